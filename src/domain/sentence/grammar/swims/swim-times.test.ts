import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Send-offs and rests of swims, one by one, in lists, and as long as the swim asks for.

test.each<[sentence: string, asked: string]>([
  [
    'swim 3x4x50 on 1:10/1:05/1:00 by round',
    'swimming, interval, main set 4x50mtr on 1:10 interval · 4x50mtr on 1:05 interval · 4x50mtr on 1:00 interval',
  ],
  ['swim 8x50 on 1.05, 200 easy', 'swimming, interval, main set 8x50mtr on 1:05 interval, cool-down 200 meters'],
  [
    'swim 4 x (100 pull, 50 kick), 20s/40s',
    'swimming, interval, main set 4x · 100mtr pull · 20sec rest · 50mtr kick · 40sec rest',
  ],
  [
    'swim 100-200-300-200-100 easy, rest 10s per 100',
    'swimming, ladder sets, main set 100mtr Z1 interval · 10sec rest · 200mtr Z1 interval · 20sec rest · 300mtr Z1 interval · 30sec rest · 200mtr Z1 interval · 20sec rest · 100mtr Z1 interval',
  ],
  [
    'swim 4x50 build, 4x50 desc, 4x50 hard all off 65',
    'swimming, interval, 600 meters, whole 4x50mtr on 1:05 interval // build · 4x50mtr on 1:05 interval // desc · 4x50mtr Z5 on 1:05 interval',
  ],
  ['swim 6x100 @ 400 pace with 30s rest', 'swimming, interval, main set 6x100mtr 102-105% interval 30sec rest'],
  [
    'swim 3 rounds 200 pull, 4x50 on 1:10, 1 min between rounds',
    'swimming, interval, main set 200mtr pull · 4x50mtr on 1:10 interval · 1m rest · 200mtr pull · 4x50mtr on 1:10 interval · 1m rest · 200mtr pull · 4x50mtr on 1:10 interval',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})

test.each<string>(['swim 10x100 on 0:25', 'swim 8x50 leaving every 10 seconds'])(
  '%s is too short to swim',
  (sentence) => {
    expect(readSession(sentence, 'swimming', { sport: 'swimming' })).toBeUndefined()
  },
)
