import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

const sentences = [
  ['swim 2400 in a 50m pool', 'swimming, 2,400 meters, pool 50'],
  ['pool 33m, swim 1980 easy', 'swimming, endurance, 1,980 meters, pool 33'],
  ['swim 40 lengths of 25 yards', 'swimming, 1,000 yards, pool 25'],
  [
    'swim 12 lengths of a 25m pool with 30s rest after each',
    'swimming, interval, 12 × 25 meters, 30 seconds rest, pool 25',
  ],
  ['css 1:35, swim 3k', 'swimming, 3,000 meters, reference 1:35 per meters, by pace'],
  [
    '1:35 css, swim 10x100 css 20s rest',
    'swimming, interval, 10 × 100 meters, 20 seconds rest, reference 1:35 per meters, by pace',
  ],
  ['swim 50 min', 'swimming, endurance, 2,400 meters, whole 50m Z2'],
  ['swim 50 min css', 'swimming, interval, 2,300 meters'],
  ['swim 40 min with 5x3 min hard', 'swimming, interval, 1,800 meters, main set 5x · 3m Z5 interval · 20s rest'],
  [
    'open water swim 30 min with 6x1 min hard',
    'swimming, interval, 1,200 meters, whole 9m Z1 · 6x · 1m Z5 interval · 1m rest · 9m Z1',
  ],
  ['sea swim 2.5 km', 'swimming, 2,500 meters, whole 2500mtr'],
  ['swim 1800 without stopping', 'swimming, 1,800 meters, whole 1800mtr'],
  ['swim 5x200 on 4', 'swimming, interval, main set 5x200mtr on 4:00 interval'],
  ['swim 6x100 t/a 2:10', 'swimming, interval, main set 6x100mtr on 2:10 interval'],
  [
    'swim 3x(50 kick, 100 swim) off 4 min',
    'swimming, interval, main set 3x · "50 kick/100 swim" 150mtr open on 4:00 interval',
  ],
  [
    'swim 3x(50 kick, 100 swim) off 20 secs',
    'swimming, interval, main set 3x · 50mtr kick · 20sec rest · 100mtr · 20sec rest',
  ],
  ['swim 6x100, lots of rest', 'swimming, interval, 6 × 100 meters, 90 seconds rest'],
  ['swim 4x300 15s rest per 100', 'swimming, interval, main set 4x300mtr interval 45sec rest'],
  ['swim 5x100 css +10s rest', 'swimming, interval, 5 × 100 meters, 10 seconds rest'],
  [
    'swim 8x100 @ 2:00, 8x50 @ 1:10, 3 min b/t sets',
    'swimming, interval, main set 8x100mtr on 2:00 interval · 3m rest · 8x50mtr on 1:10 interval',
  ],
  [
    'swim 50-100-150-100-50, 15s rest, fast on the 100s',
    'swimming, ladder sets, main set 50mtr interval · 15sec rest · 100mtr Z5 interval · 15sec rest · 150mtr interval · 15sec rest · 100mtr Z5 interval · 15sec rest · 50mtr interval',
  ],
  ['swim 8x100 br5 20s rest', 'swimming, interval, main set 8x100mtr interval 20sec rest // br5'],
  ['swim 3k 15x100 20s rest', 'swimming, interval, 3,000 meters, 15 × 100 meters, 20 seconds rest'],
  ['swim 12x50 30s rest, swim 1500', 'swimming, interval, 1,500 meters, 12 × 50 meters, 30 seconds rest'],
  [
    'swim 2x500 first pull second paddles, 1 min rest',
    'swimming, interval, main set 500mtr pull interval · 1m rest · 500mtr with paddles interval · 1m rest',
  ],
  [
    'swim 4x200 kick, fins on 1 and 3, 20s rest',
    'swimming, interval, main set 2x · 200mtr kick with fins interval · 20sec rest · 200mtr kick interval · 20sec rest',
  ],
  ['swim 6x100 hold 1:40 leave 2:00', 'swimming, interval, main set 6x100mtr 1:40/100m on 2:00 interval'],
] as const

test.each(sentences)('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
})
