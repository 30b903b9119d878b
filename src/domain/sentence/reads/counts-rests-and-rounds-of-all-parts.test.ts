import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rounds of all parts, rests behind each part, dotted minutes, repetitions that are divided, and drills by each leg.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'tues track - 1k, 800, 600, 400, 200 getting quicker, 400m jog after each. 2 rounds, 5min',
    'running, threshold, main set 2x · 1km half marathon pace 96-98% · 400mtr recovery · 800mtr 10k pace 100.9-103% · 400mtr recovery · 600mtr 5k pace 104.7-106.8% · 400mtr recovery · 400mtr 3k pace 108-110.1% · 400mtr recovery · 200mtr 1500m pace 115.1-117.4% · 5m recovery, by pace, at half marathon pace',
    'tues',
  ],
  [
    '1200, 800, 400 getting faster, 200m jog, 3 sets',
    'running, interval, main set 3x · 1.2km 5k pace 104.7-106.8% · 200mtr recovery · 800mtr 3k pace 108-110.1% · 200mtr recovery · 400mtr 1500m pace 115.1-117.4% · 4m recovery, by pace, at 5k pace',
  ],
  [
    '3 x (200 @ 80%, 100 @ 90%, 50 max), 10s/20s/90s',
    'swimming, interval, main set 3x · 200mtr 80% · 10sec rest · 100mtr 90% · 20sec rest · 50mtr open effort 10/10 · 1m30s rest',
  ],
  [
    'run 3x(1k @ 10k, 800 @ 5k, 400 fast), 90s/60s/3min',
    'running, threshold, main set 3x · 1km 10k pace 100.9-103% · 1m30s rest · 800mtr 5k pace 104.7-106.8% · 1m rest · 400mtr Z5 · 3m rest, by pace, at 10k pace',
  ],
  [
    'swim 4x(100 free, 50 kick) 20/60s',
    'swimming, interval, main set 4x · 100mtr freestyle · 20sec rest · 50mtr kick · 1m rest',
  ],
  [
    '1km @ HMP + 500m @ 5kp x 5 thru, 3 mins jog each round',
    'running, threshold, main set 5x · 1km half marathon pace 96-98% · 500mtr 5k pace 104.7-106.8% · 3m recovery, by pace, at half marathon pace',
  ],
  [
    '3k @ MP, 1k @ 10k pace x 3 through, 2 min jog',
    'running, tempo, main set 3x · 3km marathon pace 92.7-94.6% · 1km 10k pace 100.9-103% · 2m recovery, by pace, at marathon pace',
  ],
  [
    'swim 400 easy, 300 mod, 200 hard x 3 thru, 30s rest',
    'swimming, interval, main set 3x · 400mtr Z1 recovery · 300mtr Z3 · 200mtr Z5 · 30sec rest',
  ],
  [
    '5 x (1km @ HMP, 500m @ 5kp), 3 min jog after each round',
    'running, threshold, main set 5x · 1km half marathon pace 96-98% · 500mtr 5k pace 104.7-106.8% · 3m recovery, by pace, at half marathon pace',
  ],
  ['5 x 1000 (3:35), 2.30 jog rec', 'interval, main set 5x · 1000mtr 3:35/km interval · 2m30s recovery'],
  ['6x400 run, 1.30 min jog', 'running, interval, 6 × 400 meters, 90 seconds rest'],
  ['6x400 run w/ 1.15 rest', 'running, interval, 6 × 400 meters, 75 seconds rest'],
  [
    '20 x 1 min @ 125 % FTP, 1 easy - 2 blocks of 10, 5 mins in the middle',
    'cycling, v02 max, main set 9x · 1m 125% interval · 1m recovery · 1m 125% interval · 5m recovery · 10x · 1m 125% interval · 1m recovery',
  ],
  [
    '12x400 run - 3 sets of 4, 90s rest, 3 min between',
    'running, interval, main set 3x · 400mtr interval · 1m30s rest · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m30s rest · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m30s rest',
  ],
  [
    'Single leg drills 6 x 30s each leg then 2x12 @ FTP -5%, 4 ez',
    'cycling, sweet spot, main set 6x · 30sec // single leg · 30sec // single leg · 2x · 12m 95% interval · 4m recovery',
  ],
  [
    'one leg pedalling 5x45s, then 3x8 @ 90%, 4 ez',
    'cycling, sweet spot, main set 5x · 45sec drill interval // single leg · 3x · 8m 90% interval · 4m recovery',
  ],
  [
    'swim w-up 800 (400 sw 200 k 200 drill), 6x100 max off 5:00, 300 c-down',
    'swimming, interval, 1,700 meters, whole Warm up 400mtr · Warm up 200mtr kick · Warm up 200mtr drill · 6x100mtr open effort 10/10 on 5:00 interval · Cool down 300mtr',
  ],
  [
    'easy 10k but every k all out max effort, and keep HR under 110',
    'interval, 10 kilometers, by heartrate, whole 10km 0-110bpm',
    'k',
  ],
  [
    '40/20s run, 3 sets of 8',
    'running, interval, main set 8x · 40sec interval · 20sec recovery · 3m recovery · 8x · 40sec interval · 20sec recovery · 3m recovery · 8x · 40sec interval · 20sec recovery',
  ],
  [
    'run 2 sets of 6 on the hill, 45 s up',
    'running, interval, warm-up 45 seconds, main set 2x · Uphill 6m open effort 9/10 interval',
  ],
  [
    '400s: 2 sets of 4, 90s/4 min, 3k pace',
    'running, interval, main set 3x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery · 400mtr 3k pace 108-110.1% interval · 4m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery, by pace, at 3k pace',
  ],
  [
    '3x(3min @ 90%, 2min @ 95%, 1min @ 105%) bike, 2min/1min/3min easy',
    'cycling, threshold, main set 3x · 3m 90% · 2m Z1 recovery · 2m 95% · 1m Z1 recovery · 1m 105% · 3m Z1 recovery',
  ],
  [
    "bike 6x5' sweetspot big gear 60rpm, 3' @ 110RPM easy b/t",
    'cycling, sweet spot, main set 6x · 5m @ 60rpm · 3m Z1 @ 110rpm recovery',
  ],
  ['6x30s per leg bike', 'cycling, interval, 12 × 30 seconds'],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each([
  ['3 x (200 @ 80%, 100 @ 90%, 50 max), 10s/20s/90s', '“10s/20s/90s” was read as the rest behind each part.'],
  ['1200, 800, 400 getting faster, 200m jog, 3 sets', 'No rest was said between the rounds, so 4 minutes.'],
])('“%s” tells “%s”', (sentence, told) => {
  const { inferred } = understand(sentence, { sport: 'running' })
  expect(inferred.map(({ because }) => because).join(' ')).toContain(told)
})
