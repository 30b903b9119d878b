import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Swims that consist of pieces: strokes and efforts within one swim, and swims that are cut by rests.

test.each<[sentence: string, asked: string]>([
  ['swim 10x50 kick/swim by 25 on 1:10', 'swimming, interval, main set 10x · "kick/swim" 50mtr open on 1:10 interval'],
  [
    'swim 6x75 (25 drill/25 kick/25 swim) 20s rest',
    'swimming, interval, main set 6x · "25 drill/25 kick/25 swim" 75mtr open interval · 20sec rest',
  ],
  [
    'swim 4x300 as 200 steady, 100 strong, 30 sec rest',
    'swimming, interval, main set 4x · 200mtr Z2 · 100mtr Z5 · 30sec rest',
  ],
  [
    'swim 800 as kick/drill by 50, then 4x100 easy',
    'swimming, interval, 1,200 meters, whole 8x · 50mtr kick · 50mtr drill · 4x100mtr Z1 interval',
  ],
  [
    'swim 5x(50 fast + 50 easy) on 2:10',
    'swimming, interval, main set 5x · "50 fast/50 easy" 100mtr open on 2:10 interval',
  ],
  [
    'swim 12x50 IM order, 20s rest',
    'swimming, interval, main set 3x · 50mtr butterfly interval · 20sec rest · 50mtr backstroke interval · 20sec rest · 50mtr breaststroke interval · 20sec rest · 50mtr freestyle interval · 20sec rest',
  ],
  [
    'swim broken 300s x 3: 3x100 w 10s, 2 min after each 300',
    'swimming, interval, main set 2x100mtr interval 10sec rest · 100mtr interval · 2m rest · 2x100mtr interval 10sec rest · 100mtr interval · 2m rest · 3x100mtr interval 10sec rest',
  ],
  [
    'swim 500 warm-up incl 4x25 build, 8x100 css 15s, 200 cool-down',
    'swimming, interval, 1,500 meters, whole Warm up 400mtr · 4x · Warm up 25mtr // build · 8x100mtr Z4 interval 15sec rest · Cool down 200mtr',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
