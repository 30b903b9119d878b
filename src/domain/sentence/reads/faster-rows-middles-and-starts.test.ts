import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rows that get faster with their rest on either side, what lies in the middle, starts of sprints, and a bare end behind a set.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'warmup 10 min then 5-4-3-2-1 min getting faster 90s between',
    'running, threshold, 31 minutes, by pace, at half marathon pace, whole Warm up 10m · 5m half marathon pace 96-98% · 1m30s Z1 recovery · 4m 10k pace 100.9-103% · 1m30s Z1 recovery · 3m 5k pace 104.7-106.8% · 1m30s Z1 recovery · 2m 3k pace 108-110.1% · 1m30s Z1 recovery · 1m 1500m pace 115.1-117.4%',
  ],
  [
    '5-4-3-2-1 min with 90s between getting faster',
    'running, threshold, main set 5m half marathon pace 96-98% · 1m30s Z1 recovery · 4m 10k pace 100.9-103% · 1m30s Z1 recovery · 3m 5k pace 104.7-106.8% · 1m30s Z1 recovery · 2m 3k pace 108-110.1% · 1m30s Z1 recovery · 1m 1500m pace 115.1-117.4%, by pace, at half marathon pace',
  ],
  [
    '5 4 3 2 1 mins off 60s, getting quicker',
    'running, threshold, main set 5m half marathon pace 96-98% · 1m Z1 recovery · 4m 10k pace 100.9-103% · 1m Z1 recovery · 3m 5k pace 104.7-106.8% · 1m Z1 recovery · 2m 3k pace 108-110.1% · 1m Z1 recovery · 1m 1500m pace 115.1-117.4%, by pace, at half marathon pace',
  ],
  [
    '1600 1200 800 400 track, 2 min rest, getting faster',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 2m rest · 1.2km 5k pace 104.7-106.8% · 2m rest · 800mtr 3k pace 108-110.1% · 2m rest · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    'getting faster: 1600 1200 800 400, 2 min rest',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 2m rest · 1.2km 5k pace 104.7-106.8% · 2m rest · 800mtr 3k pace 108-110.1% · 2m rest · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '1 mile 1200 800 400 descending, 400 jog rec',
    'running, threshold, main set 1mi 10k pace 100.9-103% · 400mtr recovery · 1200mtr 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    'mile 1200 800 400, 400 jog between, descending',
    'running, threshold, main set 1mi 10k pace 100.9-103% · 400mtr recovery · 1200mtr 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '2k 1k 800 400 getting faster 2 min rest',
    'running, threshold, main set 2km 10k pace 100.9-103% · 2m rest · 1km 5k pace 104.7-106.8% · 2m rest · 800mtr 3k pace 108-110.1% · 2m rest · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    'track: 1200 1000 800 600 with 90s rest, each one faster',
    'running, threshold, main set 1.2km 10k pace 100.9-103% · 1m30s rest · 1km 5k pace 104.7-106.8% · 1m30s rest · 800mtr 3k pace 108-110.1% · 1m30s rest · 600mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '400 300 200 100 descending, 20s rest',
    'swimming, ladder sets, main set 400mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
    'descending',
  ],
  [
    'swim 1000 800 600 400 getting faster 30s rest',
    'swimming, interval, main set 1000mtr Z2 · 30sec rest · 800mtr Z3 · 30sec rest · 600mtr Z4 · 30sec rest · 400mtr Z5',
  ],
  [
    'bike 5-4-3-2-1 min getting harder 90s easy between',
    'cycling, v02 max, main set 5m 100% · 1m30s Z1 recovery · 4m 105% · 1m30s Z1 recovery · 3m 110% · 1m30s Z1 recovery · 2m 115% · 1m30s Z1 recovery · 1m 120%',
  ],
  [
    '10-8-6-4 min tempo getting faster 2 min jog',
    'tempo, main set 10m interval · 2m recovery · 8m interval · 2m recovery · 6m interval · 2m recovery · 4m interval',
    'getting faster',
  ],
  [
    'first 15 min slow last 15 min slow, middle 30 steady run',
    'running, endurance, 1 hour, whole 15m Z1 · 30m Z2 · 15m Z1',
  ],
  [
    'ride first 20 easy last 20 easy and the middle 50 at sweet spot',
    'cycling, sweet spot, 1 hour 30 minutes, whole 20m Z1 · 50m Z4 · 20m Z1',
  ],
  [
    'easy 50 with 8 pickups of 30 sec in the middle',
    'running, endurance, 50 minutes, whole 19m Z1 · 8x · Stride 30sec open effort 8/10 interval · 1m recovery · 19m Z1',
  ],
  [
    '45 min run with 8x30s surges in the middle',
    'running, endurance, 45 minutes, whole 17m Z1 · 8x · Stride 30sec open effort 8/10 interval · 1m recovery · 16m Z1',
  ],
  [
    '20 min easy with 6x20s strides in the middle',
    'running, endurance, 20 minutes, whole 6m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery · 6m Z1',
  ],
  ['10x40s at endurance pace, 3x10 min hard', 'endurance, main set 10x · 40sec Z2 interval · 3x · 10m Z4 interval'],
  [
    'ride 3x10 min hard, 10x1 min endurance',
    'cycling, endurance, main set 3x · 10m Z5 interval · 10x · 1m Z2 interval',
  ],
  ['10x40s at endurance pace', 'endurance, main set 10x · 40sec interval'],
  [
    '6x30m blocks 4x60m flys w 4min',
    'interval, main set 6x · 30mtr open effort 10/10 interval · 4x · 60mtr open effort 10/10 interval · 4m recovery',
  ],
  [
    '6x30m block starts, 4x60m flying sprints, 4 min rest',
    'interval, main set 6x · 30mtr open effort 10/10 interval · 4m rest · 4x · 60mtr open effort 10/10 interval · 4m rest',
  ],
  ['swim 4x50m fly, 20s rest', 'swimming, interval, main set 4x50mtr butterfly interval 20sec rest'],
  ['run 5x1k, 10 easy', 'running, interval, 5 × 1 kilometer, cool-down 10 minutes'],
  ['run 5x1 mile at 10k pace, 10 jog', 'running, threshold, 5 × 1 mile, cool-down 10 minutes, by pace, at 10k pace'],
  ['6x3 min hard, 10 easy', 'interval, 6 × 3 minutes, cool-down 10 minutes'],
  ['bike 3x10 min ftp, 10 easy', 'cycling, threshold, 3 × 10 minutes, 10 minutes rest'],
  ['run 6x800, 2 easy', 'running, interval, 6 × 800 meters, 2 minutes rest'],
  ['run 5x1k, 400 easy', 'running, interval, main set 5x · 1km interval · 400mtr recovery'],
  ['swim 10x400, 10 easy', 'swimming, interval, 10 × 400 meters, 10 seconds rest'],
  [
    '1000 800 600 400 descending, 20s rest',
    'interval, main set 1000mtr interval · 20sec rest · 800mtr interval · 20sec rest · 600mtr interval · 20sec rest · 400mtr interval',
    'descending',
  ],
  ['10x400, 10 easy', 'interval, 10 × 400 meters, 10 seconds rest'],
  ['swim 8x50m flys, 20s rest', 'swimming, interval, main set 8x50mtr butterfly interval 20sec rest'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
