import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What cannot be as it stands is left out or named, and is no other part of the session.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // The length before a colon is that of all parts.
  [
    '14 mi LR: 3 ez, 4x(2 @ MP / 0.5 float), 1 ez',
    'running, tempo, 14 miles, at marathon pace, whole 4.4mi Z2 · 3mi Z1 · 4x · 2m marathon pace 92.7-94.6% · 30sec Z2 recovery · 1mi Z1 · 4.4mi Z2',
  ],
  ['run 40 min easy, 20 min tempo, 20 min easy', 'running, tempo, 1 hour 20 minutes, whole 40m Z1 · 20m Z3 · 20m Z1'],
  // What a warm-up consists of.
  [
    '3300y: 600 wu (200 sw/200 k/200 p), 24x100 @ 1:30, 300 wd',
    'swimming, interval, 3,300 yards, whole Warm up 200yd · Warm up 200yd kick · Warm up 200yd pull · 24x100yd on 1:30 interval · Cool down 300yd',
  ],
  [
    "20' wu incl 3 x 1' fast, 2x10' z4 5' rec, cd 10 bike",
    'cycling, sweet spot, 1 hour, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 2x · 10m Z4 interval · 5m recovery · Cool down 10m',
  ],
  // A limit is no length.
  ['75 min, aerobic, MAF 142 cap', 'endurance, 1 hour 15 minutes, by heartrate, whole 1h15m 0-142bpm'],
  ['run 45, keep HR easy', 'running, endurance, 45 minutes, by heartrate'],
  // The length of the session with its sport is no warm-up.
  [
    '1h40 ride, 1st hr Z2 then 4x5 @ 250w off 3',
    'cycling, interval, 1 hour 40 minutes, warm-up 1 hour, main set 4x · 5m 250w interval · 3m recovery',
  ],
  ['20 min ride easy, 3x10 min z4', 'cycling, sweet spot, warm-up 20 minutes, 3 × 10 minutes'],
  // Steps too short, rests that are none, and a rest among the bouts.
  [
    'wu 2k, 4x(1k @ T / 60s), cd 1k run',
    'running, threshold, warm-up 2 kilometers, cool-down 1 kilometer',
    '4x(1k',
    '60s',
  ],
  ['run 4x(1k tempo / 60s easy), 10k', 'running, tempo, 10 kilometers, main set 4x · 1km · 1m Z1 recovery'],
  // Targets that are not those of a race here.
  ['run 8x400 at 10 mile pace', 'running, threshold, main set 8x · 400mtr 97-102% interval'],
  ['run 3x1k at 10k pace', 'running, threshold, 3 × 1 kilometer, by pace, at 10k pace'],
  ["6x300 @ 800 pace r=3'", 'interval, 6 × 300 meters, 3 minutes rest', '800 pace'],
  // Rests that were given to no set.
  [
    'run 3x1600 @ 6:20, 3x800 @ 3:00, 2min / 90s / 60s rest',
    'running, interval',
    ...['3x1600 @ 6:20', '3x800 @ 3:00', '2min / 90s / 60s rest'],
  ],
  // Hills, lists of paces, a slash between parts.
  ['6 hills 45 sec run', 'running, interval, main set 6x · Uphill 45sec open effort 9/10 interval'],
  ['run 45 min, 6 hills easy', 'running, interval, 45 minutes', '6', 'hills'],
  ['kick 200 / 8x25', 'swimming', 'kick', '200 / 8x25'],
  ['bike 30/30 x 10', 'cycling, v02 max, 10 × 30 seconds, 30 seconds rest'],
  // Sentences of another language.
  ['60 Minuten locker radeln, danach 6 x 10 s Sprint', '', '60 Minuten locker radeln, danach 6 x 10 s Sprint'],
  ['run 6x800 smooth with my old dog', 'running, interval, 6 × 800 meters', 'smooth'],
  // What nobody can do.
  ['20 km in 10 min easy run', 'running, endurance', '20 km', '10 min'],
  ['run 20 km in 100 min', 'running, 20 kilometers, whole 20km 5:00/km'],
  // The threshold of a rider.
  ['2x20 min at FTP, 5 min easy between', 'cycling, threshold, 2 × 20 minutes, 5 minutes rest'],
  ['2x20 min at threshold, 5 min easy between', 'threshold, 2 × 20 minutes, 5 minutes rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
