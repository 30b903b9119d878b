import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Warm-ups and cool-downs of swims, lengths of a pool, and the own speed of a swimmer.

test.each<[sentence: string, asked: string]>([
  [
    'swim 400 before, 6x100 on 2:00, 200 after',
    'swimming, interval, 1,200 meters, whole Warm up 400mtr · 6x100mtr on 2:00 interval · Cool down 200mtr',
  ],
  [
    'swim 200 free, 200 back, 100 kick warm-up then 5x100 on 2:00',
    'swimming, interval, 1,000 meters, whole Warm up 200mtr freestyle · Warm up 200mtr backstroke · Warm up 100mtr kick · 5x100mtr on 2:00 interval',
  ],
  [
    'swim 20 lengths easy, 8 x 4 lengths hard 20s rest, 25m pool',
    'swimming, interval, warm-up 500 meters, 8 × 100 meters, 20 seconds rest, pool 25',
  ],
  [
    'css 1:40, swim 10x100 at css on 1:55, 200 easy',
    'swimming, interval, main set 10x100mtr Z4 on 1:55 interval, cool-down 200 meters, reference 1:40 per meters, by pace',
  ],
  ['swim 1800 easy freestyle', 'swimming, endurance, 1,800 meters, whole 1800mtr Z1 freestyle'],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
