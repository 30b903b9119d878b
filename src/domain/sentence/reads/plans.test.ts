import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Plans whose figures are not those of one session: tests, bricks, sums, choices.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'ftp test 20 minutes bike',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  [
    '20 min ftp test on the bike',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  [
    'ride 1h with an ftp test',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  ['test 30 min, bike', 'cycling', 'test 30 min'],
  ['test 31 min, bike', 'cycling, 31 minutes', 'test'],
  ['30 min test, bike', 'cycling, interval, 55 minutes, whole Warm up 15m · 30m effort 10/10 · Cool down 10m'],
  ['31 min test, bike', 'cycling, interval, 56 minutes, whole Warm up 15m · 31m effort 10/10 · Cool down 10m'],
  [
    '5k time trial',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ['run 10k tt with 15 min warm up', 'running, interval, 58 minutes 5 seconds, whole Warm up 15m · 10km effort 10/10'],
  [
    'css test 400 + 200 all out, 10 min ez swim between',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 10m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  ['15 min easy swim between', '', '15 min easy swim between'],
  ['4x400 run, 2 min easy jog between', 'running, interval, 4 × 400 meters, 2 minutes rest'],
  // The sum of two sports is the length of neither.
  ['brick 1h30: bike 1hr z2 + run 30 @ HIM pace', 'cycling, endurance, 1 hour', 'brick 1h30', 'run 30 @ HIM pace'],
  [
    '2h brick: ride 90 min easy, run 30 min easy',
    'cycling, endurance, 1 hour 30 minutes',
    '2h brick',
    'run 30 min easy',
  ],
  ['brick 1h bike 20 min run', 'cycling, 1 hour', 'brick', '20 min run'],
  ['1km swim 20km bike 5km run easy', 'swimming, 1,000 meters', '20km bike', '5km run easy'],
  ['ride 1 hour run 5k easy', 'cycling, 1 hour', 'run 5k easy'],
  // The sum of a set that is written out is no part of its own.
  [
    'swim 2k5. 500wu / main 1500 / 500cd, main is 15x100 @ CSS r15',
    'swimming, interval, 2,500 meters, whole Warm up 500mtr · 15x100mtr Z4 interval 15sec rest · Cool down 500mtr',
    'main 1500',
  ],
  [
    'swim 300 warm up, main 200, 8x25 on 2:00, 100 cool down',
    'swimming, interval, 600 meters, whole Warm up 300mtr · 8x25mtr on 2:00 interval · Cool down 100mtr',
    'main 200',
  ],
  [
    'swim 400 easy, main 1000, 8x100',
    'swimming, interval, 2,200 meters, whole 400mtr Z1 · 1000mtr · 8x100mtr interval',
  ],
  // Seconds beside the pace of a race.
  ['run 8k @ HMP+15', 'running, tempo, 8 kilometers, whole 8km 91.6-93.4%'],
  ['run 8k @ MP-10s', 'running, threshold, 8 kilometers, whole 8km 95.7-97.6%'],
  [
    'run 8k @ MP + 2 km easy',
    'running, tempo, 10 kilometers, by pace, at marathon pace, whole 8km marathon pace 92.7-94.6% · 2km Z1',
  ],
  ['30 min run or 45 if i feel good', 'running, 30 minutes', 'or 45 if i feel good'],
  ['30 min run or 45 if it rains, easy', 'running, endurance, 30 minutes', 'or 45 if it rains'],
  ['30 min or 45 min run', 'running, 30 minutes'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Mona fartlek - 2x90/90, 4x60/60, 4x30/30, 4x15/15 run, 15 wu n 15 cd',
    'running, interval, warm-up 15 minutes, main set 2x · 1m30s interval · 1m30s recovery · 4x · 1m interval · 1m recovery · 4x · 30sec interval · 30sec recovery · 4x · 15sec interval · 15sec recovery, cool-down 15 minutes',
  ],
  [
    'mona: 2x90s hard 90s easy, 4x60s hard 60s easy run',
    'running, interval, main set 2x · 1m30s interval · 1m30s recovery · 4x · 1m interval · 1m recovery',
  ],
  ['tempo run 20 min easy 10 min tempo 5 min easy', 'running, tempo, 35 minutes, whole 20m Z1 · 10m Z3 · 5m Z1'],
  [
    'threshold ride 15 min easy 20 min z4 10 min easy',
    'cycling, threshold, 45 minutes, whole 15m Z1 · 20m Z4 · 10m Z1',
  ],
  ['tempo run 20 min easy', 'running, tempo, 20 minutes'],
  [
    'run 2k easy, 3k steady, 2k tempo, 1k flat out, 2k shuffle home',
    'running, tempo, 10 kilometers, whole 2km Z1 · 3km Z2 · 2km Z3 · 1km open effort 10/10 · Cool down 2km',
  ],
  ['30 min shuffle', 'endurance, 30 minutes'],
  ['bike 3x8 w 5 tempo', 'cycling, tempo, 3 × 8 minutes, 5 minutes rest'],
  ['3x10 with 10 threshold run', 'running, threshold, 3 × 10 minutes, 10 minutes rest'],
  ['run 3x8 w 2', 'running, threshold, 3 × 8 minutes, 2 minutes rest'],
  ['bike 3x8 z4 under 165 bpm', 'cycling, sweet spot, 3 × 8 minutes (under 165 bpm)'],
  ['bike 1h z2 under 140 bpm', 'cycling, endurance, 1 hour, note under 140 bpm'],
  [
    "4x8' z4 on bike but hr no higher than 165, 4' rec",
    'cycling, sweet spot, 4 × 8 minutes (hr no higher than 165), 4 minutes rest',
  ],
  [
    'swm 45min wetsuit lake easy w 6x1min hard',
    'swimming, endurance, 2,100 meters, main set 6x · 1m Z5 interval · 20sec rest, note wetsuit lake',
  ],
  ['swim 20 min easy w 4x1min', 'swimming, endurance, 900 meters, main set 4x · 1m interval · 20sec rest'],
  ['50 mni bike', 'cycling, 50 minutes'],
  ['20 mnis easy run', 'running, endurance, 20 minutes'],
  ['20min easy run w 4 lil strides', 'running, endurance, 20 minutes, 4 strides'],
  ['30 min easy run with 6 little strides', 'running, endurance, 30 minutes, 6 strides'],
  [
    'warmup 200 fr 200 kk 200 pl 200 IM',
    'swimming, 800 meters, whole Warm up 200mtr freestyle · 200mtr kick · 200mtr pull · 200mtr medley',
  ],
  ['swim 4x100 fr r15', 'swimming, interval, main set 4x100mtr freestyle interval 15sec rest'],
])('"%s" is read as %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
