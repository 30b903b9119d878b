import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sessions as they are spoken of: walks and runs by turns, sprints that are counted, efforts of a swim, names of sets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['30 min of jogging and walking', 'running, endurance, 30 minutes, whole 15x · 1m Z1 interval · Walk 1m recovery'],
  [
    '30 minutes of walking and running for a beginner',
    'running, endurance, 30 minutes, whole 15x · 1m Z1 interval · Walk 1m recovery',
  ],
  ['20 min run/walk', 'running, endurance, 20 minutes, whole 10x · 1m Z1 interval · Walk 1m recovery'],
  [
    '30 min walk and run, 2 min run 1 min walk',
    'running, endurance, 30 minutes, whole 10x · 2m Z1 interval · Walk 1m recovery',
  ],
  [
    'run walk session, 8 times 1 minute run and 90 seconds walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
  ],
  [
    'bike, two sets of 6 x 15 second sprints, 90 minutes in total',
    'cycling, interval, 1 hour 30 minutes, main set 6x · 15sec Z7 interval · 3m recovery · 6x · 15sec Z7 interval',
  ],
  [
    '75 min ride, 2x12 min threshold, full recovery, sprint x4 at end',
    'cycling, threshold, 1 hour 15 minutes, main set 2x · 12m interval · 3m recovery · 4x · 10sec Z7 interval',
  ],
  [
    '2h30 bike, 4x10 min tempo with 5 min rec, end with 5x15s sprint',
    'cycling, tempo, 2 hours 30 minutes, main set 4x · 10m interval · 5m recovery · 5x · 15sec Z7 interval',
  ],
  [
    '30 min easy ride with 5 x 1 min fast spinning',
    'cycling, endurance, 30 minutes, main set 5x · 1m @ 100-110rpm interval',
  ],
  ['10 km run GA1, last 2 km tempo', 'running, tempo, 10 kilometers, whole 8km Z1 · 2km Z3'],
  ['long run 2h I1, walk the uphills', 'running, endurance, 2 hours, whole 2h Z1'],
  [
    'run 1 hour, in the middle 3 x 10 min fast but not maximum, 3 min jog',
    'running, threshold, 1 hour, 3 × 10 minutes, 3 minutes rest',
  ],
  [
    '2x(4x600 5k pace 75s) run, 3 min between sets + 4x200 fast',
    'running, interval, main set 3x · 600mtr 5k pace 104.7-106.8% interval · 1m15s recovery · 600mtr 5k pace 104.7-106.8% interval · 3m recovery · 4x · 600mtr 5k pace 104.7-106.8% interval · 1m15s recovery · 4x · 200mtr Z5 interval, by pace, at 5k pace',
  ],
  [
    'ride 90 min with 2x20 min just under threshold',
    'cycling, sweet spot, 1 hour 30 minutes, main set 2x · 20m 92-97% interval',
  ],
  [
    'run 3x10 min just below threshold 2 min jog',
    'running, threshold, main set 3x · 10m 95-98% interval · 2m recovery',
  ],
  ['8x200 m fast with a slow 200 jog', 'interval, main set 8x · 200mtr interval · 200mtr recovery'],
  ['4x4 norwegian bike', 'cycling, v02 max, 4 × 4 minutes, 3 minutes rest'],
  [
    'after 15 min easy do 5 x 45s hill walk back',
    'interval, 26 minutes 15 seconds, whole Warm up 15m · 5x · Uphill 45sec open effort 9/10 interval · Walk 1m30s recovery',
  ],
  [
    '75 min ride, over-unders, 4 x 9 min',
    'cycling, threshold, 1 hour 15 minutes, main set 3x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 3x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 3x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 3x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    '1 hour 30 on the bike with a few steady efforts',
    'cycling, tempo, 1 hour 30 minutes, whole 8x · 7m Z1 · 3m Z3 interval · 10m Z1',
  ],
  [
    '70.3 preparation, bike 2 hours with 3 x 20 min race pace',
    'cycling, tempo, 2 hours, main set 3x · 20m 78-85% interval',
  ],
  [
    'ride 1h with 2x(8x20s hard)',
    'cycling, v02 max, 1 hour, main set 8x · 20sec 106-120% interval · 3m recovery · 8x · 20sec 106-120% interval',
  ],
  [
    '2000 yard swim, 8x100 yards moderate with 15 seconds rest',
    'swimming, interval, 2,000 yards, 8 × 100 yards, 15 seconds rest',
  ],
  ['swim 2k with 4x400 tempo, 30s rest', 'swimming, interval, 2,000 meters, 4 × 400 meters, 30 seconds rest'],
  [
    '400 m warm-up, 12x100 m moderate with 20 seconds rest, 200 m cool-down',
    'swimming, interval, 1,800 meters, whole Warm up 400mtr · 12x100mtr Z3 interval 20sec rest · Cool down 200mtr',
  ],
  [
    '500 wup, 5x300 desc 1-5 @20s, 100 easy',
    'swimming, interval, 2,100 meters, whole Warm up 500mtr · 5x · "desc 1-5" 300mtr interval · 20sec rest · 100mtr Z1',
  ],
  ['8x200 3:10 cycle', 'swimming, interval, main set 8x200mtr on 3:10 interval'],
  [
    'IM order 4x100 then 8x25 fly',
    'swimming, interval, main set 4x · im order 100mtr interval · 8x25mtr butterfly interval',
  ],
  ['kick session in the pool, 2000 m', 'swimming, interval, 2,000 meters, main set 12x50mtr kick interval 15sec rest'],
  [
    'easy swim of 1500 metres, mostly freestyle drills',
    'swimming, endurance, 1,500 meters, whole Warm up 300mtr · 7x · catch up 50mtr drill interval · 15sec rest · 7x · fist 50mtr drill interval · 15sec rest · 7x · fingertip drag 50mtr drill interval · 15sec rest · Cool down 150mtr',
  ],
  ['endurance swim 2500 m in sets of 400', 'swimming, endurance, 2,500 meters, 5 × 400 meters, 20 seconds rest'],
  [
    'sprint session swim 1800 m, with plenty of rest',
    'swimming, interval, 1,800 meters, 16 × 25 meters, 1 minute rest',
  ],
  [
    'lactate set 6x100 from dive on 6mins, long wu n swim down',
    'swimming, interval, main set 6x100mtr open effort 10/10 on 6:00 interval',
  ],
  ['swim 1 hour in thirds wu main cd, main is 6x150', 'swimming, interval, 2,800 meters, 6 × 150 meters'],
  ['6000m in 30 min, all easy', 'swimming, endurance, 6,000 meters'],
  [
    'half an hour of walking and jogging',
    'running, endurance, 30 minutes, whole 15x · 1m Z1 interval · Walk 1m recovery',
  ],
  ['a 25 minute jog/walk', 'running, endurance, 25 minutes, whole 5x · 3m Z1 interval · Walk 2m recovery'],
  ['run walk 30 minutes, 1 min each', 'running, endurance, 30 minutes, whole 15x · 1m Z1 interval · Walk 1m recovery'],
  [
    '6 x 2 minutes jogging, 1 minute walking',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 6x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  ['swim 8x100 at a moderate pace, 15 sec rest', 'swimming, interval, 8 × 100 meters, 15 seconds rest'],
  ['10x100 tempo on 1:50', 'swimming, interval, main set 10x100mtr Z3 on 1:50 interval'],
  ['tempo swim 2000 m', 'swimming, interval, 2,000 meters'],
  ['moderate swim 45 min', 'swimming, interval, 2,300 meters, whole 45m Z3'],
  ['norwegian intervals bike', 'cycling, v02 max, 4 × 4 minutes, 3 minutes rest'],
  ['norwegian 4x4 run 3 min jog', 'running, interval, 4 × 4 minutes, 3 minutes rest'],
  ['pull session 2000 m swim', 'swimming, interval, 2,000 meters, main set 8x100mtr pull interval 15sec rest'],
  ['6 fast 200s with 200 jog', 'interval, main set 6x · 200mtr interval · 200mtr recovery'],
  [
    '4 easy 100s then 8 fast 50s 20s rest swim',
    'swimming, interval, main set 4x100mtr Z1 interval · 8x50mtr interval 20sec rest',
  ],
  [
    'bike 1h with 3 sets of 4 sprints of 15 s',
    'cycling, interval, 1 hour, main set 4x · 15sec Z7 interval · 3m recovery · 4x · 15sec Z7 interval · 3m recovery · 4x · 15sec Z7 interval',
  ],
  ['5 x 6 sec standing starts, 1 hour ride', 'cycling, interval, 1 hour, main set 5x · 6sec Z7 interval'],
  [
    '6 x 12 second max sprints with 3 min easy, 1 hour ride',
    'cycling, interval, 1 hour, 6 × 12 seconds, 3 minutes rest',
  ],
  [
    'run 8k with 5x400 at 5k pace 90s, then 4x200 fast',
    'running, interval, 8 kilometers, main set 5x · 400mtr 5k pace 104.7-106.8% interval · 1m30s recovery · 4x · 200mtr Z5 interval, by pace, at 5k pace',
  ],
  [
    'swim 50min 300 wu 12x50 odd fast even ez 15r',
    'swimming, interval, 2,300 meters, warm-up 300 meters, main set 6x · 50mtr · 15sec rest · 50mtr Z1 recovery · 15sec rest',
  ],
  [
    'swim 4x400 pull then 8x50 sprint, 3200 total',
    'swimming, interval, 3,200 meters, main set 4x400mtr pull interval · 8x50mtr open effort 10/10 interval',
  ],
  ['easy swim 20-30 lengths 25m pool', 'swimming, endurance, 500 meters, pool 25'],
  ['90 min cross country skiing with 5x6 min I3', '', '90 min cross country skiing', '5x6 min'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
