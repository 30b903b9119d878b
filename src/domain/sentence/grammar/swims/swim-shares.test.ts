import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Swims as a share of the whole, by minutes and by their length, and lengths that are carried on.

test.each<[sentence: string, asked: string]>([
  [
    'swim 3000: 20% warm up, 60% as 100s on 1:50, 20% easy',
    'swimming, interval, 3,000 meters, whole Warm up 600mtr · 18x100mtr on 1:50 interval · 600mtr Z1',
  ],
  [
    'swim 2400 total: 600 wu, split the rest into 200s on 3:40',
    'swimming, interval, 2,400 meters, whole Warm up 600mtr · 9x200mtr on 3:40 interval',
  ],
  [
    '40 lengths: 8 easy, 6 x 4 hard with 20s rest, 8 easy',
    'interval, 1,000 meters, pool 25, whole 200mtr Z1 · 6x100mtr Z5 interval 20sec rest · 200mtr Z1',
  ],
  [
    'swim 6 lengths fast 30s rest each, 10 lengths easy',
    'swimming, interval, 6 × 25 meters, 30 seconds rest, cool-down 250 meters, pool 25',
  ],
  [
    'swim 3x300, 2nd half faster, 30s rest',
    'swimming, interval, main set 3x300mtr interval 30sec rest // 2nd half faster',
  ],
  [
    'swim 8x150 first 25 sprint, rest easy, 20s rest',
    'swimming, interval, main set 8x · "25 sprint/125 easy" 150mtr open interval · 20sec rest',
  ],
  [
    'swim 5x200 at CSS+8 to CSS on 3:40',
    'swimming, interval, main set "CSS+8 s per 100" 200mtr open on 3:40 interval · "CSS+6 s per 100" 200mtr open on 3:40 interval · "CSS+4 s per 100" 200mtr open on 3:40 interval · "CSS+2 s per 100" 200mtr open on 3:40 interval · 200mtr Z4 on 3:40 interval',
  ],
  [
    'swim 10x200: 5 @ css+6, 3 @ +4, 2 @ +2, all 20s rest',
    'swimming, interval, main set 5x · "CSS+6 s per 100" 200mtr open interval · 20sec rest · 3x · "CSS+4 s per 100" 200mtr open interval · 20sec rest · 2x · "CSS+2 s per 100" 200mtr open interval · 20sec rest',
  ],
  [
    'swim 40 min: 10 wu, 20 of 50s on 1:00, 10 easy',
    'swimming, interval, 1,800 meters, whole Warm up 10m · 20x50mtr on 1:00 interval · 10m Z1',
  ],
  [
    'swim 3x(150 + 2x50) 20s rest, 50s fast',
    'swimming, interval, main set 150mtr · 20sec rest · 2x50mtr Z5 interval 20sec rest · 150mtr · 20sec rest · 2x50mtr Z5 interval 20sec rest · 150mtr · 20sec rest · 2x50mtr Z5 interval 20sec rest',
  ],
  [
    '50-100-200-100-50, 100s pull, others swim, 15s rest',
    'swimming, ladder sets, main set 50mtr interval · 15sec rest · 100mtr pull interval · 15sec rest · 200mtr interval · 15sec rest · 100mtr pull interval · 15sec rest · 50mtr interval',
  ],
  ['swim 45 min: 15 easy, 20 steady, 10 easy', 'swimming, endurance, 2,100 meters, whole 15m Z1 · 20m Z2 · 10m Z1'],
  [
    'swim 5x100 20s rest, 2nd one fly',
    'swimming, interval, main set 100mtr interval · 20sec rest · 100mtr butterfly interval · 20sec rest · 3x100mtr interval 20sec rest',
  ],
  ['20 min time trial after 500 easy, swim', 'swimming, 1,700 meters, whole Warm up 500mtr · 20m open effort 10/10'],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})

test.each<string>(['swim 40 min with every 4th length hard', 'swim 64 lengths, every 4th one fast'])(
  '%s has no repetitions of which something could be said',
  (sentence) => {
    expect(readSession(sentence, 'swimming', { sport: 'swimming' })).toBeUndefined()
  },
)
