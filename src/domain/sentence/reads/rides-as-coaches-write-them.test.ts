import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rides with parts within parts, pairs of targets and totals, in the short words of coaches.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'bike 18 w/u inc 4x1 min at 105 rpm, 3x12 min sweet spot, 4 min easy, 10 min cool-down',
    'cycling, sweet spot, 1 hour 16 minutes, whole Warm up 10m · 4x · 1m Z1 @ 105rpm interval · 1m recovery · 3x · 12m Z4 interval · 4m recovery · Cool down 10m',
  ],
  [
    'kickr 20 min warm up inc 2x2 min z4, 4x8 min @ 250W, 4 off, c/d 10',
    'cycling, sweet spot, 1 hour 18 minutes, whole Warm up 12m · 2x · 2m Z4 interval · 2m recovery · 4x · 8m 250w interval · 4m recovery · Cool down 10m',
  ],
  [
    '3x4 min @ 300W, 3 min easy, 15 min wu with 4 spin ups, 10 min cd',
    'cycling, v02 max, 46 minutes, whole Warm up 9m · 4x · 30sec Z1 @ 100-110rpm interval · 1m recovery · 3x · 4m 300w interval · 3m recovery · Cool down 10m',
  ],
  [
    '3 sets of 10x30/30, 6 min z1 after each set, wu 15 cd 10, trainer',
    'cycling, v02 max, warm-up 15 minutes, main set 10x · 30sec interval · 30sec recovery · 6m Z1 · 10x · 30sec interval · 30sec recovery · 6m Z1 · 10x · 30sec interval · 30sec recovery · 6m Z1, cool-down 10 minutes',
  ],
  [
    'bike 2x10 x 40/20 @ 125/45, 8 min between sets',
    'cycling, v02 max, main set 10x · 40sec 125% · 20sec 45% · 8m recovery · 10x · 40sec 125% · 20sec 45%',
  ],
  [
    '3 sets of 6x40/20 on the rollers, 125% on the 40s, 4 min spin between sets',
    'cycling, v02 max, main set 6x · 40sec 125% · 20sec Z1 recovery · 4m recovery · 6x · 40sec 125% · 20sec Z1 recovery · 4m recovery · 6x · 40sec 125% · 20sec Z1 recovery',
  ],
  [
    '40/20s x 2 x 10, 6 min, 320W / 150W',
    'cycling, interval, main set 10x · 40sec 320w · 20sec 150w · 6m rest · 10x · 40sec 320w · 20sec 150w',
  ],
  [
    '5x3 min vo2 3 off + 2x12 sst after 8 easy',
    'cycling, v02 max, main set 5x · 3m interval · 3m recovery · 8m Z1 recovery · 2x · 12m Z4 interval',
  ],
  [
    'cool down 12, 4x6 @ 100%, 3 off, warm up 18 with 3 spin ups, bike',
    'cycling, threshold, 1 hour 6 minutes, whole Warm up 13m30s · 3x · 30sec Z1 @ 100-110rpm interval · 1m recovery · 4x · 6m 100% interval · 3m recovery · Cool down 12m',
  ],
  [
    'RPE 2 for 15, 5x4 RPE 8 w 2 at RPE 2, RPE 3 til 60 min, bike',
    'cycling, interval, 1 hour, whole 15m effort 2/10 · 5x · 4m effort 8/10 interval · 2m effort 2/10 recovery · 15m effort 3/10',
  ],
  [
    '2 hour spin, steady zone 2 with the last 20 min sweet spot',
    'cycling, sweet spot, 2 hours, whole 1h40m Z2 · 20m Z4',
  ],
  [
    '90 min z2 bike, every 15 min 8 s sprint out of the saddle',
    'cycling, endurance, 1 hour 30 minutes, whole 6x · 14m52s Z2 · standing 8sec Z7',
  ],
  [
    'bike 30 min: 3 min pull @ 105%, 2 min sit in at 70%, keep rotating through',
    'cycling, threshold, main set 6x · 3m 105% · 2m 70%',
  ],
  [
    'bike 6x5 min as 3 @ 260 W / 2 @ 300 W, 3 min @ 120 W, 15 prog wu 110-190 W, 10 cd',
    'cycling, interval, 1 hour 13 minutes, whole Warm up 15m ramp 110-190w · 6x · 3m 260w · 2m 300w · 3m 120w recovery · Cool down 10m',
  ],
  [
    'bike 75 min: 10 wu, 6x(20 s standing start / 2m40 easy), the rest of it z2',
    'cycling, interval, 1 hour 15 minutes, whole Warm up 10m · 6x · standing start 20sec Z7 · 2m40s Z1 recovery · 47m Z2',
  ],
  [
    "2x16 min tempo z3 with 20s surge evry 4 min, 6' btw, rollers",
    'cycling, tempo, main set 4x · 3m40s Z3 · 20sec · 6m recovery · 4x · 3m40s Z3 · 20sec',
  ],
  [
    "single leg drills 5x40s each leg, then 15' @ 95rpm Z2, 4' off, repeat the 15",
    'cycling, interval, main set 5x · 40sec // single leg · 40sec // single leg · 15m Z2 @ 95rpm · 4m Z1 recovery · 15m Z2 @ 95rpm',
  ],
  [
    'crit sim 20x20/20 @ 140/50, then 6 ez and 8 min @ thres, usual WU + CD on the bike',
    'cycling, threshold, 47 minutes 20 seconds, whole Warm up 10m · 20x · 20sec 140% · 20sec 50% · 6m Z1 · 8m Z5 · Cool down 10m',
  ],
  [
    'turbo: 6 x 2mins @ 5k effort, 2 mins spin, 12 either side',
    'cycling, v02 max, 48 minutes, whole 12m Z1 · 6x · 2m 106-120% interval · 2m recovery · 12m Z1',
  ],
  [
    'TTT effort 20k on the bike: 3 min pull @ 105%, 3 min sit in at 70%, keep cycling through',
    'cycling, threshold, main set 5x · 3m 105% · 3m 70%',
  ],
  [
    'start 120W +15W each min til 270W then 8 min spin, turbo',
    'cycling, endurance, 19 minutes, whole 1m 120w · 1m 135w · 1m 150w · 1m 165w · 1m 180w · 1m 195w · 1m 210w · 1m 225w · 1m 240w · 1m 255w · 1m 270w · 8m Z1',
  ],
  [
    '70.3 rehearsal 2h: 20 Z2, 2x30 @ 80-84% FTP / 6 ez, rest Z2',
    'cycling, tempo, 2 hours, whole 20m Z2 · 2x · 30m 80-84% · 6m Z1 recovery · 28m Z2',
  ],
  [
    'Moor loop: 25 Z2, 9 climb at threshold, 11 descend easy, 7 climb VO2, 20 Z2 home',
    'cycling, threshold, 1 hour 12 minutes, whole 25m Z2 · Uphill 9m Z5 // uphill · 11m Z1 · Uphill 7m 106-120% // uphill · 20m Z2',
    'loop',
  ],
  [
    'Hill reps x6 standing, 4 min up Z4, spin down 5ish',
    'cycling, sweet spot, main set 6x · "uphill, standing" 4m Z4 · 5m Z1 recovery',
  ],
  [
    'low cad strength: 5x6 mins @ Z3 55rpm uphill, 4 mins spin 95rpm down, w-up 18, c-d 12',
    'cycling, tempo, 1 hour 20 minutes, whole Warm up 18m · 5x · Uphill 6m Z3 @ 55rpm interval · 4m @ 95rpm recovery · Cool down 12m',
  ],
  ['100 min ride, z2 the whole way', 'cycling, endurance, 1 hour 40 minutes, whole 1h40m Z2'],
  [
    '4 min @ 95, 3 @ 100, 2 @ 105, 1 @ 115 (% FTP) all 2 easy between. x2, 6 btwn sets. bike',
    'cycling, v02 max, main set 2x · 4m 95% · 2m recovery · 3m 100% · 2m recovery · 2m 105% · 2m recovery · 1m 115% · 6m recovery',
  ],
  [
    'bike 80 min endurance with 5 sprints of 12 seconds',
    'cycling, interval, 1 hour 20 minutes, whole 33m Z2 · 5x · 12sec Z7 · 2m48s Z2 · 32m Z2',
  ],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test.each([
  ['20 min wu with 5x2 min hard 2 easy, ride 3x8', '20 min wu with 5x2 min'],
  ['5 min WU with 3x2 min at 100 rpm, 4x6 min at 95%, bike', '5 min WU with 3x2 min'],
])('“%s” may have a part within its warm-up, which is told where it is not read so', (sentence, told) => {
  const { checks } = understand(sentence, { sport: 'running' })
  expect(checks.map(({ from, to }) => sentence.slice(from, to))).toContain(told)
})

test('what is taken for granted of spin-ups, of ends without a length and of rounds is told', () => {
  const because = (sentence: string) => understand(sentence, { sport: 'running' }).inferred.map((one) => one.because)
  expect(because('3x4 min @ 300W, 3 min easy, 15 min wu with 4 spin ups, 10 min cd')).toContain(
    'Spin-ups were taken to last 30 seconds: say how long they are, if not.',
  )
  expect(because('crit sim 20x20/20 @ 140/50, then 6 ez and 8 min @ thres, usual WU + CD on the bike')).toEqual(
    expect.arrayContaining([
      'Targets of a pair without a unit were read as percent of FTP.',
      'The warm-up was taken to last 10 minutes: say how long it is, if not.',
      'The cool-down was taken to last 10 minutes: say how long it is, if not.',
    ]),
  )
  expect(because('TTT effort 20k on the bike: 3 min pull @ 105%, 3 min sit in at 70%, keep cycling through')).toContain(
    '5 rounds were taken for 20 km at about 40 km/h: say how many, if not.',
  )
})
