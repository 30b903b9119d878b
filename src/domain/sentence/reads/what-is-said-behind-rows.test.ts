import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is said behind a row, a bracket or a whole of what is in it, and sets that are headed by their length.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['5x(3min 105% + 2min 90%) no rest, 60 minutes bike', 'cycling, threshold, 1 hour, main set 5x · 3m 105% · 2m 90%'],
  ['swim 4x(100 fast, 100 easy) no rest', 'swimming, interval, main set 4x · 100mtr Z5 · 100mtr Z1 recovery'],
  [
    '3x(1600+400) 1600 tempo, 400 mile pace, 2 min rest',
    'running, tempo, main set 3x · 1.6km Z3 · 400mtr 1500m pace 115.1-117.4% · 2m rest',
  ],
  ['4x(800+200), 800 threshold, 200 fast, 90s jog', 'threshold, main set 4x · 800mtr · 200mtr Z5 · 1m30s recovery'],
  ['5x(4/2) bike 4 threshold 2 easy', 'cycling, threshold, main set 5x · 4m · 2m Z1 recovery'],
  ['3x(8 min/4 min) ride 8 at threshold, 4 easy', 'cycling, threshold, main set 3x · 8m · 4m Z1 recovery'],
  [
    'run 3x1k as 400 easy 400 moderate 200 fast',
    'running, tempo, main set 3x · 400mtr Z1 recovery · 400mtr · 200mtr Z5',
  ],
  ['run 4x1 mile as 800 easy 800 hard', 'running, interval, main set 4x · 800mtr Z1 recovery · 800mtr'],
  ['bike 3x12 min as 4 easy 4 tempo 4 threshold', 'cycling, tempo, main set 3x · 4m Z1 recovery · 4m · 4m Z5'],
  ['bike 3x12 min as 4 easy 4 tempo 5 threshold', 'cycling, threshold, 3 × 12 minutes'],
  [
    '2x6k as 4k mp 2k hmp run, 1k jog',
    'running, tempo, main set 2x · 4km marathon pace 92.7-94.6% · 2km half marathon pace 96-98% · 1km recovery, by pace, at marathon pace',
  ],
  [
    '2x(90s run, 90s walk, 3min run, 3min walk)',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
  ],
  [
    '2x(5min jog, 1min walk, 3min jog, 1 min walk) then 5 min walk',
    'running, endurance, 25 minutes, whole 2x · 5m Z1 · Walk 1m recovery · 3m Z1 · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'run 3/2/1 min x 3 w half time jog',
    'running, interval, main set 3x · 3m · 1m30s recovery · 2m · 1m recovery · 1m · 30sec recovery',
  ],
  [
    'run 4-3-2-1 min x 2 with equal jog',
    'running, interval, main set 2x · 4m · 4m recovery · 3m · 3m recovery · 2m · 2m recovery · 1m · 1m recovery',
  ],
  [
    '1h rollers, 5 min blocks 90/100/110 rpm x3',
    'cycling, endurance, 1 hour, main set 3x · 5m @ 90rpm · 5m @ 100rpm · 5m @ 110rpm',
  ],
  ['4 min blocks 60/70 rpm x4 ride', 'cycling, tempo, main set 4x · 4m @ 60rpm · 4m @ 70rpm'],
  ['hour ride, half of it hard', 'cycling, threshold, 1 hour, 1 × 30 minutes'],
  ['90 min ride half of it at tempo', 'cycling, tempo, 1 hour 30 minutes, 1 × 45 minutes'],
  ['10k run, half of it at tempo', 'running, tempo, 10 kilometers, 1 × 5 kilometers'],
  [
    '3 hour endurance ride with 30 min tempo in the last hour',
    'cycling, tempo, 3 hours, whole 2h Z2 · 30m Z3 · 30m Z2',
  ],
  [
    '2h run with 20 min at mp in the last 30 min',
    'running, tempo, 2 hours, by pace, at marathon pace, whole 1h30m Z2 · 20m marathon pace 92.7-94.6% · 10m Z2',
  ],
  ['2 hour ride with 90 min tempo in the last hour', 'cycling, tempo, 2 hours, whole 30m Z2 · 1h30m Z3'],
  ['30 min treadmill incline 5% 6 km/h', 'running, 30 minutes, whole 30m 10:00/km // incline 5%'],
  ['treadmill 40 min 9 km/h 2% incline', 'running, 40 minutes, whole 40m 6:40/km // 2% incline'],
  ["2h ride last 20min all I've got", 'cycling, interval, 2 hours, whole 1h40m Z1 · 20m open effort 10/10'],
  ['half hour easy bike then 3x1 min openers', 'cycling, interval, warm-up 30 minutes, 3 × 1 minute'],
  [
    'spinups 6x30sec then 2x15 tempo 85%, 70 mins',
    'cycling, tempo, 1 hour 10 minutes, main set 6x · 30sec Z1 @ 110rpm interval · 2x · 15m 85% interval',
  ],
  ["K's: 6 @ 3:55, 75 sec float", 'interval, main set 6x · 1km 3:55/km interval · Float 1m15s Z2 recovery'],
  ['400s: 10 @ 80, 60s jog', 'interval, main set 10x · 400mtr 3:20/km interval · 1m recovery'],
  ['miles: 4 @ 6:30, 2 min jog', 'interval, main set 4x · 1mi 6:30/mi interval · 2m recovery'],
  [
    '5x30s max spread over a 90 min easy ride',
    'cycling, endurance, 1 hour 30 minutes, whole 5x · 14m30s Z1 · 30sec Z7 interval · 15m Z1',
  ],
  [
    '6x1 min hard spread evenly through a 2 hour ride',
    'cycling, v02 max, 2 hours, whole 6x · 16m Z1 · 1m Z6 interval · 18m Z1',
  ],
  [
    'parkrun warm up: 15 min easy plus 4 strides',
    'running, endurance, 20 minutes 20 seconds, whole 15m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'race warm up: 10 min jog, 3 strides',
    'running, endurance, 14 minutes, whole 10m Z1 · 3x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '6-5-4-3-2-1 min getting faster, 1 min jogs',
    'running, tempo, main set 6m marathon pace 92.7-94.6% · 1m Z1 recovery · 5m half marathon pace 96-98% · 1m Z1 recovery · 4m 10k pace 100.9-103% · 1m Z1 recovery · 3m 5k pace 104.7-106.8% · 1m Z1 recovery · 2m 3k pace 108-110.1% · 1m Z1 recovery · 1m 1500m pace 115.1-117.4%, by pace, at marathon pace',
  ],
  [
    "15' WU + 8x1'/1' + 10' CD run",
    'running, interval, warm-up 15 minutes, 8 × 1 minute, 1 minute rest, cool-down 10 minutes',
  ],
  ['2x(3x(4x(5x(6x100))))', '', '2x', '3x', '4x', '5x', '6x100'],
  [
    'run 200/300/400/500 with 200 jog',
    'running, interval, main set 200mtr interval · 200mtr recovery · 300mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 500mtr interval',
  ],
  [
    '6x800 run 1st easy, rest at threshold, 90s',
    'running, threshold, main set 1x · 800mtr Z1 interval · 1m30s rest · 5x · 800mtr Z4 interval · 1m30s rest',
  ],
  [
    'run 4x1k last one faster',
    'running, interval, main set 3x · 1km interval · 0.5km recovery · 1x · 1km Z5 interval · 0.5km recovery',
  ],
  [
    'run 4x400 last one faster',
    'running, interval, main set 3x · 400mtr interval · 200mtr recovery · 1x · 400mtr Z5 interval · 200mtr recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
