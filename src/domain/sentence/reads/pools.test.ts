import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// The length of the pool, and what is swum in it.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['pool 50m swim 2k', 'swimming, 2,000 meters, pool 50'],
  ['pool 50 swim 2k', 'swimming, 2,000 meters, pool 50'],
  ['50m pool, 2k swim', 'swimming, 2,000 meters, pool 50'],
  ['swim 2000 yds, 25 yard pool', 'swimming, 2,000 yards, pool 25'],
  ['swim 2k olympic pool', 'swimming, 2,000 meters, pool 50'],
  ['swim 2k long course', 'swimming, 2,000 meters, pool 50'],
  ['swim 2k scm', 'swimming, 2,000 meters, pool 25'],
  ['swim 2000 yd scy', 'swimming, 2,000 yards, pool 25'],
  ['swim 2k short course', 'swimming, 2,000 meters, pool 25'],
  ['swim 2000 yd short course', 'swimming, 2,000 yards, pool 25'],
  ['pool length 33 m swim 2k', 'swimming, 2,000 meters, pool 33'],
  ['swim in a 25m pool', 'swimming, pool 25'],
  ['swim pool: 25', 'swimming, pool 25'],
  ['swim 2k, pool = 50 m', 'swimming, 2,000 meters, pool 50'],
  // A length to swim, and a count.
  ['pool 10 km', 'swimming, 10,000 meters'],
  ['pool 10 x 100 swim', 'swimming, interval, 10 × 100 meters'],
  // Pools are 10 to 200 meters long.
  ['swim 2k pool 201m', 'swimming, 2,000 meters', '201m'],
  ['swim 2k pool 9m', 'swimming, 2,000 meters', '9m'],
  ['20 laps x 25m', 'swimming, 500 meters, pool 25'],
  // A rest between bouts and one between sets.
  [
    '2x(4x100 w/ 15 s rest), 1 min set rest swim',
    'swimming, interval, main set 3x100mtr interval 15sec rest · 100mtr interval · 1m rest · 4x100mtr interval 15sec rest',
  ],
  [
    '2x(4x100 w/ 15 s rest), between sets 2 min swim',
    'swimming, interval, main set 3x100mtr interval 15sec rest · 100mtr interval · 2m rest · 4x100mtr interval 15sec rest',
  ],
  [
    '2x(100-200-300 swim, 20 s rest), 1 min between sets',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval · 1m rest · 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval',
  ],
  [
    '10x100 free on 1:45, 10x50 back on 60s swim',
    'swimming, interval, main set 10x100mtr freestyle on 1:45 interval · 10x50mtr backstroke on 1:00 interval',
  ],
  ['8x50 fly 20s rest swim', 'swimming, interval, main set 8x50mtr butterfly interval 20sec rest'],
  ['swim 2000 with pull buoy', 'swimming, 2,000 meters, whole 2000mtr with pull buoy'],
  ['100 free 50 back swim 1k', 'swimming, 1,000 meters', '100', 'free', '50', 'back'],
  ['swim 400 back', 'swimming, 400 meters, whole 400mtr backstroke'],
  ['swim 1 hour back', 'swimming, endurance, 2,900 meters, whole 1h Z2', 'back'],
  ['15 min pull', 'swimming, 600 meters, whole 15m pull'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
