import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Targets of rides without a sign, rests in short, efforts that go up step by step, and what athletes tell of their life.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['easy 30 min jog then 4x20s fast', 'running, interval, warm-up 30 minutes, 4 × 20 seconds'],
  ['easy 20 min jog then 6x30s fast', 'running, interval, warm-up 20 minutes, 6 × 30 seconds'],
  [
    'easy 40 minute run then 6x15 sec fast with 45 sec walk',
    'running, interval, warm-up 40 minutes, main set 6x · 15sec interval · Walk 45sec recovery',
  ],
  ['spin easy 20 mins then 4x10s sprints', 'cycling, interval, warm-up 20 minutes, 4 × 10 seconds'],
  [
    'run 30 min easy then 8x hill 10 s',
    'running, interval, warm-up 30 minutes, main set 8x · Uphill 10sec open effort 9/10 interval',
  ],
  [
    '30 mins easy then 4x30 sec hard with 1 min easy running',
    'running, interval, warm-up 30 minutes, 4 × 30 seconds, 1 minute rest',
  ],
  [
    '45 min easy ride then 3x1 min hard 1 min easy',
    'cycling, interval, warm-up 45 minutes, 3 × 1 minute, 1 minute rest',
  ],
  ['R: 15E 4x6T/2 10E', 'running, threshold, 57 minutes, whole 15m Z1 · 4x · 6m Z4 interval · 2m recovery · 10m Z1'],
  [
    '20E 3x10T/3 15E run',
    'running, threshold, 1 hour 14 minutes, whole 20m Z1 · 3x · 10m Z4 interval · 3m recovery · 15m Z1',
  ],
  [
    'Run: 2E 3x2T/2 1E miles',
    'running, threshold, 9.5 miles, whole 2mi Z1 · 3x · 2mi Z4 interval · 2m recovery · 1mi Z1',
  ],
  [
    '15 E, 5x3 I/3, 10 E run',
    'running, interval, 55 minutes, whole 15m Z1 · 5x · 3m Z5 interval · 3m recovery · 10m Z1',
  ],
  ['10E + 20T + 10E run', 'running, threshold, 40 minutes, whole 10m Z1 · 20m Z4 · 10m Z1'],
  [
    'low cadence strength ride, 5x6 min at 60 rpm at 85% of FTP, 4 min spinning easy, total 75 min',
    'cycling, sweet spot, 1 hour 15 minutes, main set 5x · 6m 85% @ 60rpm interval · 4m recovery',
  ],
  ['bike 4x8 min at 95%, 4 min spinning easy', 'cycling, sweet spot, main set 4x · 8m 95% interval · 4m recovery'],
  [
    'bike 3x10 min sweet spot, 5 min soft pedalling, 60 min',
    'cycling, sweet spot, 1 hour, 3 × 10 minutes, 5 minutes rest',
  ],
  ['run 6x3 min hard, 2 min jogging', 'running, interval, 6 × 3 minutes, 2 minutes rest'],
  [
    'run 5x1k at 10k pace, 90 sec walking',
    'running, threshold, main set 5x · 1km 10k pace 100.9-103% interval · Walk 1m30s recovery, by pace, at 10k pace',
  ],
  ['5x4 min hard, 3 min easy jogging, run 1h', 'running, interval, 1 hour, 5 × 4 minutes, 3 minutes rest'],
  [
    'bike 5x5 min at 105 percent, 5 min light spinning, 10 min cool down',
    'cycling, threshold, 1 hour, whole 5x · 5m 105% interval · 5m recovery · Cool down 10m',
  ],
  ['6x2 min hard and 2 min gentle spinning on the turbo', 'cycling, interval, 6 × 2 minutes, 2 minutes rest'],
  ['2h ride 3x15 tempo with 5 min spin easy between', 'cycling, tempo, 2 hours, 3 × 15 minutes, 5 minutes rest'],
  [
    'Parkrun prep, 20 minutes easy with 4x1 minute at 5k pace and a minute jog',
    'running, interval, 20 minutes, 4 × 1 minute, 1 minute rest, by pace, at 5k pace',
  ],
  [
    'race prep: 30 min easy with 3x2 min at 10k pace, 2 min jog',
    'running, threshold, 30 minutes, 3 × 2 minutes, 2 minutes rest, by pace, at 10k pace',
  ],
  [
    '10k race week: 40 min easy with 4x1 min at 10k pace 1 min jog',
    'running, threshold, 40 minutes, 4 × 1 minute, 1 minute rest, by pace, at 10k pace',
  ],
  [
    'marathon prep 90 min easy run with 3x10 min at marathon pace 2 min jog',
    'running, tempo, 1 hour 30 minutes, 3 × 10 minutes, 2 minutes rest, by pace, at marathon pace',
  ],
  [
    'half marathon prep: 12 km with 3x2k at HMP 1k easy',
    'running, threshold, 12 kilometers, main set 3x · 2km half marathon pace 96-98% interval · 1km recovery, by pace, at half marathon pace',
  ],
  [
    'pre race tune up: 25 min easy, 4x30s at mile pace, 1 min jog',
    'running, interval, 25 minutes, 4 × 30 seconds, 1 minute rest, by pace, at 1500m pace',
  ],
  [
    "I'm a beginner and would like a walk run workout: 8 times 2 minutes running and 1 minute walking",
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'newbie here, run 1 min walk 1 min x 10',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 10x · 1m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  ['total beginner, 20 min easy run', 'running, endurance, 20 minutes'],
  ["kid has football at 6 so I've only got 35 mins, something hard on the trainer", 'cycling, interval, 35 minutes'],
  ['only got 40 mins, something easy on the bike', 'cycling, endurance, 40 minutes'],
  ['kids asleep, 45 min turbo something hard', 'cycling, interval, 45 minutes'],
  ['got 30 min before work, something short and hard running', 'running, interval, 30 minutes'],
  [
    'bike 3x15min z3, hr not over 152 pls, im just back from covid',
    'cycling, tempo, 3 × 15 minutes, note hr not over 152',
  ],
  ['just back from covid, 30 min easy run', 'running, endurance, 30 minutes'],
  ['deload week, 40 min easy ride', 'cycling, endurance, 40 minutes'],
  ['deload week, half of: 10x3min threshold 1min off, bike', 'cycling, threshold, 5 × 3 minutes, 1 minute rest'],
  ['recovery week: 45 min easy spin', 'cycling, endurance, 45 minutes'],
  ['taper week, 5 km easy with 4 strides', 'running, endurance, 5 kilometers, 4 strides'],
  [
    'hill sprints 10 x 10s max, walk down + 2 min, after 45 min easy',
    'interval, 1 hour 6 minutes 40 seconds, whole 45m Z1 · 10x · Uphill 10sec open effort 9/10 interval · Walk 2m recovery',
  ],
  [
    '8x20s hill sprints, jog back down and 90s rest',
    'interval, main set 8x · Uphill 20sec open effort 9/10 interval · 1m30s recovery',
  ],
  [
    '4 x 1200 @ 3:20-3:25/km, jog 400 in 2:30, 6x150 strides to finish',
    'running, interval, main set 4x · 1200mtr 3:20-3:25/km interval · 400mtr 6:15/km recovery · 6x · Stride 150mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    '6x800 in 2:50, 400 jog in 2:30 run',
    'running, interval, main set 6x · 800mtr 3:33/km interval · 400mtr 6:15/km recovery',
  ],
  [
    'last week did 4x2k @ 4:10 so this week 5x2k same pace same 90 sec jog',
    'interval, main set 5x · 2km 4:10/km interval · 1m30s recovery',
    'last week did 4x2k @ 4:10',
    'week',
  ],
  [
    'did 6x800 @ 3:45/km last time, today 8x800 same pace same rest 90s',
    'interval, main set 8x · 800mtr 3:45/km interval · 1m30s rest',
    'did 6x800 @ 3:45/km last time',
  ],
  [
    'Run 5 k @ 5.30, then 3x1,6 km @ 4.50 w. 2,5 min break',
    'running, threshold, main set 5km 5:30/km · 3x · 1.6km 4:50/km interval · 2m30s rest',
  ],
  [
    '1hr15 bike inc 4x8 @ 105 off 4',
    'cycling, threshold, 1 hour 15 minutes, main set 4x · 8m 105% interval · 4m recovery',
  ],
  ['bike 3x12 @ 92 off 5', 'cycling, sweet spot, main set 3x · 12m 92% interval · 5m recovery'],
  [
    'turbo 5x5 @ 110 w 3, wu 15 cd 10',
    'cycling, v02 max, 1 hour 5 minutes, whole Warm up 15m · 5x · 5m 110% interval · 3m recovery · Cool down 10m',
  ],
  ['4x10 @ 250 off 5 bike', 'cycling, threshold, main set 4x · 10m 250w interval · 5m recovery'],
  ['bike 6x3 min @ 118 off 3', 'cycling, v02 max, main set 6x · 3m 118% interval · 3m recovery'],
  [
    '2x20 @ 95-98 with 5 easy, 1h20 on the turbo',
    'cycling, threshold, 1 hour 20 minutes, main set 2x · 20m 95-98% interval · 5m recovery',
  ],
  [
    "bike: 10' 50→75%, 3' @95, 3' easy, 2x18' @ 88-92% (6'), 10' 60→40",
    'cycling, sweet spot, 1 hour 14 minutes, whole Warm up 10m ramp 50-75% · 3m 95% · 3m Z1 · 2x · 18m 88-92% interval · 6m recovery · Cool down 10m ramp 60-40%',
  ],
  [
    'turbo 15 min 45→70%, 3x10 min @ 95, 5 min easy between, 10 min 60→40%',
    'cycling, sweet spot, 1 hour 10 minutes, whole Warm up 15m ramp 45-70% · 3x · 10m 95% interval · 5m recovery · Cool down 10m ramp 60-40%',
  ],
  [
    "ride: 12' 100→200w, 4x4' @ 300w 4' easy, 8' 150→100w",
    'cycling, interval, 52 minutes, whole Warm up 12m ramp 100-200w · 4x · 4m 300w interval · 4m recovery · Cool down 8m ramp 150-100w',
  ],
  [
    'bike 10 min @ 60, 5 min @ 80, 3x8 @ 102 off 4, 10 min @ 50',
    'cycling, threshold, 1 hour 1 minute, whole 10m 60% · 5m 80% · 3x · 8m 102% interval · 4m recovery · 10m 50%',
  ],
  [
    '5-4-3-2-1 on bike, going from 95% to 115% up 5% each time, 3min easy',
    'cycling, endurance, 27 minutes, whole 5m 95% · 3m Z1 · 4m 100% · 3m Z1 · 3m 105% · 3m Z1 · 2m 110% · 3m Z1 · 1m 115%',
  ],
  [
    'bike 4x6 min start at 95% and go up 5% each time, 3 min easy',
    'cycling, endurance, 33 minutes, whole 6m 95% · 3m Z1 · 6m 100% · 3m Z1 · 6m 105% · 3m Z1 · 6m 110%',
  ],
  [
    'bike 5x5 min starting at 220w going up 10w each time, 3 min easy',
    'cycling, endurance, 37 minutes, whole 5m 220w · 3m Z1 · 5m 230w · 3m Z1 · 5m 240w · 3m Z1 · 5m 250w · 3m Z1 · 5m 260w',
  ],
  [
    'turbo 4x4 min from 100% up 5% each rep, 4 min easy between',
    'cycling, endurance, 28 minutes, whole 4m 100% · 4m Z1 · 4m 105% · 4m Z1 · 4m 110% · 4m Z1 · 4m 115%',
  ],
  ['run 12 km prog 5:30→4:30', 'running, 12 kilometers, whole 4km 5:30/km · 4km 5:00/km · 4km 4:30/km'],
  [
    'cadence pyramid 80/90/100/110/100/90/80 rpm 3min each, low power, 10 wu 10 cd',
    'cycling, endurance, 41 minutes, whole Warm up 10m · 3m Z1 @ 80rpm · 3m Z1 @ 90rpm · 3m Z1 @ 100rpm · 3m Z1 @ 110rpm · 3m Z1 @ 100rpm · 3m Z1 @ 90rpm · 3m Z1 @ 80rpm · Cool down 10m',
  ],
  [
    'bike cadence ladder 70-80-90-100-110 rpm 2 min each, 10 min easy either side',
    'cycling, endurance, 30 minutes, whole Warm up 10m · 2m Z1 @ 70rpm · 2m Z1 @ 80rpm · 2m Z1 @ 90rpm · 2m Z1 @ 100rpm · 2m Z1 @ 110rpm · Cool down 10m',
  ],
  [
    'turbo 90/95/100/105/110 rpm, 1 min each x3',
    'cycling, endurance, main set 3x · 1m @ 90rpm · 1m @ 95rpm · 1m @ 100rpm · 1m @ 105rpm · 1m @ 110rpm',
  ],
  [
    'bike rpm pyramid 85 95 105 95 85 2min each z2',
    'cycling, endurance, 10 minutes, whole 2m Z2 @ 85rpm · 2m Z2 @ 95rpm · 2m Z2 @ 105rpm · 2m Z2 @ 95rpm · 2m Z2 @ 85rpm',
  ],
  [
    'bike 10 min @ 65, 2x20 @ 95, 5 min easy',
    'cycling, sweet spot, main set 10m 65% · 2x · 20m 95% interval · 5m recovery',
  ],
  ['bike 30 min at 90', 'cycling, 30 minutes', '90'],
  [
    'bike 20 min @ 70 then 4x4 min @ 110 4 min easy',
    'cycling, v02 max, main set 20m 70% · 4x · 4m 110% interval · 4m recovery',
  ],
  [
    'bike 15 min ramp 50-70%, 3x8 @ 95% 4 easy, 10 min ramp 60-40%',
    'cycling, sweet spot, 1 hour 1 minute, whole 15m ramp 50-70% · 3x · 8m 95% interval · 4m recovery · 10m ramp 60-40%',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
