import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sessions in few words: work before its warm-up, sets within it, ways home, words of other languages, corrections.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'tri: swim 750 hard, after 300 warm up',
    'swimming, interval, 1,050 meters, whole Warm up 300mtr · 750mtr Z4',
    'tri',
  ],
  ['swim 750 hard with 300 warm up', 'swimming, interval, 1,050 meters, whole Warm up 300mtr · 750mtr Z4'],
  ['bike 20 min hard after 10 min warm up', 'cycling, threshold, 30 minutes, whole Warm up 10m · 20m Z5'],
  ['run 5k hard after 2k warm up', 'running, threshold, 7 kilometers, whole Warm up 2km · 5km Z4'],
  [
    '1k time trial in pool, wu 600 with 4x50 build in it',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 1km open effort 10/10',
  ],
  [
    "turbo: 10 wu, 5x(1' 120%/1' 50%), 5 ez, repeat, cd",
    'cycling, v02 max, 40 minutes, whole Warm up 10m · 5x · 1m 120% · 1m 50% · 5m Z1 · 5x · 1m 120% · 1m 50% · 5m Z1',
  ],
  ["5k at 4:30 then 5x1' fast/1' slow", 'interval, main set 5km 4:30/km · 5x · 1m Z5 interval · 1m recovery'],
  [
    '10 min at 4:30/km then 4x400 fast w 200 jog',
    'running, interval, main set 10m 4:30/km · 4x · 400mtr Z5 interval · 200mtr recovery',
  ],
  ['walk 2 run 3 x10', 'running, endurance, 50 minutes, whole Walk 2m warmup · 9x · 3m Z1 · Walk 2m recovery · 3m Z1'],
  [
    'walk 30s/run 90s 8 times',
    'running, endurance, 16 minutes, whole Walk 30sec warmup · 7x · 1m30s Z1 · Walk 30sec recovery · 1m30s Z1',
  ],
  [
    'parkrun saturday, run there 3 k and jog home',
    'running, endurance, 11 kilometers, whole 3km Z1 · 5km Z4 · 3km Z1',
    'saturday',
  ],
  ['cycle to work 30 min, ride home', 'cycling, endurance, 1 hour'],
  ['run 45 min easy by feel', 'running, 45 minutes, whole 45m effort 3/10'],
  ['long run 2h by feel', 'running, endurance, 2 hours, whole 2h Z2 effort 4/10'],
  ['4x1k by feel', 'interval, 4 × 1 kilometer'],
  [
    'intervals 6x3min @4:10/km p=2min, EL 15 AL 10',
    'running, interval, 55 minutes, whole Warm up 15m · 6x · 3m 4:10/km interval · 2m rest · Cool down 10m',
  ],
  [
    'swim 2.5k: 500 wu, 3x600 pull as 200 steady/mod/hard, 200 cd',
    'swimming, interval, 2,500 meters, whole Warm up 500mtr · 3x · 200mtr Z2 pull recovery · 200mtr Z3 pull · 200mtr Z4 pull · Cool down 200mtr',
  ],
  [
    'hilly long run 1:45 last 30 mins mp',
    'running, tempo, 1 hour 45 minutes, by pace, at marathon pace, whole 1h15m Z2 // hilly · 30m marathon pace 92.7-94.6%',
  ],
  [
    'long run 2:15 first 60 easy then mp',
    'running, tempo, 2 hours 15 minutes, by pace, at marathon pace, whole 1h Z1 · 1h15m marathon pace 92.7-94.6%',
  ],
  [
    '3 x 3k w/ 3min rest: MP, HMP, 10k',
    'running, tempo, main set 3km marathon pace 92.7-94.6% · 3m rest · 3km half marathon pace 96-98% · 3m rest · 3km 10k pace 100.9-103%, by pace, at marathon pace',
  ],
  [
    '3x1 mile at hmp, 10k, 5k, 2 min rest',
    'running, threshold, main set 1mi half marathon pace 96-98% · 2m rest · 1mi 10k pace 100.9-103% · 2m rest · 1mi 5k pace 104.7-106.8%, by pace, at half marathon pace',
  ],
  ['run 4x1k no 5x1k off 2 min', 'running, interval, 5 × 1 kilometer, 2 minutes rest'],
  ['4x1500 swim? no 4x150, 20 sec, strong', 'swimming, interval, 4 × 150 meters, 20 seconds rest'],
  ['rodillo 1h, 3x10 umbral rec 5', 'cycling, threshold, 1 hour, 3 × 10 minutes, 5 minutes rest'],
  ["footing 50' + 8 lignes droites", 'running, endurance, 50 minutes, 8 strides'],
  ['recuperatie fietsen 45 min onder 110 bpm', 'cycling, endurance, 45 minutes, by heartrate, whole 45m 0-110bpm'],
  ['yasso 800s, 8 of em, 3:20', 'running, interval, main set 8x · 800mtr 4:10/km interval · 3m20s recovery'],
  ['ramp from 120w to 240w in 20min, then 30 min 190', 'cycling, 50 minutes, whole 20m ramp 120-240w · 30m 190w'],
  ['20 min 180w, 20 min 200, 10 min 150', 'cycling, 50 minutes, whole 20m 180w · 20m 200w · 10m 150w'],
  [
    'Tue club track: 1200 800 400 x2, 400 jog after each',
    'running, interval, main set 2x · 1200mtr · 400mtr recovery · 800mtr · 400mtr recovery · 400mtr · 400mtr recovery',
    'Tue',
  ],
  [
    'sea swim 40 min sighting every 6 strokes, last 5 hard',
    'swimming, endurance, 2,000 meters, whole 35m Z2 · 5m Z5 // sighting every 6 strokes',
  ],
  ['lake swim 1 hour last 10 fast', 'swimming, endurance, 3,000 meters, whole 50m Z2 · 10m Z5'],
  ['8x75 1.30 turnaround', 'swimming, interval, main set 8x75mtr on 1:30 interval'],
  [
    '25 TT race sunday so 1hr ez w/ 3x1min @ TT watts',
    'cycling, threshold, 1 hour, 3 × 1 minute, by power',
    '25 TT',
    'race',
    'sunday',
  ],
  [
    'half marathon sim: 3k easy 12k hmp 2k easy 17 total',
    'running, threshold, 17 kilometers, by pace, at half marathon pace, whole 3km Z1 · 12km half marathon pace 96-98% · 2km Z1',
  ],
  [
    '1hr run, pick it up for 5 at 20, 35 and 50',
    'running, tempo, 1 hour, whole 20m Z1 · 5m Z3 · 10m Z1 · 5m Z3 · 10m Z1 · 5m Z3 · 5m Z1',
  ],
  [
    'run 40 min, pick it up for 2 min at 10, 20 and 30',
    'running, tempo, 40 minutes, whole 10m Z1 · 2m Z3 · 8m Z1 · 2m Z3 · 8m Z1 · 2m Z3 · 8m Z1',
  ],
  ['2000 strait swim no stopping bilateral', 'swimming, 2,000 meters, whole 2000mtr // bilateral'],
  ['z4 4x7 min z1 3 min bike 65 min all in', 'cycling, sweet spot, 1 hour 5 minutes, 4 × 7 minutes, 3 minutes rest'],
  ['run 3k all out, wu 2k', 'running, interval, 5 kilometers, whole Warm up 2km · 3km Z5'],
  [
    '3k at 4:15, 2 min rest, then 6x200 quick w 200 jog',
    'interval, main set 3km 4:15/km · 2m rest · 6x · 200mtr Z5 interval · 200mtr recovery',
  ],
  [
    '4x1k mp, hmp, 10k, 5k w 200m jog',
    'running, tempo, main set 1km marathon pace 92.7-94.6% · 200mtr recovery · 1km half marathon pace 96-98% · 200mtr recovery · 1km 10k pace 100.9-103% · 200mtr recovery · 1km 5k pace 104.7-106.8%, by pace, at marathon pace',
  ],
  [
    '6x100 turnaround 1:50, 4x50 turnaround 1:00',
    'swimming, interval, main set 6x100mtr on 1:50 interval · 4x50mtr on 1:00 interval',
  ],
  ['ows 50 min steady with last 15 race pace', 'swimming, endurance, 2,500 meters, whole 35m Z2 · 15m 97-100%'],
  ['run by feel', 'running'],
  ['run there 3k, walk home', 'running, 3 kilometers', 'walk'],
  [
    "10 wu, 3x(2' z5/2' z1), 4 easy, repeat, 8 cd",
    'interval, 50 minutes, whole Warm up 10m · 3x · 2m Z5 · 2m Z1 · 4m Z1 recovery · 3x · 2m Z5 · 2m Z1 · 4m Z1 recovery · Cool down 8m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('what is taken for granted is told', () => {
  const tellings = (sentence: string) =>
    understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(tellings("5k at 4:30 then 5x1' fast/1' slow")).toContain(
    '“fast” was read as faster than what is before: zone 5.',
  )
  expect(tellings('run 4x1k no 5x1k off 2 min')).toContain('“5x1k” takes the place of “4x1k”.')
  expect(tellings('run 45 min easy by feel')).toContain('“by feel” was read as an effort of 3 out of 10.')
})
