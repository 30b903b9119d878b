import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests and cadences as coaches shorten them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'run 3 x 3 x 300m (1 min / 5 min) @ 1500 pace',
    'running, interval, main set 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 3x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery, by pace, at 1500m pace',
  ],
  [
    'run 2x(4x400) 90s/4min',
    'running, interval, main set 3x · 400mtr interval · 1m30s recovery · 400mtr interval · 4m recovery · 4x · 400mtr interval · 1m30s recovery',
  ],
  [
    'run 3x(4x200) (45s/3min) @ mile pace',
    'running, interval, main set 3x · 200mtr 1500m pace 115.1-117.4% interval · 45sec recovery · 200mtr 1500m pace 115.1-117.4% interval · 3m recovery · 3x · 200mtr 1500m pace 115.1-117.4% interval · 45sec recovery · 200mtr 1500m pace 115.1-117.4% interval · 3m recovery · 4x · 200mtr 1500m pace 115.1-117.4% interval · 45sec recovery, by pace, at 1500m pace',
  ],
  [
    "bike 2x(4x5 min z5) 2'/6'",
    'cycling, threshold, main set 3x · 5m Z5 interval · 2m recovery · 5m Z5 interval · 6m recovery · 4x · 5m Z5 interval · 2m recovery',
  ],
  [
    "run 2x(5x400) r 1'/3'",
    'running, interval, main set 4x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 5x · 400mtr interval · 1m recovery',
  ],
  [
    'swim 3x(4x100) 15s/1min',
    'swimming, interval, main set 3x100mtr interval 15sec rest · 100mtr interval · 1m rest · 3x100mtr interval 15sec rest · 100mtr interval · 1m rest · 4x100mtr interval 15sec rest',
  ],
  [
    'run 2 sets of 5x300m, 60s / 4 min',
    'running, interval, main set 4x · 300mtr interval · 1m recovery · 300mtr interval · 4m recovery · 5x · 300mtr interval · 1m recovery',
  ],
  [
    "2x(4x8' SST) 2' RI / 6' RBS bike",
    'cycling, sweet spot, main set 3x · 8m interval · 2m rest · 8m interval · 6m recovery · 4x · 8m interval · 2m rest',
  ],
  [
    'bike 2x(4x5 min z5) RI 2 min RBI 6 min',
    'cycling, threshold, main set 3x · 5m Z5 interval · 2m rest · 5m Z5 interval · 6m rest · 4x · 5m Z5 interval · 2m rest',
  ],
  [
    'run 2x(4x400) 60s rest, RBS 3 min',
    'running, interval, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m rest · 4x · 400mtr interval · 1m rest',
  ],
  ['run 6x800 full rec', 'running, interval, 6 × 800 meters, 3 minutes rest'],
  ['bike 6x30s all out full recovery', 'cycling, interval, 6 × 30 seconds, 3 minutes rest'],
  ['run 6x800 w/2', 'running, interval, 6 × 800 meters, 2 minutes rest'],
  [
    '20 wu 3x10@T w/2 15 cd run',
    'running, threshold, 1 hour 11 minutes, whole Warm up 20m · 3x · 10m Z4 interval · 2m recovery · Cool down 15m',
  ],
  ['bike 3x10 z4 w/5 easy', 'cycling, sweet spot, 3 × 10 minutes, 5 minutes rest'],
  ['run 5x1k w 90', 'running, interval, 5 × 1 kilometer, 90 seconds rest'],
  ['run 8x400 w/90', 'running, interval, 8 × 400 meters, 90 seconds rest'],
  [
    "run 1200/800/400 w 3'/2' then 4x200 w 200j",
    'running, interval, main set 1200mtr interval · 3m recovery · 800mtr interval · 2m recovery · 400mtr interval · 4x · 200mtr interval · 200mtr recovery',
  ],
  ['run 8x200 full recoveries', 'running, interval, 8 × 200 meters, 3 minutes rest'],
  ['run 8x400 rest=rep', 'running, interval, main set 8x · 400mtr interval · 400mtr recovery'],
  [
    '4x4min @ 110-115% FTP (rpm 95+) rec 4min@50%',
    'cycling, v02 max, main set 4x · 4m 110-115% @ 95rpm interval · 4m 50% recovery',
  ],
  [
    'bike 5x5 min at 95% rpm 95, 3 min easy',
    'cycling, sweet spot, main set 5x · 5m 95% @ 95rpm interval · 3m recovery',
  ],
  [
    'bike 3x10 min sweet spot at 60 rpm, 5 min easy',
    'cycling, sweet spot, main set 3x · 10m @ 60rpm interval · 5m recovery',
  ],
  [
    'cadence drills: 6 x 2 min at 110 rpm with 2 min normal',
    'cycling, endurance, main set 6x · 2m @ 110rpm drill interval · 2m recovery',
  ],
  ['bike 4x5 min 90+ rpm, 5 min easy', 'cycling, interval, main set 4x · 5m @ 90rpm interval · 5m recovery'],
  ['bike 4x5 min (95+ rpm) 5 min easy', 'cycling, interval, main set 4x · 5m @ 95rpm interval · 5m recovery'],
  ['bike 4x8 @ 250w rpm 85-90, 4 ez', 'cycling, threshold, main set 4x · 8m 250w @ 85-90rpm interval · 4m recovery'],
  [
    'bike 3x8 min z3 low cadence 55-60, 4 min easy',
    'cycling, tempo, main set 3x · 8m Z3 @ 55-60rpm interval · 4m recovery',
  ],
  [
    'bike 6x1 min high cadence 110+, 2 min easy',
    'cycling, endurance, main set 6x · 1m @ 110rpm interval · 2m recovery',
  ],
  ['bike 1h z2 cadence 90', 'cycling, endurance, 1 hour, whole 1h Z2 @ 90rpm'],
  ['bike 2x20 z4 @ 90rpm+, 5 min easy', 'cycling, sweet spot, main set 2x · 20m Z4 @ 90rpm interval · 5m recovery'],
  ['bike 5x3 min cadence > 100, 3 min easy', 'cycling, endurance, main set 5x · 3m @ 100rpm interval · 3m recovery'],
  [
    'ride 4x5 min under 70rpm, 5 min easy',
    'cycling, interval, main set 4x · 5m @ 70rpm interval · 5m recovery',
    'under',
  ],
  ['run 45 min easy cadence 180', 'running, endurance, 45 minutes, whole 45m Z1 @ 180spm'],
  [
    'run 8 hill sprints 10s full recovery',
    'running, interval, main set 8x · Uphill 10sec open effort 9/10 interval · 3m recovery',
  ],
  [
    "run 40' ez + 8 hill sprints (8-10s) full rec",
    'running, interval, warm-up 40 minutes, main set 8x · Uphill 8sec open effort 9/10 interval · 3m recovery',
  ],
  ['bike 6 sprints of 15 sec, 5 min easy', 'cycling, interval, 6 × 15 seconds, 5 minutes rest'],
  [
    'run 45 min easy, then 6 hill sprints 12 sec, walk back',
    'running, interval, warm-up 45 minutes, main set 6x · Uphill 12sec open effort 9/10 interval · Walk 1m recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('rungs with a comma are read without a crash', () => {
  expect(() => understand('30/302,530/3010k30/30hourto', { sport: 'running' })).not.toThrow()
})
