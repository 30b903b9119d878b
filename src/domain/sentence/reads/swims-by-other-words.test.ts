import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Swims in the words of those who swim for themselves: their rests, their lengths, a time for all of it, no stop, a float.

test.each<[sentence: string, asked: string]>([
  ['half hour swim for a beginner', 'swimming, endurance, 900 meters, whole 18x50mtr Z1 interval 30sec rest'],
  ['swim 20 min, new to swimming', 'swimming, endurance, 600 meters, whole 12x50mtr Z1 interval 30sec rest'],
  ['swim 10x 1 length, breath recovery between', 'swimming, interval, 10 × 25 meters, 20 seconds rest, pool 25'],
  ['8x50 swim, recovery between', 'swimming, interval, 8 × 50 meters, 20 seconds rest'],
  ['5x100 swim, catch your breath between', 'swimming, interval, 5 × 100 meters, 20 seconds rest'],
  ['swim 12x25, full recovery between', 'swimming, interval, 12 × 25 meters, 3 minutes rest'],
  ['bike 8x2 min hard, recovery between', 'cycling, interval, 8 × 2 minutes'],
  ['swim 20 lengths with a rest every 2 lengths', 'swimming, endurance, 10 × 50 meters, 20 seconds rest, pool 25'],
  [
    'swim 50 lengths easy with a 1 min break every 10 lengths',
    'swimming, endurance, 5 × 250 meters, 1 minute rest, pool 25',
  ],
  [
    'swim 20 lengths fast with 30s rest every 2 lengths',
    'swimming, interval, 500 meters, pool 25, whole 10x50mtr Z5 interval 30sec rest',
  ],
  ['5x200 css +15s rest', 'swimming, interval, 5 × 200 meters, 15 seconds rest'],
  [
    '8x50 backstroke, 8x50 breaststroke, 20 s rest',
    'swimming, interval, main set 8x50mtr backstroke interval 20sec rest · 8x50mtr breaststroke interval 20sec rest',
  ],
  [
    '400 easy 300 pull 200 kick 100 fast 🏊‍♀️ :30 between',
    'swimming, endurance, 1,000 meters, whole 400mtr Z1 · 30sec rest · 300mtr Z2 pull · 30sec rest · 200mtr Z2 kick · 30sec rest · 100mtr Z5',
  ],
  [
    'swim 400, 300, 200, 100, 30s between',
    'swimming, interval, main set 400mtr · 30sec rest · 300mtr · 30sec rest · 200mtr · 30sec rest · 100mtr',
  ],
  ['swim 750 m in under 20 minutes', 'swimming, 750 meters, whole 750mtr 2:40/100m'],
  ['swim 400m in 6:30', 'swimming, 400 meters, whole 400mtr 1:38/100m'],
  ['400 free in 5:30', 'swimming, 400 meters, whole 400mtr 1:23/100m freestyle'],
  ['swim 2000 in 40 min with 4x50 sprints', 'swimming, interval, 2,000 meters, 4 × 50 meters'],
  ['swim 4x400m in 6:30', 'swimming, interval, main set 4x400mtr 1:38/100m interval'],
  ['run 400m in 1:30', 'running, whole 400mtr 3:45/km'],
  [
    'swim 20 min non stop then 10x25 build each one',
    'swimming, interval, 1,200 meters, whole 20m Z2 · 10x · build 25mtr interval',
  ],
  [
    'swim 1000m easy non stop then 8x25 sprint',
    'swimming, interval, main set 1000mtr Z1 · 8x25mtr open effort 10/10 interval',
  ],
  ['4x25 kick with float', 'swimming, interval, main set 4x25mtr kick with kickboard interval'],
  ['run 4x1k with 200 float', 'running, interval, main set 4x · 1km interval · Float 200mtr Z2 recovery'],
  ['swim 1km kick 200 inside', 'swimming, interval, 1,000 meters, main set 200mtr kick'],
  ['swim 750 broken into 50s, 20s rest', 'swimming, interval, 15 × 50 meters, 20 seconds rest'],
  [
    '100 breast 100 back 100 crawl x 4 10s rest',
    'swimming, interval, main set 4x · 100mtr breaststroke · 100mtr backstroke · 100mtr freestyle · 10sec rest',
  ],
  [
    '8 lenghts front crawl 4 breast x3',
    'swimming, interval, main set 3x · 200mtr freestyle · 100mtr breaststroke, pool 25',
  ],
  [
    '2x through 400fr 300pull 200kick 100IM',
    'swimming, interval, main set 2x · 400mtr freestyle · 300mtr pull · 200mtr kick · 100mtr medley',
  ],
  [
    'set 1 4x100 @ 1:50, set 2 4x100 @ 1:45, 1 min between, swim',
    'swimming, interval, main set 4x100mtr on 1:50 interval · 1m rest · 4x100mtr on 1:45 interval',
  ],
  [
    '50s: 4 kick 4 drill 4 build 4 sprint, 15s',
    'swimming, interval, 800 meters, whole 4x50mtr kick interval 15sec rest · 4x50mtr drill interval 15sec rest · 4x · build 50mtr interval · 15sec rest · 4x50mtr open effort 10/10 interval 15sec rest',
  ],
  [
    '9x100 3 easy 3 mod 3 fast on 1:40',
    'swimming, interval, 900 meters, whole 3x100mtr Z1 on 1:40 interval · 3x100mtr Z3 on 1:40 interval · 3x100mtr Z5 on 1:40 interval',
  ],
  [
    '15 100s on the 1:40 then 5 on the 1:30',
    'swimming, interval, main set 15x100mtr on 1:40 interval · 5x100mtr on 1:30 interval',
  ],
  ['6x400 on 7:00, hold 1:35s', 'swimming, interval, main set 6x400mtr 1:35/100m on 7:00 interval'],
  [
    'swim 45 mins. 15 easy, 20x50 on 1:00, rest easy',
    'swimming, interval, 2,100 meters, warm-up 15 minutes, main set 20x50mtr on 1:00 interval',
  ],
  [
    '100 yd x 15 @ 1:30 base, last 3 fast',
    'swimming, interval, main set 12x100yd Z2 on 1:30 interval · 3x100yd Z5 on 1:30 interval',
  ],
  [
    'swim 10x100 20s rest, last 2 hard',
    'swimming, interval, main set 8x100mtr interval 20sec rest · 2x100mtr Z5 interval 20sec rest',
  ],
  [
    '60 lengths of 25 m pool, every 4th fast',
    'swimming, interval, 1,500 meters, whole 15x · 75mtr Z1 recovery · 25mtr Z5',
  ],
  [
    'swim 4x50 sprint, 300 before, 200 after',
    'swimming, interval, 700 meters, whole Warm up 300mtr · 4x50mtr open effort 10/10 interval · Cool down 200mtr',
  ],
  [
    '1500m swim broken into 15 x100, rest as long as i need',
    'swimming, interval, 1,500 meters, whole 15x100mtr interval 3m rest',
  ],
  ['swim 30 min: 10 easy, 10 hard, 10 easy', 'swimming, endurance, 1,500 meters, whole 10m Z1 · 10m Z4 · 10m Z1'],
  [
    '3 rds: 200 pull 10s, 100 swim hard 20s, 50 kick 30s, then float about for a 100',
    'swimming, interval, main set 3x · 200mtr pull · 10sec rest · 100mtr Z5 · 20sec rest · 50mtr kick · 30sec rest, cool-down 100 meters',
  ],
  [
    '3x200 pull 15s, 4x50 fast 30s, then paddle about for 200',
    'swimming, interval, 1,000 meters, whole 3x200mtr pull interval 15sec rest · 4x50mtr Z5 interval 30sec rest · 200mtr Z1',
  ],
  [
    'wu 300fr/200ki/100bk, MS 5 x 300 neg split off 5:15, wd 200',
    'swimming, interval, 2,300 meters, whole Warm up 300mtr freestyle · 200mtr kick · 100mtr backstroke · 5x · neg split 300mtr on 5:15 interval · Cool down 200mtr',
  ],
  [
    'swim 200 hard, 60 secs treading water, 400 steady',
    'swimming, interval, main set 200mtr Z5 · 1m rest · 400mtr Z2 recovery',
  ],
  [
    "64 lengths in a 25: 8 easy, 8 x 4 hard w/ 20s, 8 drill, whatever's left easy",
    'swimming, interval, 1,600 meters, pool 25, whole 200mtr Z1 · 8x100mtr Z5 interval 20sec rest · 200mtr drill · 400mtr Z1',
  ],
  [
    '60 lengths in a 20: 10 easy, 10 x 4 hard w/ 20s, 10 easy',
    'swimming, interval, 1,200 meters, pool 20, whole 200mtr Z1 · 10x80mtr Z5 interval 20sec rest · 200mtr Z1',
  ],
])('%j asks for %s', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect([...understood.unread, ...understood.checks]).toEqual([])
})
