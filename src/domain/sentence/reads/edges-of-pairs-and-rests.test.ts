import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests and pairs at the edge of what is read.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // The time of each bout in brackets, where its rest follows.
  ['run 5x1k (4:10) 90s rest', 'running, interval, main set 5x · 1km 4:10/km interval · 1m30s rest'],
  [
    'run 5x1k (4:10) w/ 90s 10 min easy',
    'running, interval, main set 5x · 1km 4:10/km interval · 1m30s recovery, cool-down 10 minutes',
  ],
  [
    'run 5x1k (4:10), 90s jog, 5x400',
    'running, interval, main set 5x · 1km 4:10/km interval · 1m30s recovery · 5x · 400mtr interval',
  ],
  ['bike 5x5 min (3 min z1)', 'cycling, interval, 5 × 5 minutes, 3 minutes rest'],
  // The same time twice is a pair of 10 to 90 seconds.
  ['bike 10 10s', 'cycling, v02 max, 10 × 10 seconds, 10 seconds rest'],
  ['bike 9 9s', 'cycling', '9', '9s'],
  ['bike 90 90sec', 'cycling, interval, 10 × 90 seconds, 90 seconds rest'],
  ['bike 91 91sec', 'cycling', '91', '91sec'],
  [
    'bike 15/15 10 min * 2',
    'cycling, v02 max, main set 20x · 15sec interval · 15sec recovery · 3m recovery · 20x · 15sec interval · 15sec recovery',
  ],
  // As many pairs as nearly fill the time.
  ['bike 1 min on 2 min off for 17 min', 'cycling, interval, 6 × 1 minute, 2 minutes rest'],
  ['bike 1 min hard, 2 min easy for 16 min', 'cycling, interval, 5 × 1 minute, 2 minutes rest'],
  ['bike 40/30s for 10 min', 'cycling, v02 max, 9 × 40 seconds, 30 seconds rest'],
  ['bike 40on30off for 10 min', 'cycling, v02 max, 9 × 40 seconds, 30 seconds rest'],
  // "s" behind hundreds is a plural.
  ['20 min tempo then 6x200s run', 'running, tempo, main set 20m · 6x · 200mtr interval'],
  ['20 min tempo then 6x220s run', 'running, tempo, main set 20m · 6x · 220yd interval'],
  // A pair that is timed stands directly before its time, sets directly before their rest.
  [
    'run 1x10 min tempo, 3 on, 1 min on 1 off, 2 on 1 off',
    'running, tempo, 15 minutes, whole 1x · 10m Z3 interval · 1x · 1m Z3 interval · 1m recovery · 1x · 2m Z3 interval · 1m recovery',
    '3',
  ],
  [
    'bike 30/15s, 15/15 10 min x 2',
    'cycling, v02 max, main set 10x · 30sec interval · 15sec recovery · 20x · 15sec interval · 15sec recovery · 3m recovery · 20x · 15sec interval · 15sec recovery',
  ],
  [
    'bike 15/15 z5, 10 min x 2',
    'cycling, threshold, main set 10x · 15sec Z5 interval · 15sec recovery · 2x · 10m interval',
  ],
  [
    'bike 30/15s, 3x13 with 3 min',
    'cycling, v02 max, main set 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery',
  ],
  // Up to 90 seconds a rest behind a repeated ladder is that of its rungs.
  [
    'swim 100-200-100 x2, 90 s rest',
    'swimming, ladder sets, main set 100mtr interval · 1m30s rest · 200mtr interval · 1m30s rest · 100mtr interval · 1m rest · 100mtr interval · 1m30s rest · 200mtr interval · 1m30s rest · 100mtr interval',
  ],
  [
    'swim 100-200-100 x2, 2 min rest',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval · 2m rest · 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  ['swim 200 on 0:30, 4x100 on 1:45', 'swimming, interval, main set 4x100mtr on 1:45 interval', '200', '0:30'],
  // A second rest leaves only the set out that it stands behind.
  [
    'swim 8x50 kick 20s rest, 4x100 30s rest 40s rest',
    'swimming, interval, main set 8x50mtr kick interval 20sec rest',
    '4x100 30s rest 40s rest',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
