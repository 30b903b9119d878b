import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests between repetitions and between sets, in any spelling and with a target.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'bike 90mins. 2 sets of [5 x (40s @ 120% / 20s @ 50%)], 6mins Z1 btwn sets. rest of it Z2',
    'cycling, v02 max, 1 hour 30 minutes, whole 37m Z2 · 5x · 40sec 120% · 20sec 50% · 6m Z1 recovery · 5x · 40sec 120% · 20sec 50% · 37m Z2',
  ],
  [
    "do 2 x (10min @ 88-92% + 5min @ 100%) straight through, w 8' in between 2 rounds, then 20 mins z2 bike",
    'cycling, threshold, main set 2x · 10m 88-92% · 5m 100% · 8m recovery, cool-down 20 minutes',
  ],
  [
    'run 3x(4x400 r60) 3 min between the sets',
    'running, interval, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m rest',
  ],
  [
    'run 2 sets of 6x200 w/ 200 jog, 4 min easy between sets',
    'running, interval, main set 5x · 200mtr interval · 200mtr recovery · 200mtr interval · 4m recovery · 6x · 200mtr interval · 200mtr recovery',
  ],
  [
    'run 3 rounds of 5x300, 100 jog, with 3:00 b/w rounds',
    'running, interval, main set 4x · 300mtr interval · 100mtr recovery · 300mtr interval · 3m recovery · 4x · 300mtr interval · 100mtr recovery · 300mtr interval · 3m recovery · 5x · 300mtr interval · 100mtr recovery',
  ],
  [
    'bike 3x(10x30/15), 4 min z1 between sets',
    'cycling, v02 max, main set 10x · 30sec interval · 15sec recovery · 4m Z1 recovery · 10x · 30sec interval · 15sec recovery · 4m Z1 recovery · 10x · 30sec interval · 15sec recovery',
  ],
  [
    'bike 3x(10x30/15) with 4 min at 50% in between sets',
    'cycling, v02 max, main set 10x · 30sec interval · 15sec recovery · 4m 50% recovery · 10x · 30sec interval · 15sec recovery · 4m 50% recovery · 10x · 30sec interval · 15sec recovery',
  ],
  [
    'bike 2 blocks of 3x5 min at 105%, 3 min easy between reps, 10 min easy between blocks',
    'cycling, interval, main set 2x · 5m 105% interval · 3m recovery · 5m 105% interval · 10m recovery · 3x · 5m 105% interval · 3m recovery',
  ],
  [
    'swim 3x(4x50 on 1:00) 1 min in between rounds',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval',
  ],
  [
    'run 4x(1k + 500) 90s jog between, 3min between sets',
    'running, interval, main set 4x · 1km · 1m30s recovery · 500mtr · 3m recovery',
  ],
  [
    'bike 3 sets: 6x1 min hard 1 min easy, 5 mins between each set',
    'cycling, v02 max, main set 5x · 1m 106-120% interval · 1m recovery · 1m 106-120% interval · 5m recovery · 5x · 1m 106-120% interval · 1m recovery · 1m 106-120% interval · 5m recovery · 6x · 1m 106-120% interval · 1m recovery',
  ],
  [
    'run 2x(6x400) 1 min btwn reps 4 min btwn sets',
    'running, interval, main set 5x · 400mtr interval · 1m recovery · 400mtr interval · 4m recovery · 6x · 400mtr interval · 1m recovery',
  ],
  [
    'run 5x300 100 jog x 3 sets w 4 min jog between the three sets',
    'running, interval, main set 4x · 300mtr interval · 100mtr recovery · 300mtr interval · 4m recovery · 4x · 300mtr interval · 100mtr recovery · 300mtr interval · 4m recovery · 5x · 300mtr interval · 100mtr recovery',
  ],
  [
    '2x(3x1k) run, 2 min rec between reps and 5 min between the 2 sets',
    'running, interval, main set 2x · 1km interval · 2m recovery · 1km · 5m recovery · 2x · 1km interval · 2m recovery · 1km',
  ],
  ['bike 2x20 sweet spot, 5min z1 between', 'cycling, sweet spot, 2 × 20 minutes, 5 minutes rest'],
  ['run 3x10 min tempo, 3 min zone 1 between them', 'running, tempo, 3 × 10 minutes, 3 minutes rest'],
  [
    'RPE 7 for 3x12min, rpe 3 in between for 4 min, on bike',
    'cycling, threshold, main set 3x · 12m effort 7/10 interval · 4m effort 3/10 recovery',
  ],
  [
    'bike 4x8 min at 250w, in between 4 min at 120w',
    'cycling, threshold, main set 4x · 8m 250w interval · 4m 120w recovery',
  ],
  [
    '4x5 min @ 100% bike, in between 3 min @ 50%',
    'cycling, threshold, main set 4x · 5m 100% interval · 3m 50% recovery',
  ],
  ['run 6x3 min hard, between reps 90s jog', 'running, interval, 6 × 3 minutes, 90 seconds rest'],
  ['run 6x3 min hard, in between jog 90s', 'running, interval, 6 × 3 minutes, 90 seconds rest'],
  ['swim 6x200, in between 20s', 'swimming, interval, 6 × 200 meters, 20 seconds rest'],
  ['bike 60 min between 8 and 10 am, 3x8 threshold', 'cycling, threshold, 1 hour, 3 × 8 minutes', '8', '10 am'],
  ['bike 45 min z2 between meetings', 'cycling, endurance, 45 minutes', 'meetings'],
  ['run 4x1 mile tempo, zone 1 between for 3 min', 'running, tempo, 4 × 1 mile, 3 minutes rest'],
  [
    'bike 3x(3 min 110% / 1 min 60%), @50% between sets 5 min',
    'cycling, v02 max, main set 3x · 3m 110% · 1m 60% · 5m 50% recovery',
  ],
  [
    'tempo ride 2x30min HR 148-155 w 10 between, oh and 15 warm up first, home easy 20',
    'cycling, tempo, 1 hour 45 minutes, by heartrate, whole Warm up 15m · 30m 148-155bpm interval · 10m recovery · 30m 148-155bpm interval · Cool down 20m',
  ],
  [
    'bike 15 warm up, 2x30min at 85% w 10 between, 20 min easy',
    'cycling, sweet spot, 1 hour 45 minutes, whole Warm up 15m · 30m 85% interval · 10m recovery · 30m 85% interval · 20m Z1',
  ],
  [
    'ZRL openers 45min, 1x5 tempo, 1x3 thr, 1x1 vo2, 3x8s sprnt, easy betw (2-3min)',
    'cycling, tempo, 45 minutes, main set 1x · 5m interval · 2m recovery · 1x · 3m Z5 interval · 2m recovery · 1x · 1m Z6 interval · 2m recovery · 3x · 8sec Z7 interval · 2m recovery',
    'ZRL openers',
  ],
  [
    'bike 5 min tempo, 3 min threshold, 1 min vo2, 2 min easy between',
    'cycling, tempo, main set 5m · 2m Z1 recovery · 3m Z5 · 2m Z1 recovery · 1m Z6',
  ],
  [
    '12 @ 75-80%, 8 @ 85-90, 4 @ 100, 2 @ 110, 2min ez between all of em, on bike',
    'cycling, endurance, 32 minutes, whole 12m 75-80% · 2m Z1 · 8m 85-90% · 2m Z1 · 4m 100% · 2m Z1 · 2m 110%',
  ],
  [
    'turbo 10 @ 180, 8 @ 200, 6 @ 220, 3 min easy between',
    'cycling, endurance, 30 minutes, whole 10m 180w · 3m Z1 · 8m 200w · 3m Z1 · 6m 220w',
  ],
  [
    '5x6min @ FTP w shrinking rest: 5, 4, 3, 2 min',
    'cycling, threshold, main set 6m 98-102% · 5m Z1 recovery · 6m 98-102% · 4m Z1 recovery · 6m 98-102% · 3m Z1 recovery · 6m 98-102% · 2m Z1 recovery · 6m 98-102%',
  ],
  [
    'run 5x1k at 10k pace, rests 3, 2:30, 2, 1:30',
    'running, threshold, main set 1km 10k pace 100.9-103% · 3m Z1 recovery · 1km 10k pace 100.9-103% · 2m30s Z1 recovery · 1km 10k pace 100.9-103% · 2m Z1 recovery · 1km 10k pace 100.9-103% · 1m30s Z1 recovery · 1km 10k pace 100.9-103%, by pace, at 10k pace',
  ],
  [
    'bike 5x6 min at 95% with decreasing rest 5/4/3/2 min',
    'cycling, sweet spot, main set 6m 95% · 5m Z1 recovery · 6m 95% · 4m Z1 recovery · 6m 95% · 3m Z1 recovery · 6m 95% · 2m Z1 recovery · 6m 95%',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
