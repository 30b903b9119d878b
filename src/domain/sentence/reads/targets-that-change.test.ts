import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs whose targets change: from rung to rung, from one repetition to the next, in turns, and in the parts of a whole.

test.each<[sentence: string, asked: string, ...told: string[]]>([
  // Targets beside rungs, one for each.
  [
    '3 rounds of (800/600/300) @ 5k/3k/800 effort, 70s between reps & 5 mins btw rounds',
    'running, interval, main set 3x · 800mtr 5k pace 104.7-106.8% · 1m10s rest · 600mtr 3k pace 108-110.1% · 1m10s rest · 300mtr 120-124% · 5m recovery, by pace, at 5k pace',
  ],
  [
    '1200/800/400 @ 10k/5k/mile, 400 jog; 3 rounds w/ 5 min',
    'running, threshold, main set 3x · 1.2km 10k pace 100.9-103% · 400mtr recovery · 800mtr 5k pace 104.7-106.8% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4% · 5m recovery, by pace, at 10k pace',
  ],
  // Targets that change from one repetition to the next, or from set to set.
  [
    '5-4-3-2 mins, start HMP and squeeze it down to 3k, 75s jogs',
    'running, threshold, 17 minutes 45 seconds, by pace, at half marathon pace, whole 5m half marathon pace 96-98% · 1m15s Z1 · 4m 10k pace 100.9-103% · 1m15s Z1 · 3m 5k pace 104.7-106.8% · 1m15s Z1 · 2m 3k pace 108-110.1%',
  ],
  [
    '15x300 in 3 blocks of 5, 40s/rep, 4mins/block, 5k pace down to mile pace',
    'running, interval, 36 minutes 25 seconds, by pace, at 5k pace, whole 4x · 300mtr 5k pace 104.7-106.8% interval · 40sec rest · 300mtr 5k pace 104.7-106.8% · 4m Z1 · 4x · 300mtr 3k pace 108-110.1% interval · 40sec rest · 300mtr 3k pace 108-110.1% · 4m Z1 · 4x · 300mtr 1500m pace 115.1-117.4% interval · 40sec rest · 300mtr 1500m pace 115.1-117.4%',
  ],
  [
    'cut-down 4 x mile from 7:10 dropping 8s each one, 90s rec',
    'running, interval, main set 1mi 7:10/mi · 1m30s rest · 1mi 7:02/mi · 1m30s rest · 1mi 6:54/mi · 1m30s rest · 1mi 6:46/mi',
  ],
  [
    '12 mi, cutdown: start 8:20 drop 5s/mile over last 6',
    'running, 12 miles, whole 6mi 8:20/mi · 1mi 8:15/mi · 1mi 8:10/mi · 1mi 8:05/mi · 1mi 8:00/mi · 1mi 7:55/mi · 1mi 7:50/mi',
  ],
  [
    '1800-1500-1200-900 gettign quicker each one, 300m jog rec',
    'running, threshold, main set 1.8km 10k pace 100.9-103% · 300mtr recovery · 1.5km 5k pace 104.7-106.8% · 300mtr recovery · 1.2km 3k pace 108-110.1% · 300mtr recovery · 900mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  // Turns, and each of so many.
  [
    "18x1' on/1' off alt 3k & 10k effort",
    'running, interval, main set 9x · 1m 3k pace 108-110.1% · 1m Z1 recovery · 1m 10k pace 100.9-103% · 1m Z1 recovery, by pace, at 3k pace',
  ],
  [
    'wu 1mi, 8mi alternating 1mi MP & 1mi MP+25, cd 1mi',
    'running, tempo, 10 miles, by pace, at marathon pace, whole Warm up 1mi · 4x · 1mi marathon pace 92.7-94.6% · 1mi 88.4-90.2% · Cool down 1mi',
  ],
  ['100min LR; every 4th 5min blok at IM pace', 'running, endurance, main set 5x · 15m Z1 recovery · 5m 80-85%'],
  ['400 hard / 400 easy alternating for 5.6k', 'interval, 5.6 kilometers, whole 7x · 400mtr Z5 · 400mtr Z1 recovery'],
  // Wholes with their parts, and what is left of them.
  [
    'run tempo 36min: 1st 18 @ 4:35, 2nd 18 @ 4:25, wu cd 12 each',
    'running, 1 hour, whole Warm up 12m · 18m 4:35/km · 18m 4:25/km · Cool down 12m',
  ],
  [
    '12 mi: 1st half @ 72% MHR, 2nd half @ 80%, finish 1mi fast',
    'threshold, 12 miles, by heartrate, whole 6mi 80% LTHR · 5mi 89% LTHR · 1mi Z4',
  ],
  [
    'half sharpener: 2k wu, 4k at race pace, 2k cd, rest of 10k easy',
    'running, threshold, 10 kilometers, by pace, at half marathon pace, whole Warm up 2km · 4km half marathon pace 96-98% · 2km Z1 · Cool down 2km',
    'half sharpener',
  ],
  [
    '11k w 3k/2k/1k @ MP/HM/10K, 2min jog btw, remainder ez',
    'running, tempo, 11 kilometers, by pace, at marathon pace, whole 2.5km Z1 recovery · 3km marathon pace 92.7-94.6% · 2m recovery · 2km half marathon pace 96-98% · 2m recovery · 1km 10k pace 100.9-103% · 2.5km Z1 recovery',
  ],
  [
    'run 7k: 2k easy, 4k @ 4:35, last k all u got',
    'running, interval, 7 kilometers, whole 2km Z1 · 4km 4:35/km · 1km open effort 10/10',
  ],
  [
    '15 wu, 40 min tempo as 20 min @ 4:30, 20 min @ 4:20, 10 cd',
    'tempo, 1 hour 5 minutes, whole Warm up 15m · 20m 4:30/km · 20m 4:20/km · Cool down 10m',
  ],
  [
    '3E + 4x1k T w/ 90s + 2E km',
    'threshold, 9.8 kilometers, whole 3km Z1 · 4x · 1km Z4 interval · 1m30s recovery · 2km Z1',
  ],
  // Rests of rungs in brackets, of sets, and between parts.
  [
    '12 wu, 4 x (800 @ HMP, 400 @ 5k, 75s between, 2min between sets), 8 cd',
    'running, threshold, 57 minutes 5 seconds, by pace, at half marathon pace, whole Warm up 12m · 4x · 800mtr half marathon pace 96-98% · 1m15s rest · 400mtr 5k pace 104.7-106.8% · 2m rest · Cool down 8m',
  ],
  [
    '5x(300 300 200) w/ 45s rest, 4min sets, all @ 1500 pace pls',
    'running, interval, main set 5x · 300mtr 1500m pace 115.1-117.4% · 45sec rest · 300mtr 1500m pace 115.1-117.4% · 45sec rest · 200mtr 1500m pace 115.1-117.4% · 4m rest, by pace, at 1500m pace',
  ],
  [
    'run 4x4x300, 40s reps / 3min sets, 57s each',
    'running, interval, main set 3x · 300mtr 3:10/km · 40sec rest · 300mtr 3:10/km · 3m rest · 3x · 300mtr 3:10/km · 40sec rest · 300mtr 3:10/km · 3m rest · 3x · 300mtr 3:10/km · 40sec rest · 300mtr 3:10/km · 3m rest · 3x · 300mtr 3:10/km · 40sec rest · 300mtr 3:10/km',
  ],
  [
    '4k @ HMP, 80s, 5x400 @ 5KP off 50s, 80s, 2k @ HMP',
    'running, threshold, 47 minutes 15 seconds, by pace, at half marathon pace, whole 4km half marathon pace 96-98% · 1m20s rest · 5x · 400mtr 5k pace 104.7-106.8% interval · 50sec rest · 1m20s Z1 · 2km half marathon pace 96-98%',
  ],
  [
    'run 2mi @ IM pace, 1mi @ 70.3 pace, 1mi @ oly pace',
    'running, tempo, 4 miles, whole 2mi 80-85% · 1mi 86-91% · 1mi 93-96%',
  ],
  [
    'aquathlon: run 4km off swim @ 4:50, 1 km walk, 3km @ 4.40',
    'running, threshold, main set 4km 4:50/km · Walk 1km recovery · 3km 4:40/km',
  ],
  [
    '2 sets: 1000 @ 10k, 600 @ 5k, 300 @ 3k, 80s between reps and 4min between sets',
    'running, threshold, main set 2x · 1km 10k pace 100.9-103% · 1m20s rest · 600mtr 5k pace 104.7-106.8% · 1m20s rest · 300mtr 3k pace 108-110.1% · 4m rest, by pace, at 10k pace',
  ],
])('“%s” is read as “%s”', (sentence, asked, ...told) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect([...understood.unread, ...understood.checks].map(({ from, to }) => sentence.slice(from, to))).toEqual(told)
})
