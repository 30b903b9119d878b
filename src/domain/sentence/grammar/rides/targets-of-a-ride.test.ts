import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Targets and cadences of a ride without their signs.
test.each<[sentence: string, asked: string]>([
  ['bike 5x5 min 106-110, 4 easy', 'cycling, v02 max, main set 5x · 5m 106-110% interval · 4m recovery, by power'],
  ['turbo 3x15 SS 88-93, 5 easy', 'cycling, sweet spot, main set 3x · 15m 88-93% interval · 5m recovery, by power'],
  [
    'bike 2x20 @ IM watts 170-180, 5 easy',
    'cycling, tempo, main set 2x · 20m 170-180w interval · 5m recovery, by power',
  ],
  [
    'bike 6x4 min @ 95% at 60 rpm, 3 min spin at 95+',
    'cycling, sweet spot, main set 6x · 4m 95% @ 60rpm interval · 3m @ 95-110rpm recovery, by power',
  ],
  ['bike 3x8 @ FTP -4%, 4 easy', 'cycling, threshold, main set 3x · 8m 96% interval · 4m recovery, by power'],
  [
    'bike 2x(6 min 250w, 2 min 290w) 5 min 120w',
    'cycling, v02 max, main set 2x · 6m 250w · 2m 290w · 5m 120w recovery, by power',
  ],
  [
    'turbo ramp 120w up 15w every 2 min till 210, hold 210 for 4 min then 10 easy',
    'cycling, sweet spot, 28 minutes, by power, whole 2m 120w interval · 2m 135w interval · 2m 150w interval · 2m 165w interval · 2m 180w interval · 2m 195w interval · 2m 210w interval · 4m 210w · 10m Z1',
  ],
  [
    'bike 3x20 @ 72%, 5 z2 between, last 5 of each at 90 rpm',
    'cycling, endurance, main set 3x · 15m 72% · 5m 72% @ 90rpm · 5m Z2 recovery, by power',
  ],
  [
    'bike 4x flying 200 with 6 min rest',
    'cycling, interval, main set 4x · 200mtr open effort 10/10 interval // flying · 6m recovery',
  ],
  ['bike 4x8k hard', 'cycling, threshold, 4 × 8 kilometers'],
  [
    'cadence ladder 85-95-105 3 min each on the bike, up and back down, z2',
    'cycling, endurance, main set 3m Z2 @ 85rpm · 3m Z2 @ 95rpm · 3m Z2 @ 105rpm · 3m Z2 @ 95rpm · 3m Z2 @ 85rpm, by power',
  ],
  [
    'ride 6x30 s hard, 2x12 tempo',
    'cycling, tempo, main set 6x · 30sec 106-120% interval · 2x · 12m Z3 interval, by power',
  ],
  [
    'bike wu 15 from z1 to z3, 3x6 min threshold',
    'cycling, threshold, 42 minutes, by power, whole Warm up 15m ramp 47.5-79% · 3x · 6m Z5 interval · 3m recovery',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
