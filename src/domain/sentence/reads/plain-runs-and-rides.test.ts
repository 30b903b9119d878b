import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs and rides as people ask for them plainly.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "I'd like a 50 minute easy run with some strides near the end",
    'running, endurance, 50 minutes, whole 44m40s Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'Easy 5 miler, then 4x100m strides with walk back',
    'running, endurance, 5.5 miles, whole 5mi Z1 · 4x · Stride 100mtr open effort 8/10 interval · Walk 100mtr recovery',
  ],
  [
    'Long run 2 hours, the last 30 minutes at marathon pace',
    'running, tempo, 2 hours, by pace, at marathon pace, whole 1h30m Z2 · 30m marathon pace 92.7-94.6%',
  ],
  [
    'Bike 1 hour: 10 min warm up, 4x5 min at threshold with 3 min easy, rest easy to finish',
    'cycling, threshold, 1 hour, whole Warm up 10m · 4x · 5m Z5 interval · 3m recovery · 18m Z1',
  ],
  [
    'Intervals on the treadmill: 10 minutes warm up, 8 times 1 minute at 14 km/h and 1 minute at 8 km/h, 5 minutes cool down',
    'running, interval, 31 minutes, whole Warm up 10m · 8x · 1m 4:17/km interval · 1m 7:30/km recovery · Cool down 5m',
  ],
  [
    '45 minute fartlek, alternating 3 minutes hard and 2 minutes easy',
    'running, interval, 45 minutes, whole 9x · 3m Z5 · 2m Z1 recovery',
  ],
  ['Ride 40 km at endurance pace', 'cycling, endurance, 40 kilometers'],
  [
    'Do a 20 minute tempo run between two miles easy each side',
    'running, tempo, 1 hour 6 minutes 40 seconds, whole Warm up 2mi · 20m Z3 · Cool down 2mi',
  ],
  [
    'Hill repeats: 6x90 seconds hard uphill, jog down recovery, 2 miles warm up and cool down',
    'interval, 1 hour 9 minutes 10 seconds, whole Warm up 2mi · 6x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery · Cool down 2mi',
  ],
  [
    '90 minutes on the bike in zone 2 with 5 x 10 second sprints spread through',
    'cycling, endurance, 1 hour 30 minutes, whole 5x · 14m50s Z2 · 10sec Z7 interval · 15m Z2',
  ],
  [
    'track session 5 x 1000m at 10k pace, 2:30 rest',
    'running, threshold, main set 5x · 1000mtr 10k pace 100.9-103% interval · 2m30s rest, by pace, at 10k pace',
  ],
  ['run 5k easy, 5k at threshold, 2k easy', 'running, threshold, 12 kilometers, whole 5km Z1 · 5km Z4 · 2km Z1'],
  ['30 minutes recovery run, heart rate below 130', 'running, endurance, 30 minutes, by heartrate, whole 30m 0-130bpm'],
  [
    'Sweetspot 2x20 min 88-94% with 5 min between, 1h15 total',
    'cycling, sweet spot, 1 hour 15 minutes, main set 2x · 20m 88-94% interval · 5m recovery',
  ],
  [
    'Turbo session: 10 min easy, then 10 x 30 seconds sprint with 90 seconds easy, then 10 min easy',
    'cycling, interval, 40 minutes, whole 10m Z1 · 10x · 30sec open effort 10/10 interval · 1m30s recovery · 10m Z1',
  ],
  [
    'Six by three minutes at VO2 max power, three minutes recovery',
    'cycling, v02 max, 6 × 3 minutes, 3 minutes rest, by power',
  ],
  [
    'progression run of 10 km starting easy and finishing at tempo',
    'running, tempo, 10 kilometers, whole 4km Z1 · 3km Z2 · 3km Z3',
  ],
  [
    '12 x 400 m at mile pace with 1 minute rest. 15 min warmup and cooldown',
    'running, interval, 1 hour 2 minutes 40 seconds, by pace, at 1500m pace, whole Warm up 15m · 12x · 400mtr 1500m pace 115.1-117.4% interval · 1m rest · Cool down 15m',
  ],
  [
    'half marathon pace 3 x 3 km with 3 min jog, 2 km warm up, 2 km cool down',
    'running, threshold, 14.2 kilometers, by pace, at half marathon pace, whole Warm up 2km · 3x · 3km half marathon pace 96-98% interval · 3m recovery · Cool down 2km',
  ],
  [
    '4 x 8 minutes at 105% of FTP, 2 minutes recovery, whole ride 75 minutes',
    'cycling, threshold, 1 hour 15 minutes, main set 4x · 8m 105% interval · 2m recovery',
  ],
  ['10 mile run with the last 4 miles at 7:15 pace', 'running, endurance, 10 miles, whole 6mi Z1 · 4mi 7:15/mi'],
  ['1 hour run in zone 2 by heart rate', 'running, endurance, 1 hour, by heartrate'],
  ['recovery ride, 45 min, keep it under 60%', 'cycling, endurance, 45 minutes, whole 45m 40-60%'],
  [
    'Run 3 x 10 minutes at tempo with 2 minutes easy jog, plus 10 minutes warm up and 10 minutes cool down',
    'running, tempo, 56 minutes, whole Warm up 10m · 3x · 10m Z3 interval · 2m recovery · Cool down 10m',
  ],
  ['I want to run 8 km at 5:30 per km', 'running, 8 kilometers, whole 8km 5:30/km'],
  [
    '2 x 15 min at 220 watts, 5 min at 120 watts in between',
    'cycling, 35 minutes, whole 15m 220w · 5m 120w · 15m 220w',
  ],
  ['steady run 40 min', 'running, endurance, 40 minutes'],
  ['brick session: 1 hour on the bike then a 15 minute run', 'cycling, 1 hour', 'brick', 'a 15 minute run'],
  [
    'Three mile time trial with a mile warm up and cool down',
    'interval, 5 miles, whole Warm up 1mi · 3mi Z5 · Cool down 1mi',
  ],
  [
    'over-under intervals on the bike, 3 x 12 minutes',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'Ride easy for 30 minutes, then ride hard for 10 minutes, then easy for 20 minutes',
    'cycling, endurance, 1 hour, whole 30m Z1 · 10m Z5 · 20m Z1',
  ],
  [
    'run 10 min easy 10 min moderate 10 min hard 10 min easy',
    'running, tempo, 40 minutes, whole 10m Z1 · 10m Z3 · 10m Z4 · 10m Z1',
  ],
  ['1 minute hard, 2 minutes easy, 10 times, running', 'running, interval, 10 × 1 minute, 2 minutes rest'],
  [
    '4 x 1 mile at threshold pace with 1 min rest, 2 mile warm up, 1 mile cool down',
    'threshold, 7 miles, whole Warm up 2mi · 4x · 1mi Z4 interval · 1m rest · Cool down 1mi',
  ],
  ['easy 10k, heart rate max 145', 'endurance, 10 kilometers, by heartrate, whole 10km 0-145bpm'],
  ['ride 3 hours with 3 x 20 minutes at tempo', 'cycling, tempo, 3 hours, 3 × 20 minutes'],
  [
    'Cadence drills on the bike: 6 x 1 minute at 110 rpm, 1 minute easy',
    'cycling, endurance, main set 6x · 1m @ 110rpm drill interval · 1m recovery',
  ],
  [
    '5 x 2 minutes uphill at 10k effort, jog down',
    'running, threshold, main set 5x · "Uphill at 10k pace" 2m 100.9-103% interval · 3m recovery, by pace, at 10k pace',
  ],
  ['Morning run, 6 km easy, no watch', 'running, endurance, 6 kilometers'],
  [
    'pyramid session: 1, 2, 3, 2, 1 minutes at 5k pace with equal recovery',
    'running, interval, main set 1m 5k pace 104.7-106.8% interval · 1m recovery · 2m 5k pace 104.7-106.8% interval · 2m recovery · 3m 5k pace 104.7-106.8% interval · 3m recovery · 2m 5k pace 104.7-106.8% interval · 2m recovery · 1m 5k pace 104.7-106.8% interval, by pace, at 5k pace',
  ],
  [
    '25 km long run: 5 km easy, 15 km at marathon pace, 5 km easy',
    'running, tempo, 25 kilometers, by pace, at marathon pace, whole 5km Z1 · 15km marathon pace 92.7-94.6% · 5km Z1',
  ],
  ['ride to work 12 km easy', 'cycling, endurance, 12 kilometers'],
  [
    'marathon pace 10 miles with 2 miles either end easy',
    'running, tempo, 14 miles, by pace, at marathon pace, whole Warm up 2mi Z1 · 10mi marathon pace 92.7-94.6% · Cool down 2mi Z1',
  ],
  [
    '35 minutes running, first 10 easy, then 15 at threshold, then 10 easy',
    'running, threshold, 35 minutes, whole 10m Z1 · 15m Z4 · 10m Z1',
  ],
  [
    'bike sprint intervals, 8 x 20 sec all out, 2 min rest, 20 minute warm up',
    'cycling, interval, 38 minutes 40 seconds, whole Warm up 20m · 8x · 20sec Z7 interval · 2m rest',
  ],
  [
    '5k pace 400s, 10 of them, 60 seconds rest',
    'running, interval, 10 × 400 meters, 1 minute rest, by pace, at 5k pace',
  ],
  [
    'Spin bike 30 minutes: 5 warm up, 20 steady, 5 cool down',
    'cycling, endurance, 30 minutes, whole Warm up 5m · 20m Z2 · Cool down 5m',
  ],
  [
    'tempo run: 15 minutes easy, 20 minutes tempo, 10 minutes easy',
    'running, tempo, 45 minutes, whole 15m Z1 · 20m Z3 · 10m Z1',
  ],
  [
    'run-walk 5 minutes run 1 minute walk for 36 minutes',
    'running, endurance, 36 minutes, whole 6x · 5m Z1 interval · Walk 1m recovery',
  ],
  [
    'Zwift: 3x10min at 95% with 5 min at 50% between, 15 min warm up from 50 to 75%',
    'cycling, sweet spot, 55 minutes, whole Warm up 15m ramp 50-75% · 10m 95% · 5m 50% · 10m 95% · 5m 50% · 10m 95%',
  ],
  [
    'easy 8 miles with 8 x 20 second strides in the last mile',
    'running, endurance, 1 hour 37 minutes 5 seconds, whole 8mi Z1 · 8x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['run for 45 min, picking up the pace for the last 10 minutes', 'running, tempo, 45 minutes, whole 35m Z1 · 10m Z3'],
  [
    'two hours easy on the bike with a hard 20 minutes in the middle',
    'cycling, endurance, 2 hours, whole 50m Z1 · 20m Z5 · 50m Z1',
  ],
  ['I need a hard bike workout of 45 min', 'cycling, interval, 45 minutes'],
  ['a gentle half hour jog', 'running, endurance, 30 minutes'],
  [
    'speed session 6x300m fast with 100m walk recovery, 1 mile jog before and after',
    'running, interval, 5.62 kilometers, whole Warm up 1mi · 6x · 300mtr Z5 interval · Walk 100mtr recovery · Cool down 1mi',
  ],
  [
    '4 rounds of 5 minutes at half marathon pace and 1 minute at 5k pace, 2 minutes jog between rounds',
    'running, threshold, main set 4x · 5m half marathon pace 96-98% · 1m 5k pace 104.7-106.8% · 2m recovery, by pace, at half marathon pace',
  ],
  [
    'Bike: warm up 15 min, 5 min at 100%, 5 min easy, 20 min at 95%, cool down 10 min',
    'cycling, endurance, 55 minutes, whole Warm up 15m · 5m 100% · 5m Z1 · 20m 95% · Cool down 10m',
  ],
  ['I want a tough run session, 40 minutes', 'running, interval, 40 minutes'],
  [
    '800s at 10k pace, six of them, 400 jog',
    'running, threshold, main set 6x · 800mtr 10k pace 100.9-103% interval · 400mtr recovery, by pace, at 10k pace',
  ],
  [
    'run 4 sets of 3 min hard and 1 min very hard, 2 min jog between sets',
    'running, interval, main set 4x · 3m · 1m · 2m recovery',
  ],
  [
    'bike warm up 15 min from 100 to 180 watts, 4x5 min at 260 watts 3 min easy, 10 min cool down',
    'cycling, interval, 57 minutes, whole Warm up 15m ramp 100-180w · 4x · 5m 260w interval · 3m recovery · Cool down 10m',
  ],
  [
    'run 60 min easy with 6x20s pickups scattered throughout',
    'running, endurance, 1 hour, whole 6x · 7m40s Z1 · 20sec Z5 interval · 12m Z1',
  ],
  [
    '6 × (800 + 400) @ 5k, 90s rec after each',
    'running, interval, main set 6x · 800mtr 5k pace 104.7-106.8% · 1m30s rest · 400mtr 5k pace 104.7-106.8% · 1m30s rest, by pace, at 5k pace',
  ],
  [
    '3 hour ride: 1 hour steady, 3 x 10 minutes at 85% FTP and 60 rpm with 10 minutes steady between, then steady to the end',
    'cycling, sweet spot, 3 hours, warm-up 1 hour, main set 3x · 10m 85% @ 60rpm · 10m Z2 recovery',
  ],
  ['bike 6x1 min at 110 rpm, 1 min easy', 'cycling, endurance, main set 6x · 1m @ 110rpm interval · 1m recovery'],
  ['bike 4 × 8 min @ 95–100%, 4 min easy', 'cycling, threshold, main set 4x · 8m 95-100% interval · 4m recovery'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
