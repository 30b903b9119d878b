import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Where in a session a part lies, what a time is of, and what is taken back or belongs to something else.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // A time for a distance
  ['run 10 km in 50 min', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['run 10 miles in 1:20', 'running, 10 miles, whole 10mi 8:00/mi'],
  ['half marathon in 1:45', 'running, 21.1 kilometers, whole 21.1km 4:59/km'],
  ['run 5k in 8 min', 'running', '5k', '8 min'],
  ['bike 40k in 1h10', 'cycling, 40 kilometers', '1h10'],
  ['swim 2k in 40 min', 'swimming, 2,000 meters, whole 2km 2:00/100m'],
  // Numbered miles, and which part is done how
  [
    'run 20k, km 5-8 at 4:30, km 12-15 at 4:20',
    'running, endurance, 20 kilometers, whole 4km Z1 · 4km 4:30/km · 3km Z1 · 4km 4:20/km · 5km Z1',
  ],
  [
    'run 20k, km 12-15 at 4:30, km 5-8 at 4:20',
    'running, endurance, 20 kilometers, whole 4km Z1 · 4km 4:20/km · 3km Z1 · 4km 4:30/km · 5km Z1',
  ],
  ['run 20k, km 5-8 at 4:30, km 7-9 at 4:20', 'running, 20 kilometers', 'km 5-8', '4:30', 'km 7-9', '4:20'],
  ['run 20k, km 18-22 at 4:30', 'running, 20 kilometers', 'km 18-22', '4:30'],
  ['km 5-8 at tempo', 'tempo', 'km 5-8'],
  ['run 10k, km 9-10 at tempo', 'running, tempo, 10 kilometers, whole 8km Z1 · 2km Z3'],
  // Parts that alternate
  ['alternating 1k at 3:45 and 1k at 4:15 for 10k', 'interval, 10 kilometers, whole 5x · 1km 3:45/km · 1km 4:15/km'],
  [
    '10k alternating 1k @ MP / 1k easy',
    'running, tempo, 10 kilometers, by pace, at marathon pace, whole 5x · 1km marathon pace 92.7-94.6% · 1km Z1 recovery',
  ],
  ['alternate 3 min hard 2 min easy x 6 run', 'running, interval, 6 × 3 minutes, 2 minutes rest'],
  ['5 min @ 95% 5 min @ 85% x 4', 'tempo, main set 4x · 5m 95% · 5m 85%'],
  ['ride 5 min 95% x 4', 'cycling, sweet spot, main set 4x · 5m 95% interval'],
  // Swims that their set fills
  ['2k swim as 20x100 on 1:50', 'swimming, interval, 2,000 meters, whole 20x100mtr on 1:50 interval'],
  ['swim 2k, 10x100 on 1:50', 'swimming, interval, 2,000 meters, main set 10x100mtr on 1:50 interval'],
  [
    'swim 10 x 50m sprint with 30 seconds rest, then 500m easy',
    'swimming, interval, 10 × 50 meters, 30 seconds rest, cool-down 500 meters',
  ],
  // Efforts at even distances, with their count
  [
    '3h ride z2 with 6x10s sprints every 30min',
    'cycling, endurance, 3 hours, whole 6x · 29m50s Z2 · 10sec Z7 interval',
  ],
  [
    '3h ride z2 with 4x10s sprints every 30min',
    'cycling, endurance, 3 hours, whole 4x · 29m50s Z2 · 10sec Z7 interval · 1h Z2',
  ],
  ['3h ride z2 with 7x10s sprints every 30min', 'cycling, endurance, 3 hours', '7x10s sprints every 30min'],
  // Jogs are run
  [
    'ladder 200/400/600/800/600/400/200 with 200 jog',
    'interval, main set 200mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 800mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 200mtr interval',
  ],
  [
    '30-30s 3 sets of 8',
    'interval, main set 8x · 30sec interval · 30sec recovery · 3m recovery · 8x · 30sec interval · 30sec recovery · 3m recovery · 8x · 30sec interval · 30sec recovery',
  ],
  // Lengths of a clock, and targets beside a warm-up
  ['1:30 ride at 65-75%', 'cycling, endurance, 1 hour 30 minutes, whole 1h30m 65-75%'],
  ['tempo 3mi @ 6:50 w/ 1mi wu/cd', 'tempo, 5 miles, whole Warm up 1mi · 3mi 6:50/mi · Cool down 1mi'],
  ['60 min tempo ride, 15 min warm-up', 'cycling, tempo, 1 hour 15 minutes, whole Warm up 15m · 1h Z3'],
  ['60 min at 200w with 10 min warm up', 'cycling, 1 hour 10 minutes, whole Warm up 10m · 1h 200w'],
  [
    'wu 2mi, 6x800 @ 3:00 w/ 400 jog, cd 2mi',
    'interval, 13.64 kilometers, whole Warm up 2mi · 6x · 800mtr 3:45/km interval · 400mtr recovery · Cool down 2mi',
  ],
  ['5x800 @ 3:20 run', 'running, interval, main set 5x · 800mtr 3:20/km interval'],
  ['5x800 @ 3:21 run', 'running, interval, main set 5x · 800mtr 3:21/km interval'],
  // Two that fill the whole, and rests of all sets
  ['fartlek 45 min: 1 min hard 2 min easy', 'running, interval, 45 minutes, whole 15x · 1m Z5 · 2m Z1 recovery'],
  [
    'swim 6x50 drill, 6x50 kick, 6x50 sprint, 20 sec rest throughout',
    'swimming, interval, 900 meters, whole 6x50mtr drill interval 20sec rest · 6x50mtr kick interval 20sec rest · 6x50mtr open effort 10/10 interval 20sec rest',
  ],
  [
    "3(4x400 @5k, 60s) 3' btw sets",
    'running, interval, main set 3x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery · 400mtr 5k pace 104.7-106.8% interval · 3m recovery · 3x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery · 400mtr 5k pace 104.7-106.8% interval · 3m recovery · 4x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery, by pace, at 5k pace',
  ],
  [
    '12 mi: 3 up, 2x3 @ MP w 1 mi float',
    'running, tempo, 12 miles, warm-up 3 miles, main set 2x · 3mi marathon pace 92.7-94.6% interval · Float 1mi Z2 recovery, by pace, at marathon pace',
  ],
  ['5mi w/ mi 2 & 4 @ 7:15', 'running, endurance, 5 miles, whole 1mi Z1 · 1mi 7:15/mi · 1mi Z1 · 1mi 7:15/mi · 1mi Z1'],
  [
    'Pyramid 1 2 3 4 3 2 1 minutes hard',
    'interval, main set 1m interval · 30s recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 4m interval · 2m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    '4x100 on 1:40 desc 1-4, 100 ez swim',
    'swimming, interval, main set 4x · "desc 1-4" 100mtr on 1:40 interval, cool-down 100 meters',
  ],
  ['5x300 @ CSS+3 w/20', 'swimming, interval, main set 5x · "CSS+3 s per 100" 300mtr open interval · 20sec rest'],
  ['run 30 secs hard, 30 easy, 60 hard 60 easy', 'running, endurance, whole 30sec Z5 · 30sec Z1 · 1m Z5 · 1m Z1'],
  ['5 x 1 mile with 2 min standing rest', 'interval, main set 5x · 1mi interval · Stand 2m rest'],
  ['run 5k, 15 min jog before and after', 'running, 5 kilometers, warm-up 15 minutes, cool-down 15 minutes'],
  // What is withdrawn, of another day or another sport
  ['5x1k no wait 4x1k at 10k pace', 'running, threshold, 4 × 1 kilometer, by pace, at 10k pace', '5x1k'],
  [
    'Tues 6x800 w/ 2 min jog, Thurs 40 min tempo',
    'interval, 6 × 800 meters, 2 minutes rest',
    'Tues',
    'Thurs 40 min tempo',
  ],
  ['run tues 6x800', 'running, interval, 6 × 800 meters', 'tues'],
  ['same as last Tuesday but with 2 more reps', '', 'same as last Tuesday', '2'],
  ['I have never run more than 3 miles, today 2 miles', '2 miles', 'I have never run more than 3 miles'],
  ['drive to trailhead then hike 3 hrs, run 30 min', 'running, 30 minutes', 'drive', 'trailhead', 'hike 3 hrs'],
  ['walk 5 min, run 30 min', 'running, 30 minutes, warm-up 5 minutes'],
  ['ignore the 5k, 3x1 mile', 'interval, 3 × 1 mile', 'ignore the 5k'],
  ['LT2 intervals 5x2k, lactate 3.5', 'threshold, 5 × 2 kilometers', 'lactate 3.5'],
  ['10-20-30 training run', 'running', '10-20-30'],
  ['parkrun effort 5k', 'running, interval, 5 kilometers, by pace, at 5k pace'],
  ['1hr turbo wu 70-90rpm', 'cycling, 1 hour', '70-90rpm'],
  [
    '1h15 Z2 w/ 5x30s spinups 110+rpm in the 1st half, last 15 @ 76-80%',
    'cycling, endurance, 1 hour 15 minutes, whole 15m Z2 · 5x · 30sec Z2 @ 110rpm · 1m Z1 recovery · 37m30s Z2 · 15m 76-80%',
  ],
  [
    '2h ride z2 w/ 6x10s sprints in the first half, final 20 min tempo',
    'cycling, tempo, 2 hours, whole 26m Z2 · 6x · 10sec Z7 · 1m Z1 recovery · 1h7m Z2 · 20m Z3',
  ],
  [
    'run 80 min easy with 4x3 min at 5k pace 2 min jog, last 15 min at marathon pace',
    'running, interval, 1 hour 20 minutes, by pace, at 5k pace, whole 22m Z1 · 4x · 3m 5k pace 104.7-106.8% · 2m Z1 recovery · 23m Z1 · 15m marathon pace 92.7-94.6%',
  ],
  [
    '2h z2 ride, 6x10s sprints during first half',
    'cycling, interval, 2 hours, whole 26m Z2 · 6x · 10sec Z7 · 1m Z1 recovery · 1h27m Z2',
  ],
  [
    'run 80 min with 4x1k at 5k pace, last 15 min at marathon pace',
    'running, interval, 1 hour 20 minutes, main set 4x · 1km 5k pace 104.7-106.8% interval · 15m marathon pace 92.7-94.6%, by pace, at 5k pace',
  ],
  [
    '2.5 h, under 150bpm til the final 45 then Z3. 60g carbs/hr',
    'tempo, 2 hours 30 minutes, by heartrate, whole 1h45m 0-150bpm // 60g carbs per hour · 45m Z3',
  ],
  ['3h z2 til the last hour then tempo, ride', 'cycling, tempo, 3 hours, whole 2h Z2 · 1h Z3'],
  [
    '90 min easy till last 20 mins, then threshold, bike',
    'cycling, threshold, 1 hour 30 minutes, whole 1h10m Z1 · 20m Z5',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
