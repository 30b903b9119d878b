import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Short efforts at even distances: every 10 min, once an hour, from minute 30 to the last 20.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'bike z2 2 hrs but do 5 mins z4 at the top of evry hour',
    'cycling, endurance, 2 hours, whole 2x · 55m Z2 · 5m Z4 interval',
  ],
  [
    'long easy ride sunday 4h z2 w/ cafe stop sprint 10s every 30min',
    'cycling, endurance, 4 hours, whole 7x · 29m50s Z2 · 10sec Z7 interval · 30m Z2',
    'sunday',
  ],
  [
    'Long run w/ surges - 1h50, every 10min put in 1min @ 10k effort startin at 30min, not last 20 tho',
    'running, endurance, 1 hour 50 minutes, whole 30m Z1 · 6x · 1m 10k pace 100.9-103% interval · 9m Z1 · 20m Z1',
  ],
  [
    '3h ride z2, every 20 minutes 1 min at threshold',
    'cycling, endurance, 3 hours, whole 8x · 19m Z2 · 1m Z5 interval · 20m Z2',
  ],
  [
    '90 min run easy with a 30s surge every 10 minutes',
    'running, endurance, 1 hour 30 minutes, whole 8x · 9m30s Z1 · 30sec Z5 interval · 10m Z1',
  ],
  [
    '2h ride easy with 5 min tempo every half hour',
    'cycling, endurance, 2 hours, whole 3x · 25m Z1 · 5m Z3 interval · 30m Z1',
  ],
  [
    'bike 3h endurance, 8 s sprint every 15 min',
    'cycling, endurance, 3 hours, whole 11x · 14m52s Z2 · 8sec Z7 interval · 15m Z2',
  ],
  [
    'run 70 min easy, 20 s fast every 5 min',
    'running, endurance, 1 hour 10 minutes, whole 13x · 4m40s Z1 · 20sec Z5 interval · 5m Z1',
  ],
  [
    'run 15 km easy with 200m pickups every 2 km',
    'running, endurance, 15 kilometers, whole 7x · 1.8km Z1 · 200mtr Z5 interval · 1km Z1',
  ],
  [
    'run 60 min easy, every 10 min 1 min @ 5k pace',
    'running, endurance, 1 hour, whole 5x · 9m Z1 · 1m 5k pace 104.7-106.8% interval · 10m Z1',
  ],
  ['4h ride z2, once an hour 10 min tempo', 'cycling, endurance, 4 hours, whole 4x · 50m Z2 · 10m Z3 interval'],
  ['2h easy ride, on the hour 5 min at z4', 'cycling, endurance, 2 hours, whole 2x · 55m Z1 · 5m Z4 interval'],
  [
    'bike 2h z2 with 1 min at 120% every 10 min',
    'cycling, endurance, 2 hours, whole 11x · 9m Z2 · 1m 120% interval · 10m Z2',
  ],
  [
    'bike 90 min z2 with 30s @ 300w every 10 min',
    'cycling, endurance, 1 hour 30 minutes, whole 8x · 9m30s Z2 · 30sec 300w interval · 10m Z2',
  ],
  [
    '10 mile run with 1 min surge every mile',
    'running, interval, 10 miles, whole 9x · 1mi Z1 · 1m Z5 interval · 1mi Z1',
  ],
  [
    'run 90 min, 1 min fast every 10 min',
    'running, interval, 1 hour 30 minutes, whole 8x · 9m Z1 · 1m Z5 interval · 10m Z1',
  ],
  [
    'every 5 km throw in 1 km at marathon pace, 25 km run',
    'running, tempo, 25 kilometers, whole 4x · 4km Z1 · 1km marathon pace 92.7-94.6% interval · 5km Z1',
  ],
  [
    '1h easy spin with a sprint of 10s every 10 mins',
    'cycling, endurance, 1 hour, whole 5x · 9m50s Z1 · 10sec Z7 interval · 10m Z1',
  ],
  ['20k easy run with 4x1 min surges', 'running, interval, 20 kilometers, 4 × 1 minute'],
  ['bike 2h z2, stand up 1 min every 10 min', 'cycling, endurance, 2 hours'],
  [
    'run 60 min with 10 x 15 s strides every 5 min',
    'running, interval, 1 hour, whole 10x · 4m45s Z1 · 15sec Z5 interval · 10m Z1',
  ],
  [
    '50 minutes steady with 10 x 15 sec strides thrown in every couple of minutes',
    'endurance, 50 minutes, whole 10x · 1m45s Z2 · 15sec Z5 interval · 30m Z2',
  ],
  ['60 min easy run every other day', 'running, endurance, 1 hour', 'other', 'day'],
  ['bike 60 min easy, drink every 10 min', 'cycling, endurance, 1 hour, note drink every 10 min'],
  ['8x400 every Tuesday, run', 'running, interval, 8 × 400 meters', 'Tuesday'],
  [
    'run 10 miles with 4 hill sprints on the hour',
    'running, interval, 10 miles, main set 4x · Uphill 10sec open effort 9/10 interval',
    'hour',
  ],
  ['TT bike 56 mi @ .78 IF, aero exc. 1 min sit up each 10 mi', 'cycling, tempo, 56 miles, whole 56mi 78% // TT bike'],
  [
    'sst 2x30 but every 5th min stand up for 30s big gear; 10 min zone 1 between',
    'cycling, sweet spot, 2 × 30 minutes, 10 minutes rest',
  ],
  ['ride 100k @ 70%, stand for 1 min every 10k', 'cycling, endurance, 100 kilometers, whole 100km 70%'],
  ['ride 75 min easy with 10x6 s jumps', 'cycling, interval, 1 hour 15 minutes, main set 10x · 6sec Z7 interval'],
  [
    'hr capped spin 1h15, nowt over 135, ten lots of 6 sec jumps whenever',
    'cycling, interval, 1 hour 15 minutes, main set 10x · 6sec Z7 interval, by heartrate',
    '135',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
