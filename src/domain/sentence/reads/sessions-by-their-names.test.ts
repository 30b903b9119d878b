import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What a session is called says what its set is, or how easy it is, where no set is said.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    'run 60 min progression, easy to threshold',
    'running, threshold, 1 hour, whole 15m Z1 · 15m Z2 · 15m Z3 · 15m Z4',
    '',
  ],
  [
    'progression run 12 km ending at half marathon pace',
    'running, threshold, 12 kilometers, whole 3km Z1 · 3km Z2 · 3km Z3 · 3km half marathon pace 96-98%',
    '',
  ],
  [
    'progressive run 45 min, begin easy, end at tempo',
    'running, tempo, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z3',
    '',
  ],
  [
    'progression ride 90 min from zone 2 up to sweet spot',
    'cycling, sweet spot, 1 hour 30 minutes, whole 30m Z2 · 30m Z3 · 30m Z4',
    '',
  ],
  [
    '10 mile progression run starting easy and finishing at marathon pace',
    'running, tempo, 10 miles, whole 4mi Z1 · 3mi Z2 · 3mi marathon pace 92.7-94.6%',
    '',
  ],
  [
    'swim 1500 progression from easy to CSS',
    'swimming, interval, 1,500 meters, whole 450mtr Z1 · 350mtr Z2 · 350mtr Z3 · 350mtr Z4',
    '',
  ],
  [
    'Progression run, 70 minutes, start easy and finish at threshold',
    'running, threshold, 1 hour 10 minutes, whole 19m Z1 · 17m Z2 · 17m Z3 · 17m Z4',
    '',
  ],
  [
    'strength endurance bike 5x6 min at 50-60 rpm, 4 min easy',
    'cycling, tempo, main set 5x · 6m Z3 @ 50-60rpm interval · 4m recovery',
    '',
  ],
  [
    'big gear intervals on the bike 6x4 min, 3 min rest',
    'cycling, interval, main set 6x · big gear 4m Z3 interval · 3m rest',
    '',
  ],
  [
    'strength intervals bike: 8 x 3 min low cadence, 3 min easy',
    'cycling, interval, main set 8x · low cadence 3m Z3 interval · 3m recovery',
    '',
  ],
  [
    'Low cadence strength intervals on the bike, 6 x 5 minutes at 55 rpm, 3 minutes rest',
    'cycling, interval, main set 6x · 5m Z3 @ 55rpm interval · 3m rest',
    '',
  ],
  [
    'over-unders on the turbo, 60 min',
    'cycling, threshold, 1 hour, main set 3x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 3x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 3x · 2m 88-93% interval · 1m 103-105% interval',
    '',
  ],
  [
    'run 50 min over-unders',
    'running, threshold, 50 minutes, main set 3x · 2m 95-98% interval · 1m 102-105% interval · 4m recovery · 3x · 2m 95-98% interval · 1m 102-105% interval · 4m recovery · 3x · 2m 95-98% interval · 1m 102-105% interval',
    '',
  ],
  [
    'Bike workout with over-unders, 1 hour 15',
    'cycling, threshold, 1 hour 15 minutes, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
    '',
  ],
  [
    'over-unders 4x8',
    'cycling, threshold, main set 4x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 1m 88-93% interval · 1m 103-105% interval',
    '',
  ],
  [
    'o/u 3x10 5 min off',
    'cycling, threshold, main set 5x · 1m 88-93% interval · 1m 103-105% interval · 5m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval · 5m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval',
    '',
  ],
  ['2x20 aero position', 'cycling, threshold, 2 × 20 minutes (aero position)', ''],
  ['60 min on the hoods z2', 'cycling, endurance, 1 hour, note on the hoods', ''],
  [
    'o/u 3 x 12 (2 under 1 over) 5 rbi',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 5m rest · 4x · 2m 88-93% interval · 1m 103-105% interval · 5m rest · 4x · 2m 88-93% interval · 1m 103-105% interval',
    '',
  ],
  ['swim for beginners 800m', 'swimming, endurance, 800 meters, whole 16x50mtr Z1 interval 30sec rest', ''],
  ['run 20 min, absolute beginner', 'running, endurance, 20 minutes', ''],
  ['Beginner bike session 45 minutes', 'cycling, endurance, 45 minutes', ''],
  ['Beginner swim session, 1000 m', 'swimming, endurance, 1,000 meters, whole 20x50mtr Z1 interval 30sec rest', ''],
  ['IM swim 2000m', 'swimming, interval, 2,000 meters, main set 8x100mtr effort 7/10 medley interval 20sec rest', 'IM'],
  [
    '45 minutes individual medley swim',
    'swimming, interval, 2,100 meters, main set 8x100mtr effort 7/10 medley interval 20sec rest',
    'individual medley',
  ],
  [
    'IM day swim 2500',
    'swimming, interval, 2,500 meters, main set 10x100mtr effort 7/10 medley interval 20sec rest',
    'IM day',
  ],
  [
    'IM training in the pool, 60 minutes',
    'swimming, interval, 2,800 meters, main set 10x100mtr effort 7/10 medley interval 20sec rest',
    'IM training',
  ],
  ['something fast, 40 min run', 'running, interval, 40 minutes', 'fast'],
  ['got 35 mins at lunch, something quick, running', 'running, interval, 35 minutes', 'quick'],
  ['cafe ride 3h', 'cycling, endurance, 3 hours', ''],
  ['social run 5 miles', 'running, endurance, 5 miles', ''],
  ['easy coffee spin 1 hour', 'cycling, endurance, 1 hour', ''],
  ['ride to cafe and back 40 km', 'cycling, endurance, 40 kilometers', ''],
  ['coffee ride 2hrs 😎☕', 'cycling, endurance, 2 hours', ''],
  ['bike openers 1h', 'cycling, interval, 1 hour, 4 × 1 minute, 3 minutes rest', 'openers'],
  ['race openers run 30 min', 'running, endurance, 30 minutes, 4 strides', 'race openers'],
  ['swim openers 1200m', 'swimming, interval, 1,200 meters, 4 × 50 meters, 30 seconds rest', 'openers'],
  ['openers b4 race tmrw 45 min bike', 'cycling, interval, 45 minutes, 4 × 1 minute, 3 minutes rest', 'openers'],
  ['2x15 bike at 3.5 w/kg 5 min rest', 'cycling, threshold, 2 × 15 minutes, 5 minutes rest', '2x15', '3.5 w/kg'],
  ['TT practice 25mi race pace aero', 'cycling, 25 miles', '', 'TT', 'race pace'],
  ['bike: 60 min incl openers 3x1 min @ 110%', 'cycling, v02 max, 1 hour, main set 3x · 1m 110% interval', ''],
  ['something quick and easy 30 min run', 'running, endurance, 30 minutes', '', 'something'],
  [
    'run 60 min, progress from easy to marathon pace',
    'running, tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m marathon pace 92.7-94.6%',
    '',
  ],
  [
    '60 min run starting easy finishing hard',
    'running, threshold, 1 hour, whole 15m Z1 · 15m Z2 · 15m Z3 · 15m Z4',
    '',
  ],
  ['last 10 min at threshold, 50 min progression run', 'running, threshold, 50 minutes, whole 40m Z1 · 10m Z4', ''],
  [
    "o/u's 90 mins zwift",
    'cycling, threshold, 1 hour 30 minutes, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
    '',
  ],
  [
    'Cycling force intervals, 5 x 8 minutes at 55 rpm uphill, 4 minutes recovery',
    'cycling, interval, main set 5x · Uphill 8m Z3 @ 55rpm interval · 4m recovery',
    '',
  ],
  [
    'Progression long ride, 3 hours, from endurance to tempo',
    'cycling, endurance, 3 hours, whole 1h30m Z2 · 1h30m Z3',
    '',
  ],
  [
    'Start slow and finish fast, 50 min run',
    'running, interval, 50 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z4 · 10m Z5',
    '',
  ],
  [
    'activation swim 800m before race',
    'swimming, interval, 800 meters, 4 × 50 meters, 30 seconds rest',
    'activation',
    'race',
  ],
  [
    'Negative split run, 10 km, second half faster',
    'running, tempo, 10 kilometers, whole 5km Z1 · 5km Z3',
    'Negative split',
  ],
  ['run 8k getting faster every 2k', 'running, threshold, 8 kilometers, whole 2km Z1 · 2km Z2 · 2km Z3 · 2km Z4', ''],
  [
    '40 minute run, each 10 min faster than the one before',
    'running, threshold, 40 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z4',
    '',
  ],
  [
    'build run 45 min easy, moderate, hard thirds',
    'running, threshold, 45 minutes, whole 15m Z1 · 15m Z3 · 15m Z4',
    '',
  ],
  ['10k run negative split', 'running, tempo, 10 kilometers, whole 5km Z1 · 5km Z3', 'negative split'],
  ['2h ride with 3x10 min big gear work', 'cycling, tempo, 2 hours, main set 3x · big gear 10m Z3 interval', ''],
  ['full IM swim 3.8k', 'swimming, 3,800 meters', '', 'full'],
  ['easy to hard 40 min bike', 'cycling, threshold, 40 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z5', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
