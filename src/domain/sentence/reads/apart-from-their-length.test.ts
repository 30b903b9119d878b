import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Counts, ends and targets that do not stand beside what they are of, and figures that are of no training at all.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Counts that stand apart from their length
  [
    '4min@Z4 x5, rec 2min Z1, WU 15 Z2 CD 10 Z1',
    'threshold, 55 minutes, whole Warm up 15m Z2 · 5x · 4m Z4 interval · 2m Z1 recovery · Cool down 10m Z1',
  ],
  ['1 mile at 10k pace x 5', 'running, threshold, 5 × 1 mile, by pace, at 10k pace'],
  ['ride 8 min at 90% x3', 'cycling, sweet spot, main set 3x · 8m 90% interval'],
  ["hard 2', easy 1', x6, then 8' easy run", 'running, interval, 6 × 2 minutes, 1 minute rest, cool-down 8 minutes'],
  ['kilometre reps: six of them', 'interval, 6 × 1 kilometer'],
  [
    'kilometre reps, seven of them, three-fifty each, minute and a half in between',
    'interval, main set 7x · 1km 3:50/km interval · 1m30s recovery',
  ],
  ['infinity x 100m run', 'running', 'infinity x 100m'],
  ['same as last Tuesday but 2 reps more', '', 'same as last Tuesday', '2'],
  ['swim 25m, x 61', 'swimming', '25m', 'x 61'],
  // The count of everything before
  [
    '400 free, 300 pull, 200 kick, 100 IM, all x2, 30s between',
    'swimming, interval, main set 2x · 400mtr freestyle · 300mtr pull · 200mtr kick · 100mtr medley · 30sec rest',
  ],
  [
    "5x(2min@300W, 1min@150W) 5' easy, repeat twice more",
    'cycling, interval, main set 5x · 2m 300w · 1m 150w · 5m Z1 recovery · 5x · 2m 300w · 1m 150w · 5m Z1 recovery · 5x · 2m 300w · 1m 150w · 5m Z1 recovery',
  ],
  ['run 5x1k, repeat once', 'running, interval, main set 5x · 1km interval · 3m recovery · 5x · 1km interval'],
  ['run 5x1k, repeat twice', 'running, interval, 5 × 1 kilometer', 'repeat twice'],
  // What is left, the middle, and what is added
  ['1h30 on bike, last 30 at 85-90%, rest z2', 'cycling, endurance, 1 hour 30 minutes, whole 1h Z2 · 30m 85-90%'],
  ['2h ride, first 30 min at tempo, the rest easy', 'cycling, tempo, 2 hours, whole 30m Z3 · 1h30m Z1'],
  [
    'ride 60 min incl 10 wu and 10 cd, tempo for the rest',
    'cycling, tempo, 1 hour, whole Warm up 10m · 40m Z3 · Cool down 10m',
  ],
  [
    '12km with 6km at half marathon pace in the middle',
    'running, threshold, 12 kilometers, by pace, at half marathon pace, whole 3km Z1 · 6km half marathon pace 96-98% · 3km Z1',
  ],
  ['10 km run, middle 6k at tempo', 'running, tempo, 10 kilometers, whole 2km Z1 · 6km Z3 · 2km Z1'],
  ['run 6x400 with the middle one hard', 'running, interval', '6x400', 'middle', 'hard'],
  ['10 km run plus 3k either side', 'running, 16 kilometers, warm-up 3 kilometers, cool-down 3 kilometers'],
  ['60 min run + 10 min each end', 'running, 1 hour 20 minutes, warm-up 10 minutes, cool-down 10 minutes'],
  ['60 min run, 10 min each end', 'running, 1 hour, warm-up 10 minutes, cool-down 10 minutes'],
  ['6x1k threshold, jog a mile home', 'running, threshold, 6 × 1 kilometer, cool-down 1 mile'],
  // Recoveries without a figure, jogs by a letter
  ['8x200 run full recovery', 'running, interval, 8 × 200 meters, 3 minutes rest'],
  ['6 x 200m full rec', 'interval, 6 × 200 meters, 3 minutes rest'],
  [
    'run 3x1200 (200j) 3x400 (200j)',
    'running, interval, main set 3x · 1200mtr interval · 200mtr recovery · 3x · 400mtr interval · 200mtr recovery',
  ],
  ['4x200 @ 35', 'interval, main set 4x · 200mtr 2:55/km interval'],
  ['4x200 @ 350', 'cycling, interval, main set 4x · 200mtr 350w interval'],
  ['ride 4x5 min @ 35', 'cycling, interval, 4 × 5 minutes', '35'],
  // Targets of work and rest
  ['20/40s x 15 bike 130% / 50%', 'cycling, v02 max, main set 15x · 20sec 130% interval · 40sec 50% recovery'],
  [
    '1:15 ride w/ 2x 15:00 @ 0.88 IF, 5:00 RBI',
    'cycling, sweet spot, 1 hour 15 minutes, main set 2x · 15m 88% interval · 5m rest',
  ],
  // Conditions
  [
    '5 x 1000 off 75s at 10k effort, and if feeling good 3x200 at mile pace',
    'running, threshold, 5 × 1,000 meters, 75 seconds rest, by pace, at 10k pace',
    'if feeling good 3x200 at mile pace',
  ],
  [
    'run 20 min easy 20 min @ 155-160bpm 20 min easy, stop if HR over 170',
    'running, endurance, 1 hour, by heartrate, whole 20m Z1 · 20m 155-160bpm · 20m Z1',
    'stop if HR over 170',
  ],
  // Efforts that are of no one length
  ['30 min run + 10/10', 'running, 30 minutes', '10/10'],
  ['run 45min then 15min then 5min (4/10, 7/10, 9/10)', 'running, 45 minutes', '15min', '5min', '4/10, 7/10, 9/10'],
  ['30 min run 7/10', 'running, 30 minutes, whole 30m effort 7/10'],
  // What is no training
  ['squats 5x5 at 100kg then bench 3x8', '', 'squats', '5x5', '100kg', 'bench', '3x8'],
  ['12 week marathon plan, 4 runs a week', '', '12 week marathon plan', '4 runs a week'],
  ['call me on 0171 555 4x400', 'interval', 'call', '0171', '555', '4x400'],
  ['ultra 24h race plan with sleep 02:00-03:30', '', 'ultra', '24h', 'race', 'sleep', '02:00', '03:30'],
  ['buy 2 tickets for the run', 'running', 'buy 2 tickets'],
  ['run 3x3k a touch slower than that', 'running, threshold, 3 × 3 kilometers', 'slower than'],
  // Bouts too long for intervals
  ['3x3k run', 'running, threshold, 3 × 3 kilometers'],
  ['3x2k run', 'running, interval, 3 × 2 kilometers'],
  ['2x25k bike', 'cycling, threshold, 2 × 25 kilometers'],
  // The session off the bike
  ['off the bike: 20 min run at tempo', 'running, tempo, 20 minutes'],
  ['4x4 norwegian run', 'running, interval, 4 × 4 minutes, 3 minutes rest'],
  ["I've got 50 min, run", 'running, 50 minutes'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
