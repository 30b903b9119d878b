import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs whose stages, turns and ends follow from a few words, and what lies in the middle of them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '45mins esay rnu wiht 5x30s pickups in the middel',
    'running, endurance, 45 minutes, whole 19m Z1 · 5x · Stride 30sec open effort 8/10 interval · 1m recovery · 18m30s Z1',
  ],
  [
    '50 mins easy jog wth 8x15s strides in the midle',
    'running, endurance, 50 minutes, whole 20m Z1 · 8x · Stride 15sec open effort 8/10 interval · 1m recovery · 20m Z1',
  ],
  [
    "leg opener day before: 25 min jog, 3x1min at 10k pace in there somewhere 2 min between, that's it",
    'running, threshold, 25 minutes, 3 × 1 minute, 2 minutes rest, by pace, at 10k pace',
    'opener',
    'day',
  ],
  [
    '40 min run with 5x2min at threshold somewhere in it, 1 min between',
    'running, threshold, 40 minutes, 5 × 2 minutes, 1 minute rest',
  ],
  [
    'Alternations. 8k continuous, switching every 400: 10k pace then MP',
    'running, threshold, 8 kilometers, by pace, at 10k pace, whole 10x · 400mtr 10k pace 100.9-103% · 400mtr marathon pace 92.7-94.6%',
  ],
  [
    '6 miles nonstop, alternating every half mile: threshold then steady',
    'threshold, 6 miles, whole 6x · 0.5mi Z4 · 0.5mi Z2 recovery',
  ],
  [
    'three quarters of an hour. comfy for the first half, comfortably hard til five to go, then walk/jog to the end',
    'running, tempo, 45 minutes, whole 22m30s Z1 · 17m30s Z3 · 5m Z1',
  ],
  [
    'run 60 min. easy for the first half, tempo till 10 to go, then jog to the end',
    'running, tempo, 1 hour, whole 30m Z1 · 20m Z3 · 10m Z1',
  ],
  [
    '12 mi long run cutdown, every 3 miles drop 20 sec starting at 9:00',
    'running, 12 miles, whole 3mi 9:00/mi · 3mi 8:40/mi · 3mi 8:20/mi · 3mi 8:00/mi',
  ],
  [
    'run 9 mi, starting at 8:45, every 3 miles 15 sec faster',
    'running, 9 miles, whole 3mi 8:45/mi · 3mi 8:30/mi · 3mi 8:15/mi',
  ],
  ['4:1s for an hour', 'running, endurance, 1 hour, whole 12x · 4m Z1 interval · Walk 1m recovery'],
  ['run/walk 2:1s for half an hour', 'running, endurance, 30 minutes, whole 10x · 2m Z1 interval · Walk 1m recovery'],
  [
    'Treadmill 1% grade: 5 min @ 6.0 mph, then 6.5, 7.0, 7.5, 8.0 for 3 min each, walk 5',
    'running, endurance, 22 minutes, whole 5m 6:13/km // 1% grade · 3m 5:44/km · 3m 5:20/km · 3m 4:58/km · 3m 4:40/km · Walk 5m recovery',
  ],
  [
    'run 10 min at 10 kmh then 11, 12, 13 for 3 min each',
    'running, 19 minutes, whole 10m 6:00/km · 3m 5:27/km · 3m 5:00/km · 3m 4:37/km',
  ],
  [
    "HR run: 10' <130, 30' 140-150, 10' 155-160, 10' <130",
    'running, 1 hour, by heartrate, whole 10m 0-130bpm · 30m 140-150bpm · 10m 155-160bpm · 10m 0-130bpm',
  ],
  [
    "hr run 20' <140, 20' 150-155, 5' 165-170, 10' <140",
    'running, 55 minutes, by heartrate, whole 20m 0-140bpm · 20m 150-155bpm · 5m 165-170bpm · 10m 0-140bpm',
  ],
  [
    '10k run, last three cutting down 4:40 4:30 4:20',
    'running, endurance, 10 kilometers, whole 7km Z1 · 1km 4:40/km · 1km 4:30/km · 1km 4:20/km',
  ],
  [
    '8 mile run, last two cutting down 7:30 7:00',
    'running, endurance, 8 miles, whole 6mi Z1 · 1mi 7:30/mi · 1mi 7:00/mi',
  ],
  [
    '50 min z2 run but let the last ten get a bit spicy, HM effort-ish',
    'running, threshold, 50 minutes, by pace, at half marathon pace, whole 40m Z2 · 10m half marathon pace 96-98%',
  ],
  [
    '70 min z2 run, last twenty a bit harder, marathon effort',
    'running, tempo, 1 hour 10 minutes, by pace, at marathon pace, whole 50m Z2 · 20m marathon pace 92.7-94.6%',
  ],
  [
    'Mags sunday 90 min. first 60 convo pace, last 30 work the hills at marathon effort, ignore pace bc altitude',
    'endurance, 1 hour 30 minutes, whole 1h Z1 · Uphill 30m open effort 6/10 // hills',
    'Mags',
    'sunday',
    'bc altitude',
  ],
  [
    'run 5x3 min at 5k effort not pace, 2 min jog',
    'running, interval, main set 5x · 3m effort 9/10 interval · 2m recovery',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual([])
})
