import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs as most runners type them: a set with its ends, parts by their place, strides and drills between.

test.each<[sentence: string, asked: string]>([
  [
    'Run 10 x 1 min on, 1 min off with 10 min easy either side',
    'running, interval, warm-up 10 minutes, 10 × 1 minute, 1 minute rest, cool-down 10 minutes',
  ],
  [
    'run 8x400, 90s jog, with 10 easy each end',
    'running, interval, warm-up 10 minutes, 8 × 400 meters, 90 seconds rest, cool-down 10 minutes',
  ],
  [
    '10 x 1 min hard with 10 min easy either side, run',
    'running, interval, warm-up 10 minutes, 10 × 1 minute, cool-down 10 minutes',
  ],
  [
    'run 6x800, 400 jog, and a 10 minute jog before and after',
    'running, interval, warm-up 10 minutes, main set 6x · 800mtr interval · 400mtr recovery, cool-down 10 minutes',
  ],
  [
    'run 10 miles, first and last 2 easy, middle 6 at marathon pace',
    'running, tempo, 10 miles, by pace, at marathon pace, whole 2mi Z1 · 6mi marathon pace 92.7-94.6% · 2mi Z1',
  ],
  [
    'run 5 easy, 10 steady, 5 tempo, 5 easy (all in minutes)',
    'running, tempo, 25 minutes, whole 5m Z1 · 10m Z2 · 5m Z3 · 5m Z1',
  ],
  [
    '8 x 2 min hard, 1 min easy with 15 min easy each side',
    'interval, 54 minutes, whole Warm up 15m · 8x · 2m Z5 interval · 1m recovery · Cool down 15m',
  ],
  [
    'Yasso 800s, 8 reps, 400m jog between, 2km warm up and cool down',
    'running, interval, warm-up 2 kilometers, main set 8x · 800mtr interval · 400mtr recovery, cool-down 2 kilometers',
  ],
  ['10 Yasso 800s, 400m jog', 'running, interval, main set 10x · 800mtr interval · 400mtr recovery'],
  [
    'Run 7 miles, first and last mile easy, middle 5 steady',
    'running, endurance, 7 miles, whole 1mi Z1 · 5mi Z2 · 1mi Z1',
  ],
  [
    '60 min run, first and last 10 min easy, middle 40 steady',
    'running, endurance, 1 hour, whole 10m Z1 · 40m Z2 · 10m Z1',
  ],
  [
    '45 mins jogging with some pickups, maybe 8 x 20 seconds',
    'running, endurance, 45 minutes, whole 34m20s Z1 · 8x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '8 km easy with strides, say 6x20s',
    'running, endurance, 1 hour 1 minute 45 seconds, whole 8km Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['Jog 10, run 15 mod, jog 5 (minutes)', 'running, tempo, 30 minutes, whole Warm up 10m · 15m Z3 · 5m Z1'],
  [
    'Alternating Ks: 8km run alternating 1k at 4:00 and 1k at 4:30',
    'running, interval, 8 kilometers, whole 4x · 1km 4:00/km · 1km 4:30/km',
  ],
  [
    'Alternating miles: 6 mile run alternating 1 mile at 7:00 and 1 mile at 8:00',
    'running, interval, 6 miles, whole 3x · 1mi 7:00/mi · 1mi 8:00/mi',
  ],
  [
    '5k race simulation run, 20 min warm up with 4 strides, 5k hard, 10 min cool down',
    'running, threshold, 1 hour 35 seconds, whole Warm up 20m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km Z4 · Cool down 10m',
  ],
  [
    '20 min warm up with 6 strides, 20 min tempo, 10 min cool down',
    'running, tempo, 58 minutes, whole Warm up 20m · 6x · Stride 20sec open effort 8/10 interval · 1m recovery · 20m Z3 · Cool down 10m',
  ],
  [
    '1200 800 400 x 2, 2 min between reps, 4 min between sets, run at 5k-3k pace',
    'running, interval, main set 2x · 1.2km 105.8-109.1% · 2m recovery · 800mtr 105.8-109.1% · 2m recovery · 400mtr 105.8-109.1% · 4m recovery',
  ],
  [
    '2 sets of 1000m, 600m, 300m, 2 min between reps, 5 min between sets, run at 5k pace',
    'running, interval, main set 2x · 1km 5k pace 104.7-106.8% · 2m recovery · 600mtr 5k pace 104.7-106.8% · 2m recovery · 300mtr 5k pace 104.7-106.8% · 5m recovery, by pace, at 5k pace',
  ],
  [
    '6x1k run, on 5k pace, 400 jog rec, 15 min w/up inc drills, 10 min w/down',
    'running, interval, 1 hour 11 minutes 15 seconds, by pace, at 5k pace, whole Warm up 15m // drills · 6x · 1km 5k pace 104.7-106.8% interval · 400mtr recovery · Cool down 10m',
  ],
  [
    '8x600m run, @ 3k pace, 200 jog rec, 2k w/up, 2k w/down',
    'running, interval, 10.4 kilometers, by pace, at 3k pace, whole Warm up 2km · 8x · 600mtr 3k pace 108-110.1% interval · 200mtr recovery · Cool down 2km',
  ],
  [
    'Cut down run 6 miles, each mile 10 secs quicker starting at 8:30',
    'running, 6 miles, whole 1mi 8:30/mi · 1mi 8:20/mi · 1mi 8:10/mi · 1mi 8:00/mi · 1mi 7:50/mi · 1mi 7:40/mi',
  ],
  [
    'Progression run of 5 miles, starting at 9:00, each mile 15 sec faster',
    'running, 5 miles, whole 1mi 9:00/mi · 1mi 8:45/mi · 1mi 8:30/mi · 1mi 8:15/mi · 1mi 8:00/mi',
  ],
  [
    'Treadmill hills: 5 min flat, 6 x 2 min at 6% incline with 2 min flat, 5 min flat easy',
    'running, interval, warm-up 5 minutes, 6 × 2 minutes (at 6% incline), 2 minutes rest, cool-down 5 minutes',
  ],
  [
    'treadmill 10 min flat, 5 x 3 min at 8% incline with 3 min flat, 10 min flat',
    'running, interval, warm-up 10 minutes, 5 × 3 minutes (at 8% incline), 3 minutes rest, cool-down 10 minutes',
  ],
])('"%s" asks for %s', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread).toEqual([])
  expect(checkedIn(sentence, understood)).toEqual([])
})

test.each<[sentence: string, asked: string]>([
  [
    '10 min easy jog, leg swings and drills 5 min, 5x600m fast 2:30 rest, 10 min jog',
    'running, interval, 51 minutes 15 seconds, whole 10m Z1 · 5m Z1 · 5x · 600mtr Z5 interval · 2m30s recovery · 10m Z1',
  ],
  [
    '15 min jog, 10 min leg swings and drills, 6x400m fast 90s rest, 10 min jog',
    'running, interval, 55 minutes, whole 15m Z1 · 10m Z1 · 6x · 400mtr Z5 interval · 1m30s recovery · 10m Z1',
  ],
])('the drills of "%s" are easy time that is asked about', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread).toEqual([])
  expect(checkedIn(sentence, understood)).toEqual(['leg swings and drills'])
})
