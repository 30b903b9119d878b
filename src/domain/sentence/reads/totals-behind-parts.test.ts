import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Totals behind, before and beside their parts: = 10, total of 10, 8 total.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Run - 3mi @ EZ, 3mi @ MP, 2mi @ HMP, 1mi @ 10k, 1mi ez = 10',
    'running, tempo, 10 miles, by pace, at marathon pace, whole 3mi Z1 · 3mi marathon pace 92.7-94.6% · 2mi half marathon pace 96-98% · 1mi 10k pace 100.9-103% · 1mi Z1',
  ],
  [
    '1 hr bike = 10 Z1 / 5 x (6 Z4 + 3 Z1) / 5 Z1',
    'cycling, sweet spot, 1 hour, whole 10m Z1 · 5x · 6m Z4 · 3m Z1 · 5m Z1',
  ],
  ['run 2 easy 4 tempo 2 easy miles = 8 miles', 'running, tempo, 8 miles, whole 2mi Z1 · 4mi Z3 · 2mi Z1'],
  ['run 2mi easy, 4mi tempo, 2mi easy, total 8', 'running, tempo, 8 miles, whole 2mi Z1 · 4mi Z3 · 2mi Z1'],
  ['run 2mi easy + 4mi tempo + 2mi easy (8 total)', 'running, tempo, 8 miles, whole 2mi Z1 · 4mi Z3 · 2mi Z1'],
  ['run 3k easy, 5k tempo, 2k easy = 10k', 'running, tempo, 10 kilometers, whole 3km Z1 · 5km Z3 · 2km Z1'],
  [
    'swim 400 easy, 10x100 on 1:45, 200 easy = 1600',
    'swimming, interval, 1,600 meters, whole 400mtr Z1 · 10x100mtr on 1:45 interval · 200mtr Z1',
  ],
  [
    'swim 400 free, 8x50 kick 15s rest, 4x200 pull 20s rest, 200 easy. Total 1800',
    'swimming, interval, 1,800 meters, whole 400mtr freestyle · 8x50mtr kick interval 15sec rest · 4x200mtr pull interval 20sec rest · 200mtr Z1',
  ],
  [
    'swim 400 fr + 6x100 on 2:00 + 200 easy = 1200m',
    'swimming, interval, 1,200 meters, whole 400mtr freestyle · 6x100mtr on 2:00 interval · 200mtr Z1',
  ],
  [
    'bike 20 min z2, 3x10 min z4 w/ 5 min z1, 15 min z2 = 80 min',
    'cycling, sweet spot, 1 hour 20 minutes, whole 20m Z2 · 3x · 10m Z4 interval · 5m Z1 recovery · 15m Z2',
  ],
  [
    '90 min ride = 20 z2 / 4 x (8 z4 + 4 z1) / 22 z2',
    'cycling, sweet spot, 1 hour 30 minutes, whole 20m Z2 · 4x · 8m Z4 · 4m Z1 · 22m Z2',
  ],
  ['60min run = 15 easy + 30 tempo + 15 easy', 'running, tempo, 1 hour, whole 15m Z1 · 30m Z3 · 15m Z1'],
  ['60 min bike: 10 Z1, 40 z3, 10 Z1', 'cycling, tempo, 1 hour, whole 10m Z1 · 40m Z3 · 10m Z1'],
  ['bike 1h: 10 z1 / 3x(10 z3 + 5 z1) / 5 z1', 'cycling, tempo, 1 hour, whole 10m Z1 · 3x · 10m Z3 · 5m Z1 · 5m Z1'],
  [
    '10 mile run = 3 easy, 5 @ MP, 2 easy',
    'running, tempo, 10 miles, by pace, at marathon pace, whole 3mi Z1 · 5mi marathon pace 92.7-94.6% · 2mi Z1',
  ],
  [
    '2000m swim = 400 + 10x100 + 4x100 + 200',
    'swimming, interval, 2,000 meters, whole 400mtr · 10x100mtr interval · 4x100mtr interval · 200mtr',
  ],
  ["45' run: 10' easy, 25' z3, 10' easy", 'running, tempo, 45 minutes, whole 10m Z1 · 25m Z3 · 10m Z1'],
  ['Total 90 min on bike: 30 z2, 20 tempo, 40 z2', 'cycling, tempo, 1 hour 30 minutes, whole 30m Z2 · 20m Z3 · 40m Z2'],
  ['run 3 easy, 4 at tempo, 3 easy - total of 10 miles', 'running, tempo, 10 miles, whole 3mi Z1 · 4mi Z3 · 3mi Z1'],
  ['8 miles run 2 easy/4 tempo/2 easy', 'running, tempo, 8 miles, whole 2mi Z1 · 4mi Z3 · 2mi Z1'],
  [
    'run 1mi wu, 6x400 w/ 200 jog, 1mi cd; total about 5 miles',
    'running, interval, 5 miles, warm-up 1 mile, main set 6x · 400mtr interval · 200mtr recovery, cool-down 1 mile',
  ],
  [
    '12 total: 2 wu, 8 @ MP, 2 cd miles run',
    'running, tempo, 12 miles, by pace, at marathon pace, whole Warm up 2mi · 8mi marathon pace 92.7-94.6% · Cool down 2mi',
  ],
  ['bike 10 z1, 40 z2, 10 z1, 60 in total', 'cycling, endurance, 1 hour, whole 10m Z1 · 40m Z2 · 10m Z1'],
  [
    'run 2mi easy, 3 x 1mi @ 10k w/ 400 jog, 2mi easy. Total of 8',
    'running, threshold, 8 miles, warm-up 2 miles, main set 3x · 1mi 10k pace 100.9-103% interval · 400mtr recovery, cool-down 2 miles, by pace, at 10k pace',
  ],
  ['run 5 miles easy w/ 6 strides = good session', 'running, endurance, 5 miles, 6 strides'],
  [
    'swim 4x100 free, 4x50 kick, 200 pull (800 total)',
    'swimming, interval, 800 meters, whole 4x100mtr freestyle interval · 4x50mtr kick interval · 200mtr pull',
  ],
  ['run HR = 140 for 45 min', 'running, 45 minutes, by heartrate, whole 45m 140bpm'],
  ['run 60 min total, last 20 tempo', 'running, tempo, 1 hour, whole 40m Z1 · 20m Z3'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
