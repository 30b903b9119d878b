import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

const sentences = [
  ['swim 600 + 12x50', 'swimming, interval, 1,200 meters, whole 600mtr · 12x50mtr interval'],
  [
    'swim 1k kick with fins followed by 20x50 15s rest',
    'swimming, interval, main set 1000mtr kick with fins · 20x50mtr interval 15sec rest',
  ],
  [
    'swim 4x(4x25 on :40)',
    'swimming, interval, main set 4x25mtr on 0:40 interval · 1m rest · 4x25mtr on 0:40 interval · 1m rest · 4x25mtr on 0:40 interval · 1m rest · 4x25mtr on 0:40 interval',
  ],
  [
    'swim 2 rounds of 300 pull, 4x50 fast 20s',
    'swimming, interval, main set 300mtr pull · 3x50mtr Z5 interval 20sec rest · 50mtr Z5 interval · 1m rest · 300mtr pull · 4x50mtr Z5 interval 20sec rest',
  ],
  [
    'swim ladder 100 200 300 400',
    'swimming, ladder sets, main set 100mtr interval · 20s rest · 200mtr interval · 20s rest · 300mtr interval · 20s rest · 400mtr interval',
  ],
  [
    'swim 300, 200, 100 with 15 seconds rest between',
    'swimming, ladder sets, main set 300mtr interval · 15sec rest · 200mtr interval · 15sec rest · 100mtr interval',
  ],
  [
    '6x50 fly, 6x50 back, 6x50 breast, 20s rest, swim',
    'swimming, interval, 900 meters, whole 6x50mtr butterfly interval 20sec rest · 6x50mtr backstroke interval 20sec rest · 6x50mtr breaststroke interval 20sec rest',
  ],
  [
    '6x75 kick, 6x75 pull, 6x75 swim on 1:40',
    'swimming, interval, 1,350 meters, whole 6x75mtr kick on 1:40 interval · 6x75mtr pull on 1:40 interval · 6x75mtr on 1:40 interval',
  ],
  [
    'swim 4x100 easy, 4x100 hard, 10s rest, backstroke',
    'swimming, interval, main set 4x100mtr Z1 backstroke interval 10sec rest · 4x100mtr Z5 backstroke interval 10sec rest',
  ],
  [
    'swim 100 free 100 back 100 breast easy',
    'swimming, endurance, 300 meters, whole 100mtr Z1 freestyle · 100mtr Z1 backstroke · 100mtr Z1 breaststroke',
  ],
  [
    'swim 500 easy, 6x100 pull 20s rest',
    'swimming, interval, warm-up 500 meters, main set 6x100mtr pull interval 20sec rest',
  ],
  ['swim 10x75 fast, 25 easy', 'swimming, interval, main set 10x · 75mtr Z5 interval · 25mtr Z1 recovery'],
  ['swim 8x50 fast, 40 easy', 'swimming, interval, 8 × 50 meters, 40 seconds rest'],
  ['swim 8x100 20s rest, 300 easy swim', 'swimming, interval, 8 × 100 meters, 20 seconds rest, cool-down 300 meters'],
  [
    'swim 15 min easy, 6x2 min hard, 10 min easy',
    'swimming, interval, 1,800 meters, whole 15m Z1 · 6x · 2m Z5 interval · 20s rest · 10m Z1',
  ],
  ['easy swim 1600 as 8x200 20s rest', 'endurance, 8 × 200 meters, 20 seconds rest'],
  [
    'swim 3x400 as 4x100 with 10s rest',
    'swimming, interval, main set 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 4x100mtr interval 10sec rest',
  ],
  [
    'swim 3x(150 kick, 4x50) 45s between',
    'swimming, interval, main set 150mtr kick · 4x50mtr interval · 45sec rest · 150mtr kick · 4x50mtr interval · 45sec rest · 150mtr kick · 4x50mtr interval',
  ],
  [
    'swim 6x200 alternating kick and pull, 20s rest',
    'swimming, interval, main set 3x · 200mtr kick interval · 20sec rest · 200mtr pull interval · 20sec rest',
  ],
  [
    'swim 3x300 kick swim pull',
    'swimming, interval, main set 300mtr kick interval · 300mtr interval · 300mtr pull interval',
  ],
] as const

test.each(sentences)('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
})

test.each([
  'swim 8x100 alternating a length kick a length pull',
  'swim 3x(200, 100) on 5:00',
  'swim 2000 with some backstroke',
  'kick session 1500 m',
  'swim 4x100 hard, 100 easy, 55',
  'swim 2k css 10x100',
  'swim 1500 time trial',
  'swim 10x50 no breathing, 10s rest',
  'swim 3x(4x50 10s rest), extra 30s between rounds',
])('is not read: %s', (sentence) => {
  expect(readSession(sentence, 'swimming', { sport: 'swimming' })).toBeUndefined()
})
