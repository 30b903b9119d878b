import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Limits of all of a session or of one kind of part, what is left of a whole, rests within limits, and cadences step by step.

test.each<[sentence: string, asked: string, ...told: string[]]>([
  // A limit stands at every step that it is said of.
  [
    'run 12 min z2, 4x(5 min z4, 2 min z1), 9 min z1, keep HR below 168 the whole time',
    'running, threshold, 49 minutes, whole 12m Z2 // keep HR below 168 the whole time · 4x · 5m Z4 // keep HR below 168 the whole time · 2m Z1 // keep HR below 168 the whole time · 9m Z1 // keep HR below 168 the whole time',
  ],
  [
    'ride 75: 20 z2, 2x14 sst 6 easy, rest z2, HR <148 on the z2',
    'cycling, sweet spot, 1 hour 15 minutes, whole 20m Z2 // HR <148 on the z2 · 2x · 14m Z4 interval · 6m recovery · 15m Z2 // HR <148 on the z2',
  ],
  [
    '15 wu, 3x9 @ 96% ftp 4 min z1, 8 cd, 88+ rpm throughout',
    'cycling, threshold, warm-up 15 minutes, main set 3x · 9m 96% @ 88rpm interval · 4m Z1 @ 88rpm, cool-down 8 minutes, note 88+ rpm throughout',
  ],
  [
    'HR cap 152 throughout: 16 min easy, 5x20s strides, 14 min easy run',
    'running, endurance, 36 minutes 40 seconds, whole 16m Z1 // HR cap 152 throughout · 5x · Stride 20sec open effort 8/10 interval // HR cap 152 throughout · 1m recovery // HR cap 152 throughout · 14m Z1 // HR cap 152 throughout',
  ],
  [
    'run with HR under 158 on the efforts: 12 wu, 5x5 min z4, 2 min jog, 8 cd',
    'running, threshold, 55 minutes, whole Warm up 12m · 5x · 5m Z4 interval // HR under 158 on the efforts · 2m recovery · Cool down 8m',
  ],
  [
    'bike 3x11 min @ 90%, 4 easy, heart rate never above 163 at any time',
    'cycling, sweet spot, main set 3x · 11m 90% interval // heart rate never above 163 at any time · 4m recovery // heart rate never above 163 at any time, note heart rate never above 163 at any time',
  ],
  [
    'wu 12 z1, 4 x 5 min z4 hr under 168, 3 min z1 hr under 125, cd 8',
    'threshold, 52 minutes, whole Warm up 12m Z1 // hr under 125 · 4x · 5m Z4 interval // hr under 168 · 3m Z1 recovery · Cool down 8m',
    'hr under 125',
  ],
  // Rests that depend on their bouts, within limits.
  [
    '18 wu, 2-4-6-4-2 min @ 102% ftp, rests equal but 4 min max, 8 cd',
    'cycling, endurance, 58 minutes, whole Warm up 18m · 2m 102% · 2m Z1 · 4m 102% · 4m Z1 · 6m 102% · 4m Z1 · 4m 102% · 4m Z1 · 2m 102% · Cool down 8m',
  ],
  [
    'run: 12 min easy, 1-2-3-2-1 min hard, equal jogs (2 mins max), 8 min easy',
    'running, endurance, 36 minutes, whole 12m Z1 · 1m Z5 · 1m Z1 · 2m Z5 · 2m Z1 · 3m Z5 · 2m Z1 · 2m Z5 · 2m Z1 · 1m Z5 · 8m Z1',
  ],
  [
    'bike 4-8-4 min sst, rest half the rep but at least 3 min, wu 12 cd 8',
    'cycling, sweet spot, 43 minutes, whole Warm up 12m · 4m Z4 · 3m Z1 · 8m Z4 · 4m Z1 · 4m Z4 · Cool down 8m',
  ],
  [
    'ride 3-5-7 min @ 98%, rest = work (max 5min), wu 12, cd 8',
    'cycling, endurance, 43 minutes, whole Warm up 12m · 3m 98% · 3m Z1 · 5m 98% · 5m Z1 · 7m 98% · Cool down 8m',
  ],
  // What is left of the whole lies where it is said.
  [
    'kickr 50 min: wu 9, 2 sets of 5x(30s on / 30s off), 3min bw sets, cd remainder',
    'cycling, v02 max, 50 minutes, warm-up 9 minutes, main set 4x · 30sec interval · 30sec recovery · 30sec interval · 3m rest · 5x · 30sec interval · 30sec recovery, cool-down 28 minutes',
  ],
  [
    '65min ride: 18 wu, 2x13 sst w/ 4 easy, rest cd',
    'cycling, sweet spot, 1 hour 5 minutes, whole Warm up 18m · 2x · 13m Z4 interval · 4m recovery · Cool down 13m',
  ],
  [
    'run 55: 3x8 @ threshold 2 jog, cd 9, wu is whatever is left',
    'running, threshold, 55 minutes, whole Warm up 16m · 3x · 8m Z4 interval · 2m recovery · Cool down 9m',
  ],
  [
    'bike 100 min: 2x14 sst 6 easy, cd 12, remainder z2',
    'cycling, sweet spot, 1 hour 40 minutes, whole 24m Z2 · 2x · 14m Z4 · 6m Z1 recovery · 24m Z2 · Cool down 12m',
  ],
  ['72 km ride with 3x9 km tempo, rest z2', 'cycling, tempo, 72 kilometers, whole 18km Z2 · 3x · 9km Z3 · 9km Z2'],
  [
    '100 min ride w/ 3x12 min sst, rest z2',
    'cycling, sweet spot, 1 hour 40 minutes, whole 28m Z2 · 3x · 12m Z4 · 12m Z2',
  ],
  // Spin-ups within the warm-up, and easy minutes between them that are not as quick.
  [
    '18 wu incl 4x45s spinups 105+ rpm, 4x7 @ 104% 3 min easy, cd 9',
    'cycling, threshold, 1 hour 7 minutes, whole Warm up 11m · 4x · 45sec Z1 @ 105rpm interval · 1m recovery · 4x · 7m 104% interval · 3m recovery · Cool down 9m',
  ],
  [
    '12 min wu (2x1 min @ 110rpm), 3x4 min 112% / 3 min ez, 8 min cd',
    'cycling, v02 max, 41 minutes, whole Warm up 8m · 2x · 1m Z1 @ 110rpm interval · 1m recovery · 3x · 4m 112% interval · 3m recovery · Cool down 8m',
  ],
  [
    'wu 18 inc 3x40s spin-ups 108rpm w/ 80s easy, 3x6 @ 106% 4 ez, cd 8',
    'cycling, v02 max, 56 minutes, whole Warm up 12m · 3x · 40sec Z1 @ 108rpm interval · 1m20s recovery · 3x · 6m 106% interval · 4m recovery · Cool down 8m',
  ],
  // Pairs that fill a time, over-unders and cadences behind dashes.
  [
    '20/20s: 3 x 8min @ 130/45%, 5 min ez, 12 wu 8 cd',
    'cycling, v02 max, 54 minutes, whole Warm up 12m · 12x · 20sec 130% · 20sec 45% · 5m recovery · 12x · 20sec 130% · 20sec 45% · 5m recovery · 12x · 20sec 130% · 20sec 45% · Cool down 8m',
  ],
  [
    'turbo wu 12, 2 x 6min (40/20s @ 135%/50%), 4 min ez between, cd 8',
    'cycling, v02 max, 36 minutes, whole Warm up 12m · 6x · 40sec 135% · 20sec 50% · 4m recovery · 6x · 40sec 135% · 20sec 50% · Cool down 8m',
  ],
  [
    'bike 2x10 over-unders - 3 min 94%, 2 min 103% - 92rpm+, 5 easy',
    'cycling, threshold, main set 2x · 3m 94% @ 92rpm · 2m 103% @ 92rpm · 3m 94% @ 92rpm · 2m 103% @ 92rpm · 5m recovery',
  ],
  [
    'turbo 36 min: cad ladder 75/85/95/105, 2 min each, up and back down',
    'cycling, endurance, 36 minutes, whole 11m Z1 · 2m Z1 @ 75rpm · 2m Z1 @ 85rpm · 2m Z1 @ 95rpm · 2m Z1 @ 105rpm · 2m Z1 @ 95rpm · 2m Z1 @ 85rpm · 2m Z1 @ 75rpm · 11m Z1',
  ],
  [
    'bike 44 z2: cadence 85-95-105-95-85 3 min each',
    'cycling, endurance, 44 minutes, whole 14m Z2 · 3m Z2 @ 85rpm · 3m Z2 @ 95rpm · 3m Z2 @ 105rpm · 3m Z2 @ 95rpm · 3m Z2 @ 85rpm · 15m Z2',
  ],
  [
    'trainer wu 12, 9-6-3 min @ 94% FTP, rest a third of the rep, cd 8',
    'cycling, endurance, 43 minutes, whole Warm up 12m · 9m 94% · 3m Z1 · 6m 94% · 2m Z1 · 3m 94% · Cool down 8m',
  ],
  [
    'ride 2h10: 40 min z2, 3x14 tempo w/ 6 easy, remaining z2',
    'cycling, tempo, 2 hours 10 minutes, whole 40m Z2 · 3x · 14m Z3 · 6m Z1 recovery · 30m Z2',
  ],
  [
    'turbo 55 min - 15 z2, 15 z3, 10 z4, rest easy',
    'cycling, tempo, 55 minutes, whole 15m Z2 · 15m Z3 · 10m Z4 · 15m Z1',
  ],
  [
    'bike 12 wu, 3x7 min @ 245/255/265w, 4 ez, cd 8',
    'cycling, endurance, 49 minutes, whole Warm up 12m · 7m 245w · 4m Z1 · 7m 255w · 4m Z1 · 7m 265w · Cool down 8m',
  ],
  [
    'ftp test on the trainer: wu 18, 5 min all out, 10 easy, 20 min all out, cd 12',
    'cycling, interval, 1 hour 5 minutes, whole Warm up 18m · 5m open effort 10/10 · 10m Z1 · 20m open effort 10/10 · Cool down 12m',
  ],
  [
    'turbo 64 min: wu 18 min (3x20 s @ 118rpm), 3x6 min 104%, 3 min ez, cd to finish',
    'cycling, threshold, 1 hour 4 minutes, whole Warm up 14m · 3x · 20sec Z1 @ 118rpm interval · 1m recovery · 3x · 6m 104% interval · 3m recovery · Cool down 19m',
  ],
  // Ends, places and targets in riders' words.
  [
    '3 x (4mins @ 280 W / 3mins @ 160W), ramp up 12, ramp down 9',
    'cycling, interval, 42 minutes, whole Warm up 12m ramp 48-63% · 3x · 4m 280w · 3m 160w · Cool down 9m ramp 63-48%',
  ],
  [
    'TT prep 34km bike: 12k at 84, 14k at 94, 8k whatever is left',
    'cycling, interval, 34 kilometers, whole 12km 84% · 14km 94% · 8km open effort 10/10',
  ],
  [
    'bike hill reps on the roadster 6x ~3.5min @ 108%, coast down 4 min, home easy 15',
    'cycling, interval, main set 6x · Uphill 3m30s 108% interval · 4m recovery, cool-down 15 minutes',
    'roadster',
  ],
  [
    'bilke 100 min z2 w/ 3x7mn @thrshold 4mn ez near the end',
    'cycling, threshold, 1 hour 40 minutes, warm-up 1 hour 7 minutes, 3 × 7 minutes, 4 minutes rest',
  ],
  ['90 min ride with the group at tempo', 'cycling, tempo, 1 hour 30 minutes, whole 1h30m 76-90%'],
])('%s', (sentence, asked, ...told) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  const { unread, checks } = understood
  expect([...unread, ...checks].map(({ from, to }) => sentence.slice(from, to))).toEqual(told)
})

test.each([['bike 2-4-6 min @ 101%, equal rest max 3 min each bit, and then some', 'equal rest max 3 min']])(
  '“%s” is told to be checked',
  (sentence, told) => {
    const { checks, unread } = understand(sentence, { sport: 'running' })
    expect([...checks, ...unread].map(({ from, to }) => sentence.slice(from, to)).join(' | ')).toContain(told)
  },
)
