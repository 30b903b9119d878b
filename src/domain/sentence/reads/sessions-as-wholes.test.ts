import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs and rides that are read as one session, part by part, where phrases leave something out.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'cycling hill repeats: 6 x 4 min VO2max up, 4 min rolling back down',
    'cycling, v02 max, 6 × 4 minutes, 4 minutes rest',
  ],
  [
    'Hills: 6 x 90s @ 5k effort up Cricket Hill, jog down, then 4x 20 sec all out from flat, walk back',
    'running, interval, 26 minutes 30 seconds, by pace, at 5k pace, whole 6x · "Uphill at 5k pace" 1m30s 104.7-106.8% interval // flat · 2m15s recovery · 4x · 20sec open effort 10/10 interval · Walk 40sec recovery',
    'Cricket',
  ],
  ["E 3k, T 3x2k (1'), E 2k", 'threshold, 11 kilometers, whole 3km Z1 · 3x · 2km Z4 interval · 1m rest · 2km Z1'],
  [
    'brick leg only: run 25 off the bike, first 5 @ 10k, rest @ IM pace',
    'running, threshold, 25 minutes, main set 5m 10k pace 100.9-103% · 20m 80-85%, by pace, at 10k pace',
    'brick',
  ],
  [
    'Bike strength: 20 min build z1-z2, then torque 6x5min 50-55rpm seated @ tempo (76-85%), 3 min spin 100rpm in between, then 20 min z2 any cadence and 10 soft to finish',
    'cycling, tempo, 1 hour 38 minutes, whole 10m Z1 · 10m Z2 · 6x · seated 5m 76-85% @ 50-55rpm interval · 3m @ 100rpm recovery · 20m Z2 · 10m Z1',
  ],
  [
    "2 x 20' @ 90% w/ 10 sec stand+surge ea 2', 8' btwn",
    'tempo, main set 10x · 1m50s 90% · 10sec · 8m recovery · 10x · 1m50s 90% · 10sec',
  ],
  [
    'Leslie Spit TT efforts: 5k out hard / 5k back ez, x3',
    'threshold, main set 3x · 5km · 5km Z1 recovery',
    'Leslie Spit',
  ],
  [
    'tempo bursts: 45min at 80% w 8s all-out burst every 5min',
    'interval, main set 9x · 4m52s 80% · 8sec open effort 10/10',
  ],
  [
    '30min at 0.75 IF then 20 mins at 0.9 then 10 at 0.6, bike',
    'cycling, sweet spot, 1 hour, whole 30m 75% · 20m 90% · 10m 60%',
  ],
  [
    'descending 10-8-6-4-2 mins, 95% going up 5% each rung, half the time easy after',
    'cycling, endurance, 44 minutes, whole 10m 95% · 5m Z1 · 8m 100% · 4m Z1 · 6m 105% · 3m Z1 · 4m 110% · 2m Z1 · 2m 115%',
  ],
  [
    'LSD 24k w/ last 6 @ Oceans pace (5:20/km)',
    'running, endurance, 24 kilometers, whole 18km Z1 · 6km 5:20/km',
    'Oceans',
  ],
  [
    '16 x 200 in 38-40, 200 jog in 75',
    'running, interval, main set 16x · 200mtr 3:10-3:20/km interval · 200mtr 6:15/km recovery',
  ],
  [
    'thresh 5x6min ofF 75 secs. jog 15 min ether side',
    'running, threshold, 1 hour 6 minutes 15 seconds, whole 15m Z1 · 5x · 6m Z4 interval · 1m15s rest · Cool down 15m',
  ],
  [
    'Strides 8 x 20s w/ 60s walk back, after 40 easy',
    'running, endurance, 50 minutes 40 seconds, whole 40m Z1 · 8x · Stride 20sec open effort 8/10 interval · Walk 1m recovery',
  ],
  [
    '4 x mile @ tempo-ish (MP minus 10 sec/km), 3 mins stand',
    'running, threshold, main set 4x · 1mi 94.5-96.5% interval · Stand 3m rest',
  ],
  [
    "90' w/ 10' surge @ MP every 20'",
    'running, tempo, 1 hour 30 minutes, by pace, at marathon pace, whole 4x · 10m Z1 recovery · 10m marathon pace 92.7-94.6% · 10m Z1',
  ],
  [
    '3-3-2-2-1-1 min @ RPE 8, 90 secs easy after each one, x2 w/ 4 mins between',
    'interval, main set 2x · 3m effort 8/10 · 1m30s Z1 recovery · 3m effort 8/10 · 1m30s Z1 recovery · 2m effort 8/10 · 1m30s Z1 recovery · 2m effort 8/10 · 1m30s Z1 recovery · 1m effort 8/10 · 1m30s Z1 recovery · 1m effort 8/10 · 4m rest',
  ],
  [
    'Oregon circuit minus the circuit: 6 x 600 @ 3k effort, rest = 1/2 rep time',
    'running, interval, main set 6x · 600mtr 3k pace 108-110.1% interval · 200mtr recovery, by pace, at 3k pace',
    'Oregon circuit',
    'minus the circuit',
  ],
  ['4 x 4k at TT pwr on velodrome, 10 min roll between', 'cycling, threshold, main set 4x · 4km · 10m Z1 recovery'],
  [
    'sst 3x 15mn / 5mn rec, candence 95+, hr below 165',
    'cycling, sweet spot, main set 3x · 15m 0-165bpm @ 95rpm interval · 5m rest, by heartrate',
  ],
  [
    'Hour of power, 95-100% FTP, 10 s out of saddle every 2 min',
    'cycling, threshold, main set 30x · 1m50s 95-100% · standing 10sec 95-100%',
  ],
  [
    '5k time trial on the track, warm up 15 min first',
    'running, interval, 36 minutes 35 seconds, whole Warm up 15m · 5km effort 10/10',
  ],
  [
    'thresh 4-3-2-1 min x3, half time jog recoveries',
    'threshold, main set 3x · 4m · 2m recovery · 3m · 1m30s recovery · 2m · 1m recovery · 1m · 30sec recovery',
  ],
  [
    'tempo bursts 2x30 @ 80% w/ 10s @ 180% every 3min',
    'cycling, interval, main set 10x · 2m50s 80% · 10sec 180% · 3m recovery · 10x · 2m50s 80% · 10sec 180%',
  ],
  [
    'torque: 6x5 mins big gear 50rpm @ tempo, 3 mins @ 95rpm ez',
    'cycling, tempo, main set 6x · 5m @ 50rpm interval // big gear · 3m @ 95rpm recovery',
  ],
  [
    'cycling hill repeats: 6 x 4 min VO2max up, 4 min rolling back down',
    'cycling, v02 max, 6 × 4 minutes, 4 minutes rest',
  ],
  ['6x1200m, 400m jog in 2:30', 'running, interval, main set 6x · 1.2km interval · 400mtr 6:15/km recovery'],
  [
    'run 1k at 4:00, 825 at 3:50, 400 all out',
    'running, interval, 2.23 kilometers, whole 1km 4:00/km · 825mtr 3:50/km · 400mtr open effort 10/10',
  ],
  [
    'run 75mins inc 3x10min @ marathon effort off 2min float',
    'running, tempo, 1 hour 15 minutes, main set 3x · 10m marathon pace 92.7-94.6% interval · Float 2m Z2 recovery, by pace, at marathon pace',
  ],
  [
    'bike 20min @ 75% - 3 min hard 30 sec easy x 5',
    'cycling, v02 max, main set 20m 75% · 5x · 3m 106-120% interval · 30sec recovery',
  ],
  [
    'speed: 10x150m @ 800 pace, full recovery',
    'running, interval, main set 10x · 150mtr 120-124% interval · 3m recovery',
  ],
  [
    '40 min ride with 3x1 min hard, 3x 10s bursts',
    'cycling, v02 max, 40 minutes, main set 3x · 1m 106-120% interval · 3x · 10sec 106-120% interval',
  ],
  [
    'bike 20x15s 150%, twice, 4 min easy in between',
    'cycling, v02 max, main set 20x · 15sec 150% interval · 4m recovery · 20x · 15sec 150% interval',
  ],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test('a limit of the whole beside a target of its end is told', () => {
  const { inferred } = understand('2h30 ride w/ last 45 mins @ 70.3 power, HR no higher than 150', { sport: 'running' })
  expect(inferred.map(({ because }) => because)).toContain(
    'What limits the whole was kept where no other target is said.',
  )
})
