import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Targets that get harder in even steps, rests side by side, and what depends on a condition, which is named.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'cut-down 5 x 1 mile from 7:00 to 6:20, 2 min rec',
    'interval, main set 1mi 7:00/mi · 2m recovery · 1mi 6:50/mi · 2m recovery · 1mi 6:40/mi · 2m recovery · 1mi 6:30/mi · 2m recovery · 1mi 6:20/mi',
    'cut-down',
  ],
  [
    '4x6 min building from 240 to 280w, 3 min easy',
    'cycling, interval, main set building 6m 240w · 3m recovery · building 6m 253w · 3m recovery · building 6m 267w · 3m recovery · building 6m 280w',
  ],
  [
    '6x1k from 4:20 down to 3:50, 90s jog',
    'interval, main set 1km 4:20/km · 1m30s recovery · 1km 4:14/km · 1m30s recovery · 1km 4:08/km · 1m30s recovery · 1km 4:02/km · 1m30s recovery · 1km 3:56/km · 1m30s recovery · 1km 3:50/km',
  ],
  [
    'run 8x400 starting at 1:40 finishing at 1:26, 60s',
    'running, interval, main set 400mtr 4:10/km · 1m recovery · 400mtr 4:05/km · 1m recovery · 400mtr 4:00/km · 1m recovery · 400mtr 3:55/km · 1m recovery · 400mtr 3:50/km · 1m recovery · 400mtr 3:45/km · 1m recovery · 400mtr 3:40/km · 1m recovery · 400mtr 3:35/km',
  ],
  [
    '5x5 min ride from 85% to 95%, 2 min easy',
    'cycling, sweet spot, main set 5m 85% · 2m recovery · 5m 88% · 2m recovery · 5m 90% · 2m recovery · 5m 93% · 2m recovery · 5m 95%',
  ],
  ['4x1 mile @ 6:50 to 6:40, 2 min jog', 'interval, main set 4x · 1mi 6:40-6:50/mi interval · 2m recovery'],
  [
    '3 x 3 x 300m (1 min / 5 min) @ 1500 pace',
    'running, interval, main set 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 3x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery, by pace, at 1500m pace',
  ],
  [
    '2x4x400 (90s/4min) run at 3k pace',
    'running, interval, main set 3x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery · 400mtr 3k pace 108-110.1% interval · 4m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery, by pace, at 3k pace',
  ],
  [
    'bike 3x(4x1 min) (1 min / 5 min) at 130%',
    'cycling, v02 max, main set 3x · 1m 130% interval · 1m recovery · 1m 130% interval · 5m recovery · 3x · 1m 130% interval · 1m recovery · 1m 130% interval · 5m recovery · 4x · 1m 130% interval · 1m recovery',
  ],
  [
    "3x3x300 1'/5' run",
    'running, interval, main set 2x · 300mtr interval · 1m recovery · 300mtr interval · 5m recovery · 2x · 300mtr interval · 1m recovery · 300mtr interval · 5m recovery · 3x · 300mtr interval · 1m recovery',
  ],
  [
    "1200/800/400 w 3'/2' then 4x200 w 200j",
    'interval, main set 1200mtr interval · 3m recovery · 800mtr interval · 2m recovery · 400mtr interval · 4x · 200mtr interval · 200mtr recovery',
  ],
  [
    '1600/1200/800 w/ 400 jog run',
    'running, interval, main set 1600mtr interval · 400mtr recovery · 1200mtr interval · 400mtr recovery · 800mtr interval',
  ],
  [
    'run 1600/1200/800/400 w 3 min',
    'running, interval, main set 1600mtr interval · 3m recovery · 1200mtr interval · 3m recovery · 800mtr interval · 3m recovery · 400mtr interval',
  ],
  [
    'Run 8 miles w/ middle 4 @ MP (7:15s)',
    'running, tempo, 8 miles, by pace, at marathon pace, whole 2mi Z1 · 4mi 7:15/mi · 2mi Z1',
  ],
  ['run 5x1 mile @ 6:45s, 2 min', 'running, interval, main set 5x · 1mi 6:45/mi interval · 2m recovery'],
  [
    '1mi wu, 4mi @ 6:45ish, 1 mi cd (maybe 5 mi if feeling good)',
    '6 miles, whole Warm up 1mi · 4mi 6:45/mi · Cool down 1mi',
    'maybe 5 mi if feeling good',
  ],
  [
    "Vo2 5x4' 3'ez, but if legs are bad only 4",
    'cycling, v02 max, 5 × 4 minutes, 3 minutes rest',
    'if legs are bad only 4',
  ],
  ['40 min easy, maybe 50 if it feels good', 'endurance, 40 minutes', 'maybe 50 if it feels good'],
  [
    '8x400 @ 5k pace 90s jog, if tired 6',
    'running, interval, 8 × 400 meters, 90 seconds rest, by pace, at 5k pace',
    'if tired 6',
  ],
  [
    '5x1k run 2 min jog (6 if feeling strong)',
    'running, interval, 5 × 1 kilometer, 2 minutes rest',
    '6 if feeling strong',
  ],
  ['run 10k steady, or 12k if I have time', 'running, endurance, 10 kilometers', 'or 12k if I have time'],
  [
    '3x15 at 90% 5 easy ride, unless it rains then 2x15',
    'cycling, sweet spot, main set 3x · 15m 90% interval · 5m recovery',
    'unless it rains then 2x15',
  ],
  ['60 min ride z2, add 2x10 tempo if legs are good', 'cycling, endurance, 1 hour', 'add 2x10 tempo if legs are good'],
  ['swim 2k, 2.5k if the pool is empty', 'swimming, 2,000 meters', '2.5k if the pool is empty'],
  ['60 min bike, 20 min at 250w if legs are ok', 'cycling, 1 hour', '20 min at 250w if legs are ok'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})
