import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sentences that spell out a whole workout.

test.each<[sentence: string, asked: string]>([
  ['1h15 sweet spot 250w', 'cycling, sweet spot, 1 hour 15 minutes, whole 1h15m 250w'],
  ["45' threshold @ 4:10/km", 'running, threshold, 45 minutes, whole 45m 4:10/km'],
  ['10 min warm up, 20 min tempo, 10 min cool down', 'tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m'],
  ['30 min easy 20 min tempo 10 min easy run', 'running, tempo, 1 hour, whole 30m Z1 · 20m Z3 · 10m Z1'],
  ['eight minute miles 10 mile run', 'running, 10 miles, whole 10mi 8:00/mi'],
  ['10 mile run at 8:00/mile', 'running, 10 miles, whole 10mi 8:00/mi'],
  [
    '20k long run with last 5k at marathon pace',
    'running, tempo, 20 kilometers, by pace, at marathon pace, whole 15km Z2 · 5km marathon pace 92.7-94.6%',
  ],
  ['run 45 @ 6:00', 'running, 45 minutes, whole 45m 6:00/km'],
  ['run 5 miles at 9:30 pace', 'running, 5 miles, whole 5mi 9:30/mi'],
  ['run 30 min at 5:30 min/km', 'running, 30 minutes, whole 30m 5:30/km'],
  ['45 min run 5\'30"/km', 'running, 45 minutes, whole 45m 5:30/km'],
  ['run 45min 5.30/km', 'running, 45 minutes, whole 45m 5:30/km'],
  ['8 min mile pace run for 5 miles', 'running, 5 miles, whole 5mi 8:00/mi'],
  ['2 km warmup 5 km tempo 1 km cooldown', 'tempo, 8 kilometers, whole Warm up 2km · 5km Z3 · Cool down 1km'],
  ['bike 20 min warmup 40 min sweet spot', 'cycling, sweet spot, 1 hour, whole Warm up 20m · 40m Z4'],
  ['pace 4:30 run 45 min threshold', 'running, threshold, 45 minutes, whole 45m 4:30/km'],
  ['1h run w/ last 20 at tempo', 'running, tempo, 1 hour, whole 40m Z1 · 20m Z3'],
  ['4 hrs ride at 200 watts', 'cycling, 4 hours, whole 4h 200w'],
  ['tempo 10 miles @ 7:00', 'tempo, 10 miles, whole 10mi 7:00/mi'],
  ["run tempo 30' @ 7:00/mi", 'running, tempo, 30 minutes, whole 30m 7:00/mi'],
  ['40 mins tempo run @ 4:45/km', 'running, tempo, 40 minutes, whole 40m 4:45/km'],
  ['tempo ride 75 min @ 200w', 'cycling, tempo, 1 hour 15 minutes, whole 1h15m 200w'],
  ['easy run 10k @ 6:00/km', 'running, endurance, 10 kilometers, whole 10km 6:00/km'],
  ['run 45 min hr 150', 'running, 45 minutes, by heartrate, whole 45m 150bpm'],
  ['run 45 min at 150 bpm', 'running, 45 minutes, by heartrate, whole 45m 150bpm'],
  ['bike 90 min at 75%', 'cycling, tempo, 1 hour 30 minutes, whole 1h30m 75%'],
  [
    'run 10 min easy, 5x2 min hard 1 min easy, 10 min easy',
    'running, interval, 35 minutes, whole 10m Z1 · 5x · 2m Z5 interval · 1m recovery · 10m Z1',
  ],
  [
    'swim 200 easy 10x100 css 20 s rest 200 easy',
    'swimming, interval, 1,400 meters, whole 200mtr Z1 · 10x100mtr Z4 interval 20sec rest · 200mtr Z1',
  ],
])('"%s" asks for %s', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread).toEqual([])
})
