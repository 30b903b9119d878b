import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Climbs that are counted, bouts that get harder or are a bit harder, starts on the track, and turns that end as they began.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'MTB 90 min with 5 hard climbs of about 3 min',
    'cycling, interval, 1 hour 30 minutes, main set 5x · Uphill 3m open effort 9/10 interval',
  ],
  ['bike 2h, 4 hard hills of 5 min', 'cycling, interval, 2 hours, main set 4x · Uphill 5m open effort 9/10 interval'],
  ['bike 3 tempo climbs of 10 min', 'cycling, tempo, main set 3x · Uphill 10m interval'],
  ['bike 3h with 3 hard climbs of 20 min', 'cycling, interval, 3 hours, main set 3x · Uphill 20m Z5 interval'],
  ['bike 3 x 10 min hills rpe 7', 'cycling, interval, main set 3x · Uphill 10m open effort 7/10 interval'],
  [
    'Hill reps on the road bike: 6 x 4 min up at threshold, roll back down',
    'cycling, threshold, main set 6x · Uphill 4m interval · 2m recovery, note on the road',
  ],
  [
    'hill repeats on the gravel bike: 8 x 2 min hard',
    'cycling, interval, main set 8x · Uphill 2m open effort 9/10 interval',
  ],
  [
    "I'm a beginner, cycle for 25 min, 2 min a bit harder then 3 min easy, over and over",
    'cycling, tempo, 25 minutes, whole 5x · 2m Z3 · 3m Z1 recovery',
  ],
  [
    'bike 30 min, 1 min slightly harder then 2 min easy, over and over',
    'cycling, tempo, 30 minutes, whole 10x · 1m Z3 · 2m Z1 recovery',
  ],
  ['run 8 x 1 min a little bit harder, 2 min easy', 'running, tempo, 8 × 1 minute, 2 minutes rest'],
  [
    '5, 4, 3, 2, 1 min getting harder each time, 2 min easy between',
    'running, threshold, main set 5m half marathon pace 96-98% · 2m Z1 recovery · 4m 10k pace 100.9-103% · 2m Z1 recovery · 3m 5k pace 104.7-106.8% · 2m Z1 recovery · 2m 3k pace 108-110.1% · 2m Z1 recovery · 1m 1500m pace 115.1-117.4%, by pace, at half marathon pace',
  ],
  [
    'turbo 6, 5, 4, 3 min getting harder every rep with 3 min easy spin in between',
    'cycling, v02 max, main set 6m 100% · 3m Z1 recovery · 5m 105% · 3m Z1 recovery · 4m 110% · 3m Z1 recovery · 3m 115%',
  ],
  [
    '8,6,4,2 min getting harder, rest 2 min between',
    'running, threshold, main set 8m half marathon pace 96-98% · 2m Z1 recovery · 6m 10k pace 100.9-103% · 2m Z1 recovery · 4m 5k pace 104.7-106.8% · 2m Z1 recovery · 2m 3k pace 108-110.1%, by pace, at half marathon pace',
  ],
  [
    'bike 5-4-3-2-1 min each one harder, 90 s rest',
    'cycling, v02 max, main set 5m 100% · 1m30s Z1 recovery · 4m 105% · 1m30s Z1 recovery · 3m 110% · 1m30s Z1 recovery · 2m 115% · 1m30s Z1 recovery · 1m 120%',
  ],
  [
    'bike 5-4-3-2-1 min getting harder, recoveries of two minutes',
    'cycling, interval, main set Hard 5m 106-120% interval · 2m recovery · Hard 4m 106-120% interval · 2m recovery · Hard 3m 106-120% interval · 2m recovery · Hard 2m 106-120% interval · 2m recovery · Hard 1m Z6 interval',
    'getting',
  ],
  [
    '40km TT effort with 20 min warm up',
    'cycling, interval, 1 hour 21 minutes 20 seconds, whole Warm up 20m · 40km effort 10/10',
  ],
  [
    '20 min warm up then 40k time trial, 10 min cool down',
    'cycling, interval, 1 hour 31 minutes 20 seconds, whole Warm up 20m · 40km effort 10/10 · Cool down 10m',
  ],
  ['30 km TT', 'cycling, interval, 1 hour 11 minutes, whole Warm up 15m · 30km effort 10/10 · Cool down 10m'],
  [
    'Bunch ride Saturday arvo, 70 kays, mostly Z2 to Z3',
    'cycling, endurance, 70 kilometers, whole 70km 55-82.9%',
    'Saturday',
    'arvo',
    'mostly',
  ],
  ['70 kays on the road bike, zone 2', 'cycling, endurance, 70 kilometers, note on the road'],
  [
    '45 min trainer ride alternating 5 min Z2 and 5 min Z3',
    'cycling, tempo, 45 minutes, whole 4x · 5m Z2 · 5m Z3 · 5m Z2',
  ],
  [
    '9k run alternating 1k at 4:00 and 1k at 4:40',
    'running, interval, 9 kilometers, whole 4x · 1km 4:00/km · 1km 4:40/km · 1km 4:00/km',
  ],
  [
    'run 50 min alternating 10 min easy and 10 min steady',
    'running, endurance, 50 minutes, whole 2x · 10m Z1 · 10m Z2 · 10m Z1',
  ],
  [
    'steps up every 5 min on the turbo: 50, 60, 70, 80, 90% then 10 min cool down',
    'cycling, sweet spot, 35 minutes, whole 5m 50% · 5m 60% · 5m 70% · 5m 80% · 5m 90% · Cool down 10m',
  ],
  [
    'turbo 4 min steps at 55, 65, 75, 85% then 10 min easy',
    'cycling, endurance, 26 minutes, whole 4m 55% · 4m 65% · 4m 75% · 4m 85% · 10m Z1',
  ],
  [
    'track bike, 6 standing starts of 250 m, 5 min rest',
    'cycling, interval, main set 6x · standing starts 250mtr open effort 10/10 interval · 5m rest',
  ],
  [
    'bike: 6 standing starts of 12 s, 4 min rest',
    'cycling, interval, main set 6x · standing starts 12sec Z7 interval · 4m rest',
  ],
  [
    'track bike: 8 x 200 m flying start, 4 min rest',
    'cycling, interval, main set 8x · flying start 200mtr open effort 10/10 interval · 4m rest',
  ],
  [
    'breakaway practice: 6 x (30 sec sprint straight into 3 min threshold), 4 min easy',
    'cycling, threshold, main set 6x · 30sec open effort 10/10 · 3m · 4m recovery',
    'breakaway',
  ],
  [
    'MTB 6 x (30 sec sprint + 3 min threshold), 4 min easy',
    'cycling, threshold, main set 6x · 30sec open effort 10/10 · 3m · 4m recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
