import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

const read = (sentence: string) => {
  const session = readSession(sentence, 'running', { sport: 'running', references: { running: 270 } })
  return session
    ? [readAs(session), ...session.unread.map(({ from, to }) => sentence.slice(from, to))].join(' | ')
    : 'not read'
}

// Repetitions of runs: counts in every place, sets of sets, rungs, targets that change, rests of reps and of sets, hills.

test.each<[sentence: string, asked: string]>([
  [
    '3x(4x300) @ mile pace, 45s between reps, 4 min between sets',
    'running, interval, main set 3x · 300mtr 1500m pace 116.4-118.7% interval · 45sec recovery · 300mtr 1500m pace 116.4-118.7% interval · 4m recovery · 3x · 300mtr 1500m pace 116.4-118.7% interval · 45sec recovery · 300mtr 1500m pace 116.4-118.7% interval · 4m recovery · 4x · 300mtr 1500m pace 116.4-118.7% interval · 45sec recovery, by pace, at 1500m pace',
  ],
  [
    '2 sets of 700/500/300 @ 5k/3k/1500, 90s reps, 4 min sets',
    'running, interval, main set 700mtr 5k pace 105.3-107.4% interval · 1m30s recovery · 500mtr 3k pace 108.9-111.1% interval · 1m30s recovery · 300mtr 1500m pace 116.4-118.7% interval · 4m recovery · 700mtr 5k pace 105.3-107.4% interval · 1m30s recovery · 500mtr 3k pace 108.9-111.1% interval · 1m30s recovery · 300mtr 1500m pace 116.4-118.7% interval, by pace',
  ],
  [
    '12x300 in 3 blocks of 4, 54s each, 45s/rep, 3min/set',
    'interval, main set 3x · 300mtr 3:00/km interval · 45sec recovery · 300mtr 3:00/km interval · 3m recovery · 3x · 300mtr 3:00/km interval · 45sec recovery · 300mtr 3:00/km interval · 3m recovery · 4x · 300mtr 3:00/km interval · 45sec recovery, by pace',
  ],
  [
    '10 x 500 as 2 sets @ 5k pace, 60s & 4min',
    'running, interval, main set 4x · 500mtr 5k pace 105.3-107.4% interval · 1m recovery · 500mtr 5k pace 105.3-107.4% interval · 4m recovery · 5x · 500mtr 5k pace 105.3-107.4% interval · 1m recovery, by pace, at 5k pace',
  ],
  [
    '300s: 10 of them @ 800 pace, 100 walk back',
    'interval, main set 10x · 300mtr 120-124% interval · Walk 100mtr recovery, by pace',
  ],
  ['1k reps x7 @ 3:35, 75s jog', 'interval, main set 7x · 1km 3:35/km interval · 1m15s recovery, by pace'],
  [
    '500s: 4 @ 10k, 4 @ 5k, 4 @ 3k. 60s throughout',
    'running, threshold, main set 4x · 500mtr 10k pace 101.6-103.6% interval · 1m recovery · 4x · 500mtr 5k pace 105.3-107.4% interval · 1m recovery · 4x · 500mtr 3k pace 108.9-111.1% interval · 1m recovery, by pace',
  ],
  ['8 quarters in 78 w/ 200 jog', 'interval, main set 8x · 400mtr 3:15/km interval · 200mtr recovery, by pace'],
  [
    '3 rounds of 1k @ 10k + 300 @ 3k',
    'running, threshold, main set 3x · 1km 10k pace 101.6-103.6% · 300mtr 3k pace 108.9-111.1%, by pace',
  ],
  [
    '5/4/3/2/1 min hard w/ half the time jog, 10 min each end',
    'interval, 42 minutes, by pace, whole Warm up 10m · 5m Z5 interval · 2m30s recovery · 4m Z5 interval · 2m recovery · 3m Z5 interval · 1m30s recovery · 2m Z5 interval · 1m recovery · 1m Z5 interval · Cool down 10m',
  ],
  [
    '1200 900 600 300 @ 5k pace, jog half the distance',
    'running, interval, main set 1200mtr 5k pace 105.3-107.4% interval · 600mtr recovery · 900mtr 5k pace 105.3-107.4% interval · 450mtr recovery · 600mtr 5k pace 105.3-107.4% interval · 300mtr recovery · 300mtr 5k pace 105.3-107.4% interval, by pace, at 5k pace',
  ],
  [
    '2k/1.5k/1k/500m @ 10k pace, 3min/2min/90s jog',
    'running, threshold, main set 2km 10k pace 101.6-103.6% interval · 3m recovery · 1.5km 10k pace 101.6-103.6% interval · 2m recovery · 1km 10k pace 101.6-103.6% interval · 1m30s recovery · 500mtr 10k pace 101.6-103.6% interval, by pace, at 10k pace',
  ],
  [
    '1-2-3-2-1 min @ 5k effort, 90s jogs, x2 w/ 4 min between sets',
    'running, interval, main set 2x · 1m 5k pace 105.3-107.4% interval · 1m30s recovery · 2m 5k pace 105.3-107.4% interval · 1m30s recovery · 3m 5k pace 105.3-107.4% interval · 1m30s recovery · 2m 5k pace 105.3-107.4% interval · 1m30s recovery · 1m 5k pace 105.3-107.4% interval · 4m recovery, by pace, at 5k pace',
  ],
  [
    'wu 15, 1600-1200-800-400 from 10k pace down to mile pace, 400 jog, cd 10',
    'threshold, 50 minutes, by pace, whole Warm up 15m · 1600mtr 10k pace 101.6-103.6% interval · 400mtr recovery · 1200mtr 5k pace 105.3-107.4% interval · 400mtr recovery · 800mtr 3k pace 108.9-111.1% interval · 400mtr recovery · 400mtr 1500m pace 116.4-118.7% interval · Cool down 10m',
  ],
  [
    '6x1k from 3:50 dropping 5s each, 2 min jog',
    'interval, main set 1km 3:50/km interval · 2m recovery · 1km 3:45/km interval · 2m recovery · 1km 3:40/km interval · 2m recovery · 1km 3:35/km interval · 2m recovery · 1km 3:30/km interval · 2m recovery · 1km 3:25/km interval · 2m recovery, by pace',
  ],
  [
    '3x3k at 10 sec slower than half marathon pace, 2 min jog',
    'threshold, main set 3x · 3km 93.3-95.2% interval · 2m recovery, by pace',
  ],
  [
    '10x300 alternating 54s & 50s w/ 90 sec rest',
    'interval, main set 5x · 300mtr 3:00/km interval · 1m30s rest · 300mtr 2:47/km interval · 1m30s rest, by pace',
  ],
  [
    '6x600 @ 3k, last 2 flat out, 3 min',
    'running, interval, main set 4x · 600mtr 3k pace 108.9-111.1% interval · 3m recovery · 2x · 600mtr open effort 10/10 interval · 3m recovery, by pace, at 3k pace',
  ],
  ['12x400 on 2:30 in 80', 'interval, main set 12x · 400mtr 3:20/km interval · 1m10s recovery, by pace'],
  ['10x300 in 54s off 100m jog', 'interval, main set 10x · 300mtr 3:00/km interval · 100mtr recovery, by pace'],
  ['5 x 1000 (3:25) 400 jog', 'interval, main set 5x · 1000mtr 3:25/km interval · 400mtr recovery, by pace'],
  ['12x90s on/60s off', 'interval, 12 × 90 seconds, 1 minute rest'],
  [
    '10 x 45s up hard, jog back down, 15 min easy either side',
    'interval, 48 minutes 50 seconds, whole Warm up 15m · 10x · Uphill 45sec open effort 9/10 interval · 1m8s recovery · Cool down 15m',
  ],
  [
    '6 hill reps, 90 secs hard, jog down recovery',
    'interval, main set 6x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery',
  ],
  [
    '9 sec hill sprints x10 full walk back after 5mi easy',
    'interval, 1 hour 5 seconds, by pace, whole 5mi Z1 · 10x · Uphill 9sec open effort 9/10 interval · Walk 1m recovery',
  ],
  [
    '2mi E up front, 5x1k @ 5k 2 min jog, 1mi E after',
    'running, interval, 7.03 miles, by pace, at 5k pace, whole Warm up 2mi · 5x · 1km 5k pace 105.3-107.4% interval · 2m recovery · Cool down 1mi',
  ],
  [
    "2E + 4x1k T w/ 1' jog + 4x200 R w/ 200 jog + 2E",
    'running, threshold, 12.63 kilometers, by pace, whole 2mi Z1 · 4x · 1km Z4 interval · 1m recovery · 4x · 200mtr 1500m pace 116.4-118.7% interval · 200mtr recovery · 2mi Z1',
  ],
  [
    'mona fartlek, 2k wu',
    'interval, 32 minutes 40 seconds, by pace, whole Warm up 2km · 2x · 1m30s Z5 interval · Float 1m30s Z2 recovery · 4x · 1m Z5 interval · Float 1m Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery',
  ],
  ['yasso 800s x6 in 3:20, same time jog', 'interval, main set 6x · 800mtr 4:10/km interval · 3m20s recovery, by pace'],
  [
    '10 min easy, drills, 4 strides, 6x600 @ 3k off 2 min, 10 min easy',
    'running, interval, 52 minutes 5 seconds, by pace, at 3k pace, whole 10m Z1 // drills · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 6x · 600mtr 3k pace 108.9-111.1% interval · 2m recovery · 10m Z1',
  ],
  [
    '12x500 @ 5k w/ 200 float @ MP',
    'running, interval, main set 12x · 500mtr 5k pace 105.3-107.4% interval · 200mtr marathon pace 93-94.9% recovery, by pace, at 5k pace',
  ],
  ['6x700 @ 10k minus 5s, 60s', 'threshold, main set 6x · 700mtr 103.5-105.6% interval · 1m recovery, by pace'],
  ['4x1 mile 10 s/mile quicker than MP, 60s', 'tempo, main set 4x · 1mi 95.1-97% interval · 1m recovery, by pace'],
  [
    '5x1k @ 10k, last one 5 sec quicker',
    'running, threshold, main set 4x · 1km 10k pace 101.6-103.6% interval · 1km 103.5-105.6% interval, by pace, at 10k pace',
  ],
  ['5 x 1k on 1k off (on 4:05, off 4:45)', 'interval, main set 5x · 1km 4:05/km · 1km 4:45/km, by pace'],
  // What would change the meaning, and figures without a unit or a place, are not read.
  ['6x800 @ 5k minus 2 min rest', 'not read'],
  ['8 x 400 sorry 8x300 w 100 jog', 'not read'],
  ['2x2mi @ MP minus 10, 1mi jog. my MP is 7:20', 'not read'],
  ['6x2 min @ 14.5, 1 min @ 9', 'not read'],
])('%s', (sentence, asked) => {
  expect(read(sentence)).toBe(asked)
})
