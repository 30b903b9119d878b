import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is left between two ends is a part of its own; something more without a length is not how a set is done.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'swim 2.5k incl 10x100 on 1:40 and some kick',
    'swimming, interval, 2,500 meters, main set 10x100mtr on 1:40 interval',
    'some kick',
  ],
  [
    'swim 3k with 8x200 on 3:20 plus a bit of pull',
    'swimming, interval, 3,000 meters, main set 8x200mtr on 3:20 interval',
    'a bit of pull',
  ],
  [
    'swim 2000 m with 5x200 20s rest, a little kick too',
    'swimming, interval, 2,000 meters, 5 × 200 meters, 20 seconds rest',
    'a little kick too',
  ],
  [
    'swim 10x100 on 1:45 then some easy backstroke',
    'swimming, interval, main set 10x100mtr on 1:45 interval',
    'some easy backstroke',
  ],
  [
    'swim 2k, 8x50 fast 20s rest, mixed with drills',
    'swimming, interval, 2,000 meters, 8 × 50 meters, 20 seconds rest',
    'mixed with drills',
  ],
  ['swim 1500 easy with some fins', 'swimming, endurance, 1,500 meters, whole 1500mtr Z1 with fins'],
  [
    "10x(1' on / 1' off) then 10 min steady, wu&cd 10 each",
    'interval, 50 minutes, whole Warm up 10m · 10x · 1m Z5 interval · 1m recovery · 10m Z2 · Cool down 10m',
  ],
  [
    'w/u & c/d 2k each, 5x1k @ T 90s',
    'threshold, 10 kilometers, whole Warm up 2km · 5x · 1km Z4 interval · 1m30s recovery · Cool down 2km',
  ],
  ['bike 1h total wu 15 cd 10 rest at 70%', 'cycling, endurance, 1 hour, whole Warm up 15m · 35m 70% · Cool down 10m'],
  ['run 60 min: 10 wu, 10 cd, rest at 5:00', 'running, 1 hour, whole Warm up 10m · 40m 5:00/km · Cool down 10m'],
  ['1h run, wu 10, cd 10, in between tempo', 'running, tempo, 1 hour, whole Warm up 10m · 40m Z3 · Cool down 10m'],
  [
    'swim 2k: 300 wu, 200 cd, rest steady',
    'swimming, endurance, 2,000 meters, whole Warm up 300mtr · 1500mtr Z2 · Cool down 200mtr',
  ],
  [
    '75 min bike: 10 min warm up, remainder at 200w, 5 min cool down',
    'cycling, 1 hour 15 minutes, whole Warm up 10m · 1h 200w · Cool down 5m',
  ],
  [
    'run 10k: first 2k easy, last 2k easy, remaining at MP',
    'running, tempo, 10 kilometers, by pace, at marathon pace, whole 2km Z1 · 6km Z3 · 2km Z1',
  ],
  [
    'ride 2h with 15 warm up and 15 cool down, everything else at 65%',
    'cycling, endurance, 2 hours, whole Warm up 15m · 1h30m 65% · Cool down 15m',
  ],
  [
    '45 min run: 10 wu, 5 cd and whatever is left at threshold',
    'running, threshold, 45 minutes, whole Warm up 10m · 30m Z4 · Cool down 5m',
  ],
  ['90 min z2 ride, first 10 easy, last 20 tempo', 'cycling, tempo, 1 hour 30 minutes, whole 10m Z1 · 1h Z2 · 20m Z3'],
  [
    '10 km run, every 2 km a 1 minute surge',
    'running, interval, 10 kilometers, whole 4x · 2km Z1 · 1m Z5 interval · 2km Z1',
  ],
  [
    'long run 20k, 1 min pick up every 3k',
    'running, endurance, 20 kilometers, whole 6x · 3km Z2 · 1m Z5 interval · 2km Z2',
  ],
  ['run 8k, every km 20 s stride', 'running, interval, 8 kilometers, whole 7x · 1km Z1 · 20sec Z5 interval · 1km Z1'],
  [
    'run 10 miles, surge for 1 min every mile',
    'running, interval, 10 miles, whole 9x · 1mi Z1 · 1m Z5 interval · 1mi Z1',
  ],
  [
    'ride 90 min, 15 wu, 3x10 z4 5 min easy, rest z2',
    'cycling, sweet spot, 1 hour 30 minutes, whole Warm up 15m · 3x · 10m Z4 interval · 5m recovery · 30m Z2',
  ],
  ['run 50 min, 10 wu, rest at 150 bpm', 'running, 50 minutes, by heartrate, whole Warm up 10m · 40m 150bpm'],
  [
    '60 min on the turbo, 10 up 5 down, the rest at 85%',
    'cycling, sweet spot, 1 hour, whole Warm up 10m · 45m 85% · Cool down 5m',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})
