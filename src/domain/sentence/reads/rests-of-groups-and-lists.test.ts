import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests between sets of sets, races as targets, lists of figures without a unit, walks.

const THREE_SETS = (rest: string) =>
  `cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · ${rest} · 8x · 40sec interval · 20sec recovery · ${rest} · 8x · 40sec interval · 20sec recovery`

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // The bouts have their own rest, so the other one is between the sets.
  ['bike 40/20 x 8 x 3 sets 5 min rest', THREE_SETS('5m rest')],
  ['bike 3x(8x40/20) 5min rbi', THREE_SETS('5m rest')],
  ['bike 3x(8x40/20) w/ 4 min easy', THREE_SETS('4m recovery')],
  ['bike 3x(8x40/20), 12 min cool down', `${THREE_SETS('3m recovery')}, cool-down 12 minutes`],
  // As short a rest is one between the bouts.
  [
    'run 2x(4x400) 60s rest',
    'running, interval, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m rest',
  ],
  ['fartlek 45min: 10x(1 on 2 off)', 'running, interval, 45 minutes, 10 × 1 minute, 2 minutes rest'],
  // A race behind an at-sign and a set is a target.
  [
    "10x1' @ 5k / 1' float",
    'running, interval, main set 10x · 1m 5k pace 104.7-106.8% interval · Float 1m Z2 recovery, by pace, at 5k pace',
  ],
  ['run 6x1k @ 10k w/ 90s rest', 'running, threshold, 6 × 1 kilometer, 90 seconds rest, by pace, at 10k pace'],
  ['run 6x1k @ 5k pace', 'running, interval, 6 × 1 kilometer, by pace, at 5k pace'],
  ['run easy @ 5k', 'running, endurance', '5k'],
  // Figures without a unit that belong together.
  ['10 easy 20 tempo 10 easy run', 'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1'],
  ['10 easy 19 tempo 10 easy run', 'running, tempo, 39 minutes, whole 10m Z1 · 19m Z3 · 10m Z1'],
  ['run/walk 4:1 x 8, 40 min', 'running, endurance, 40 minutes, whole 8x · 4m Z1 interval · Walk 1m recovery'],
  ['run/walk 4:1', '', 'run/walk 4:1'],
  [
    'run 3 min walk 1 min x 10',
    'running, endurance, 50 minutes, whole Walk 5m warmup · 10x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  ['run 3 min jog 1 min, x 10', 'running, interval, 10 × 3 minutes, 1 minute rest'],
  // A send-off that nobody runs is swum.
  ['fifteen hundreds @ 1:40', 'swimming, interval, main set 15x100mtr on 1:40 interval'],
  ['10x100 @ 2:49', 'swimming, interval, main set 10x100mtr on 2:49 interval'],
  ['10x100 @ 2:50', 'interval, main set 10x · 100mtr 2:50/km interval'],
  ['run 10x100 @ 1:30', 'running, interval, main set 10x · 100mtr 15:00/km interval'],
  ['run 10x100 @ 1:31', 'running, interval, 10 × 100 meters', '@ 1:31'],
  ['swim 10x100 free @ 1:35 base', 'swimming, interval, main set 10x100mtr freestyle on 1:35 interval'],
  // Figures within a set that say nothing of their own.
  [
    '4x200 free breathing 3-5-7-9 by 50 r20',
    'swimming, interval, main set 4x200mtr freestyle interval 20sec rest // breathing 3-5-7-9 by 50',
  ],
  ['swim 10x50 sprint on 2 min', 'swimming, interval, main set 10x50mtr open effort 10/10 on 2:00 interval'],
  ['run 10x200 sprint on 20 s', 'running, interval, 10 × 200 meters, 20 seconds rest'],
  // A range of a warm-up.
  ['bike 15-20 min warmup, 4x5 vo2', 'cycling, v02 max, warm-up 15 minutes, 4 × 5 minutes'],
  ['swim 10x50 sprint on 25 s', 'swimming, interval, 10 × 50 meters, 25 seconds rest'],
  // A "with" before a set, and watts.
  ['run 45 w 3x8 T 2 min jog', 'running, threshold, 45 minutes, 3 × 8 minutes, 2 minutes rest'],
  ['bike 3x8 @ 250 w', 'cycling, threshold, main set 3x · 8m 250w interval'],
  ['40 min run, strides x6', 'running, endurance, 40 minutes, 6 strides'],
  ['runn 45 minz easy', 'running, endurance, 45 minutes'],
  [
    '1x1000 paddles/buoy Z2, 2x500 Z3, 4x250 Z4, all w 30 sec rest',
    'swimming, interval, 3,000 meters, whole 1x1000mtr Z2 with paddles and pull buoy interval 30sec rest · 2x500mtr Z3 interval 30sec rest · 4x250mtr Z4 interval 30sec rest',
  ],
  [
    'swim 4x100 kick, 2x400 all w 20s rest',
    'swimming, interval, main set 4x100mtr kick interval 20sec rest · 2x400mtr interval 20sec rest',
  ],
  [
    '4x(25 fast 75 ez, 50 fast 50 ez, 75 fast 25 ez, 100 fast) ri 20s after each 100',
    'swimming, interval, main set 4x · 25mtr · 75mtr Z1 recovery · 20sec rest · 50mtr · 50mtr Z1 recovery · 20sec rest · 75mtr Z5 · 25mtr Z1 recovery · 20sec rest · 100mtr Z5 · 20sec rest',
  ],
  [
    'swim 2x (100 free 100 back, 100 breast 100 free) 20 secs after every 200',
    'swimming, interval, main set 2x · 100mtr freestyle · 100mtr backstroke · 20sec rest · 100mtr breaststroke · 100mtr freestyle · 20sec rest',
  ],
  [
    'swim 3x(4x100 on 1:50), 30s after every 400',
    'swimming, interval, main set 4x100mtr on 1:50 interval · 30sec rest · 4x100mtr on 1:50 interval · 30sec rest · 4x100mtr on 1:50 interval',
  ],
  [
    'swim 4 x (200 @ CSS+4, 100 @ CSS, 50 @ CSS-4) 20/15/60s rest',
    'swimming, interval, main set 4x · "CSS+4 s per 100" 200mtr open · 20sec rest · 100mtr · 15sec rest · "CSS−4 s per 100" 50mtr open · 1m rest',
  ],
  [
    '4 x (200 free, 100 kick, 50 drill) 20/15/60s rest',
    'swimming, interval, main set 4x · 200mtr freestyle · 20sec rest · 100mtr kick · 15sec rest · 50mtr drill · 1m rest',
  ],
  [
    'run 3x(800, 600, 400) 90/60/180s jog',
    'running, interval, main set 3x · 800mtr · 1m30s recovery · 600mtr · 1m recovery · 400mtr · 3m recovery',
  ],
  ['swim 3x(100 free, 50 kick) 20/15/60s rest', 'swimming, interval', '3x(100 free, 50 kick', '20/15/60s rest'],
  [
    '400 w/u, 4 x (4x50 on 1:00, 1x200 on 3:20) 50s desc 1-4, 200 s/d',
    'swimming, interval, 2,200 meters, whole Warm up 400mtr · 4x · "desc 1-4" 50mtr on 1:00 interval · 1x200mtr on 3:20 interval · 4x · "desc 1-4" 50mtr on 1:00 interval · 1x200mtr on 3:20 interval · 4x · "desc 1-4" 50mtr on 1:00 interval · 1x200mtr on 3:20 interval · 4x · "desc 1-4" 50mtr on 1:00 interval · 1x200mtr on 3:20 interval · Cool down 200mtr',
  ],
  [
    'swim 2x(4x100 on 2:00, 4x50 on 1:00), 100s pull, 200 easy',
    'swimming, interval, main set 4x100mtr pull on 2:00 interval · 4x50mtr on 1:00 interval · 1m rest · 4x100mtr pull on 2:00 interval · 4x50mtr on 1:00 interval, cool-down 200 meters',
  ],
  [
    'Broken 400s x 4: 4x100 w 10 secs, extra min after each 400, hold TT pace',
    'swimming, interval, main set 3x100mtr 97-100% interval 10sec rest · 100mtr 97-100% interval · 1m10s rest · 3x100mtr 97-100% interval 10sec rest · 100mtr 97-100% interval · 1m10s rest · 3x100mtr 97-100% interval 10sec rest · 100mtr 97-100% interval · 1m10s rest · 4x100mtr 97-100% interval 10sec rest',
  ],
  [
    'swim 3x(4x50 15s), an extra 30 secs after each 200',
    'swimming, interval, main set 3x50mtr interval 15sec rest · 50mtr interval · 45sec rest · 3x50mtr interval 15sec rest · 50mtr interval · 45sec rest · 4x50mtr interval 15sec rest',
  ],
  [
    'threshold pyramid bike: 5-10-15-10-5 with recoveries of 2, 3, 4 and 3',
    'cycling, threshold, 57 minutes, whole 5m Z5 · 2m Z1 · 10m Z5 · 3m Z1 · 15m Z5 · 4m Z1 · 10m Z5 · 3m Z1 · 5m Z5',
  ],
  [
    'bike 10 wu, 2x15 min z4, 3 min between, 10 cd',
    'cycling, sweet spot, 53 minutes, whole Warm up 10m · 15m Z4 interval · 3m recovery · 15m Z4 interval · Cool down 10m',
  ],
  [
    'run 10 wu, 4x8 min z4, 3 min between, 10 cd',
    'running, threshold, 1 hour 4 minutes, whole Warm up 10m · 4x · 8m Z4 interval · 3m recovery · Cool down 10m',
  ],
  [
    'beginner swim 8 lengths easy, rest, 8 lengths easy, rest, 4 lengths breaststroke',
    'swimming, endurance, 500 meters, pool 25, whole 200mtr Z1 · 1m rest · 200mtr Z1 · 1m rest · 100mtr Z2 breaststroke',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('parts that were left out do not count', () => {
  const { inferred } = understand('swim 2000: 400, 10x100, 200', { sport: 'running' })
  expect(inferred.map(({ because }) => because).join()).not.toContain('The parts take')
})
