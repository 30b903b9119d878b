import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Rows of figures between commas, parts before and after a length, and ends of which little is said.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'run 1,2,3,4,3,2,1 min hard, half the time jog',
    'running, interval, main set 1m interval · 30sec recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 4m interval · 2m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'run 1,2,1 min hard, 1 min jog',
    'running, interval, main set 1m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'bike 2,4,2 mins at 300w, 2 min easy',
    'cycling, interval, main set 2m 300w interval · 2m recovery · 4m 300w interval · 2m recovery · 2m 300w interval',
  ],
  [
    'run 3,2,1 km at 10k pace, 2 min jog',
    'running, threshold, main set 3km 10k pace 100.9-103% interval · 2m recovery · 2km 10k pace 100.9-103% interval · 2m recovery · 1km 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  ['run 7,5 km easy', 'running, endurance, 7.5 kilometers'],
  ['run 10,20,10 min easy hard easy', 'running, endurance, 20 minutes', '10', '10 min', 'hard'],
  [
    'swim 50-100-150-100-50 fast, 20s rest',
    'swimming, ladder sets, main set 50mtr Z5 interval · 20sec rest · 100mtr Z5 interval · 20sec rest · 150mtr Z5 interval · 20sec rest · 100mtr Z5 interval · 20sec rest · 50mtr Z5 interval',
  ],
  [
    'marathon pace 2x5 miles, 1 mile easy before between and after',
    'running, tempo, 13 miles, by pace, at marathon pace, whole Warm up 1mi · 5mi marathon pace 92.7-94.6% interval · 1mi recovery · 5mi marathon pace 92.7-94.6% interval · Cool down 1mi',
  ],
  [
    'bike 3x10 min at 240w, 5 min easy before, between and after',
    'cycling, threshold, 50 minutes, whole Warm up 5m · 2x · 10m 240w interval · 5m recovery · 10m 240w interval · Cool down 5m',
  ],
  ['1h run last 15 progressive down to 6:50/mi', 'running, tempo, 1 hour, whole 45m Z1 · 5m Z2 · 5m Z3 · 5m 6:50/mi'],
  [
    'run 90 min last 20 min building to 4:30/km',
    'running, tempo, 1 hour 30 minutes, whole 1h10m Z1 · 7m Z2 · 7m Z3 · 6m 4:30/km',
  ],
  ['2h ride, last 30 progressive to 250w', 'cycling, tempo, 2 hours, whole 1h30m Z1 · 10m Z2 · 10m Z3 · 10m 250w'],
  [
    'do me a swim for 45 min, bit of speed at the end',
    'swimming, interval, 2,100 meters, whole 1800mtr Z1 · 4x · 25mtr Z5 · 25mtr Z1 recovery · 100mtr Z1',
  ],
  [
    '1h run, bit of speed at the end',
    'running, endurance, 1 hour, whole 54m40s Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'turbo 45 min with a few sprints towards the end',
    'cycling, interval, 45 minutes, whole 35m Z1 · 4x · 15sec Z7 · 1m45s Z1 recovery · 2m Z1',
  ],
  [
    'run 5x1k with 2 min jog, some sprints at the end',
    'running, interval, main set 5x · 1km interval · 2m recovery · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'swim 10x100, bit of speed at the end',
    'swimming, interval, main set 10x100mtr interval · 4x25mtr interval 20sec rest',
  ],
  [
    'bike 5x3 min hard, some sprints at the end',
    'cycling, interval, main set 5x · 3m 106-120% interval · 4x · 15sec Z7 interval · 1m45s recovery',
  ],
  [
    "pool's only 25m, 40 lengths with every 4th fast",
    'swimming, interval, 1,000 meters, pool 25, whole 10x · 75mtr Z1 recovery · 25mtr Z5',
  ],
  [
    'swiming 1 mile, evry 4th length backstroke',
    'swimming, interval, 1,600 meters, whole 16x · 75mtr · 25mtr backstroke',
  ],
  [
    'bike 250W x 5 min x 4, 150W x 3 min between',
    'cycling, interval, main set 4x · 5m 250w interval · 3m 150w recovery',
  ],
  ['bike 4x5 min 250w, 150w 3 min between', 'cycling, interval, main set 4x · 5m 250w interval · 3m 150w recovery'],
  ['run for thirty five minutes then walk for five', 'running, endurance, 40 minutes, whole 35m Z1 · Walk 5m cooldown'],
  ['walk 5 run 30 walk 5', 'running, endurance, 40 minutes, whole Walk 5m warmup · 30m Z1 · Walk 5m cooldown'],
  ['walk 5 as a warm up then 20 min run', 'running, endurance, 25 minutes, whole Walk 5m warmup · 20m Z1'],
  [
    'couch to 5k wk 4 style: 3 run 90s walk 5 run 2.5 walk x2',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 2x · 3m Z1 · Walk 1m30s recovery · 5m Z1 · Walk 2m30s recovery · Walk 5m cooldown',
    'couch to 5k wk 4',
  ],
  ['swim 100 yds x 15, 1:45 send off', 'swimming, interval, main set 15x100yd on 1:45 interval'],
  [
    'swim 5x5x50, 10s between 50s and 1min between sets',
    'swimming, interval, main set 4x50mtr interval 10sec rest · 50mtr interval · 1m rest · 4x50mtr interval 10sec rest · 50mtr interval · 1m rest · 4x50mtr interval 10sec rest · 50mtr interval · 1m rest · 4x50mtr interval 10sec rest · 50mtr interval · 1m rest · 5x50mtr interval 10sec rest',
  ],
  [
    '800wu inc drills, 6x(75 hard + 25 easy), 15s, 200cd',
    'swimming, interval, 1,600 meters, whole Warm up 800mtr · 6x · 75mtr Z5 · 25mtr Z1 recovery · 15sec rest · Cool down 200mtr',
  ],
  ['bike 4x(3 min hard + 2 min easy), 15s', 'cycling, interval, 4 × 3 minutes, 2 minutes rest', '15s'],
  [
    'up hill 3min hard x 6 before work, need done in 50',
    'interval, 50 minutes, main set 6x · Uphill 3m open effort 9/10 interval',
  ],
  ['bike 3x10 min threshold, must be home in 60 min', 'cycling, threshold, 1 hour, 3 × 10 minutes'],
  ['first ever 5k run, no stopping, slow', 'running, endurance, 5 kilometers'],
  [
    '70.3 pace ride 2x40, 10 between, 2.5 hrs all in',
    'cycling, tempo, 2 hours 30 minutes, main set 2x · 40m 78-85% interval · 10m recovery',
  ],
  [
    'I make today 14 km footing, after 5 straight lines',
    'running, endurance, 1 hour 40 minutes 40 seconds, whole 14km Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'swim 400 200 100 50 getting faster rest as needed',
    'swimming, interval, main set 400mtr Z2 · 3m rest · 200mtr Z3 · 3m rest · 100mtr Z4 · 3m rest · 50mtr Z5',
  ],
  [
    'swim 100, 100, 100, 100 each faster, 15s rest',
    'swimming, interval, main set 100mtr Z2 · 15sec rest · 100mtr Z3 · 15sec rest · 100mtr Z4 · 15sec rest · 100mtr Z5',
  ],
  [
    '200-400-600-400-200 swim 20s rest pull on the 600',
    'swimming, interval, main set 200mtr · 20sec rest · 400mtr · 20sec rest · 600mtr pull · 20sec rest · 400mtr · 20sec rest · 200mtr',
  ],
  [
    'swim 100-200-300-200-100, 15s, hard on the 300',
    'swimming, interval, main set 100mtr · 15sec rest · 200mtr · 15sec rest · 300mtr Z5 · 15sec rest · 200mtr · 15sec rest · 100mtr',
  ],
  ['run 6x800,90s jog', 'running, interval, 6 × 800 meters, 90 seconds rest'],
  ['run 3x10,2 min jog between', 'running, threshold, 3 × 10 minutes, 2 minutes rest'],
  ['bike 4x5,3 min easy', 'cycling, interval, 4 × 5 minutes, 3 minutes rest'],
  ['swim 10x100,15s rest', 'swimming, interval, 10 × 100 meters, 15 seconds rest'],
  ['swim 8x50,10s', 'swimming, interval, 8 × 50 meters, 10 seconds rest'],
  ['ride 3x7,5 min at 260w, 3 min easy', 'cycling, interval, main set 3x · 7m30s 260w interval · 3m recovery'],
  ['run 4x1,5 km, 2 min jog', 'running, interval, 4 × 1.5 kilometers, 2 minutes rest'],
  [
    'run easy 5k, finish with some speed',
    'running, endurance, 38 minutes 55 seconds, whole 5km Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'swim 45 min finishing with some sprints',
    'swimming, interval, 2,100 meters, whole 1800mtr Z1 · 4x · 25mtr Z5 · 25mtr Z1 recovery · 100mtr Z1',
  ],
  ['bike 3x8,5x1 min hard', 'cycling, v02 max, main set 3x · 8m interval · 5x · 1m 106-120% interval'],
])('%j asks for %s', (sentence, reading, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(reading)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
