import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A ladder, a set or a length with a list of targets: one for each bout.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'descending 5-4-3-2-1 km @ MP/HMP/10k/5k/3k',
    'interval, main set 5km marathon pace 92.7-94.6% · 4km half marathon pace 96-98% · 3km 10k pace 100.9-103% · 2km 5k pace 104.7-106.8% · 1km 3k pace 108-110.1%',
    'descending',
  ],
  [
    'run 3-2-1 miles @ MP/HMP/10k w/ 3 min jog',
    'running, tempo, main set 3mi marathon pace 92.7-94.6% · 3m recovery · 2mi half marathon pace 96-98% · 3m recovery · 1mi 10k pace 100.9-103%, by pace, at marathon pace',
  ],
  [
    '3-2-1 km @ MP/HMP/10k/5k, run',
    'running, interval, main set 3km interval · 1.5km recovery · 2km interval · 1km recovery · 1km interval',
    '@ MP/HMP/10k/5k',
  ],
  [
    '2x(1200-800-400) 10k/5k/3k pace, 90s btw reps 4min btw sets',
    'running, threshold, main set 2x · 1.2km 10k pace 100.9-103% · 1m30s rest · 800mtr 5k pace 104.7-106.8% · 1m30s rest · 400mtr 3k pace 108-110.1% · 4m Z1 recovery, by pace, at 10k pace',
  ],
  [
    'bike 4x6 min @ 95/100/105/110% w/ 3 min easy, 15 min wu',
    'cycling, v02 max, 48 minutes, whole Warm up 15m · 6m 95% · 3m recovery · 6m 100% · 3m recovery · 6m 105% · 3m recovery · 6m 110%',
  ],
  [
    'bike 3x6 min @ 95/100/105/110% w/ 3 min easy',
    'cycling, interval, 3 × 6 minutes, 3 minutes rest',
    '@ 95/100/105/110%',
  ],
  [
    "Bike 1h30: 20' prog 50->75%, 4x6' @ 95/100/105/110 w/ 4' ez, rest Z2",
    'cycling, endurance, 1 hour 30 minutes, whole 20m ramp 50-75% · 6m 95% · 4m Z1 · 6m 100% · 4m Z1 · 6m 105% · 4m Z1 · 6m 110% · 34m Z2',
  ],
  [
    'bike 15 min wu, 10 min each @ 60,70,80,90%',
    'cycling, sweet spot, 55 minutes, whole Warm up 15m · 10m 60% · 10m 70% · 10m 80% · 10m 90%',
  ],
  [
    "build ride 10' each @ 55,65,75,85,95%, finish with 5' easy",
    'cycling, sweet spot, main set 10m 55% · 10m 65% · 10m 75% · 10m 85% · 10m 95%, cool-down 5 minutes',
  ],
  ['3x12 min 250 W, 4 min 130 W bike', 'cycling, threshold, main set 3x · 12m 250w interval · 4m 130w recovery'],
  ['3x6 min 250 W, 2 min 280 W bike', 'cycling, interval, main set 3x · 6m 250w interval · 2m 280w'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
