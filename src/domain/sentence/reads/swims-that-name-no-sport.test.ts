import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Swims that name neither the sport nor a stroke, and runs that look like them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '800 wu/ 6x150 (50 fast 100 easy) / 200 down',
    'swimming, interval, 1,900 meters, whole Warm up 800mtr · 6x · "50 fast/100 easy" 150mtr open interval · Cool down 200mtr',
  ],
  ['6x150 (50 fast 100 easy)', 'swimming, interval, main set 6x · "50 fast/100 easy" 150mtr open interval'],
  ['6x150 as 100 easy 50 fast', 'swimming, interval, main set 6x · "100 easy/50 fast" 150mtr open interval'],
  ['8x200 (100 fast 100 easy)', 'interval, main set 8x · 100mtr interval · 100mtr recovery'],
  ['6x150 (50 fast 100 jog)', 'interval, 6 × 150 meters', '(50 fast 100 jog)'],
  [
    'broken 1500: 3x500 at race pace, 10 seconds on the wall',
    'swimming, interval, main set 3x500mtr 97-100% interval 10sec rest',
  ],
  ['broken 1500: 3x500 at race pace', 'swimming, interval, main set 3x500mtr 97-100% interval'],
  ['3x500, 10 seconds on the wall', 'swimming, interval, 3 × 500 meters, 10 seconds rest'],
  ['4x500, 10s at each wall', 'swimming, interval, 4 × 500 meters, 10 seconds rest'],
  ['4x1 mile 10 seconds on the wall', 'interval, 4 × 1 mile, 10 seconds rest', 'wall'],
  ['hit the wall at 30k so 10k easy', 'interval, 10 kilometers', 'wall', '30k'],
  ['6x 50 max w/ 2mins rest, loads easy before', 'swimming, interval, 6 × 50 meters, 2 minutes rest'],
  ['8x50 max, 2 min rest', 'swimming, interval, 8 × 50 meters, 2 minutes rest'],
  ['10x50 all out, 2 min between', 'swimming, interval, 10 × 50 meters, 2 minutes rest'],
  ['8x75 fast', 'swimming, interval, 8 × 75 meters'],
  ['10x50', 'swimming, interval, 10 × 50 meters'],
  ['12x40', 'interval, 12 × 40 seconds'],
  ['10x50/10', 'interval, 10 × 50 seconds, 10 seconds rest'],
  ['8x50 sec hard', 'interval, 8 × 50 seconds'],
  ['6x50 hard, rest 3 min', 'swimming, interval, 6 × 50 meters, 3 minutes rest'],
  ['5x400 with tumble turns, 1 min rest', 'swimming, interval, main set 5x · tumble turns 400mtr interval · 1m rest'],
  ['sculling 200, 8x100 steady', 'swimming, endurance, main set sculling 200mtr drill · 8x100mtr interval'],
  ['goggles on, 1500 easy', 'swimming, endurance, 1,500 meters', 'goggles'],
  ['goggles on', '', 'goggles'],
  ['5x400 bilateral, 1 min rest', 'swimming, interval, 5 × 400 meters (bilateral), 1 minute rest'],
  ['4x400@6:40 send off, hold 1:35s', 'swimming, interval, main set 4x400mtr 1:35/100m on 6:40 interval'],
  ['1500 straight no stopping', 'swimming, 1,500 meters, whole 1500mtr'],
  [
    '400 in, 3x500, 300 out',
    'swimming, interval, 2,200 meters, whole Warm up 400mtr · 3x500mtr interval · Cool down 300mtr',
  ],
  [
    'in 400 main 10x100 out 200',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 10x100mtr interval · Cool down 200mtr',
  ],
  [
    '5x(100 fast 50 easy) no rest, 400 in 300 out',
    'swimming, interval, 1,450 meters, whole Warm up 400mtr · 5x · 100mtr Z5 · 50mtr Z1 recovery · Cool down 300mtr',
  ],
  [
    '10x100 on 1:45, 400 in and 200 out',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 10x100mtr on 1:45 interval · Cool down 200mtr',
  ],
  ['swim 400 in 7:30', 'swimming, 400 meters, whole 400mtr 1:53/100m'],
  ['8x400 in 80, 200 out', 'interval, main set 8x · 400mtr 3:20/km interval', '200'],
  ['5 min in, 6x400, 5 out', 'interval, warm-up 5 minutes, 6 × 400 meters, cool-down 5 minutes'],
  [
    '200 300 400 300 200 20s rest',
    'swimming, ladder sets, main set 200mtr interval · 20sec rest · 300mtr interval · 20sec rest · 400mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval',
  ],
  [
    '400/300/200/100 60s rest',
    'interval, main set 400mtr interval · 1m rest · 300mtr interval · 1m rest · 200mtr interval · 1m rest · 100mtr interval',
  ],
  [
    '800 600 400 20s rest',
    'interval, main set 800mtr interval · 20sec rest · 600mtr interval · 20sec rest · 400mtr interval',
  ],
  [
    '400 300 200 100 jog 30s',
    'interval, main set 400mtr interval · 30sec recovery · 300mtr interval · 30sec recovery · 200mtr interval · 30sec recovery · 100mtr interval',
  ],
  [
    '5 km, ladder 100 200 300, 20s rest',
    'interval, 5 kilometers, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval',
  ],
  [
    '800 wu, 6x150, 200 cd',
    'swimming, interval, 1,900 meters, whole Warm up 800mtr · 6x150mtr interval · Cool down 200mtr',
  ],
  ['1000 wu, 8x400, 1000 cd', 'interval, warm-up 1 kilometer, 8 × 400 meters, cool-down 1 kilometer'],
  ['1200 wu, 8x100, 200 cd', 'interval, warm-up 1.2 kilometers, 8 × 100 meters, cool-down 200 meters'],
  ['fly 30s x 4', 'interval, 4 × 30 seconds', 'fly'],
  ['2x25 tempo', 'tempo, 2 × 25 minutes'],
  ['4x25 z2', 'endurance, main set 4x · 25m Z2 interval'],
  ['10x50 @ 95%', 'swimming, interval, main set 10x50mtr 95% interval'],
  ['8x50 on 10 off', 'interval, 8 × 50 seconds, 10 seconds rest'],
  ['3x75% effort', '', '3x', '75% effort'],
  ['6x50m sprint 90s rest', 'interval, 6 × 50 meters, 90 seconds rest'],
  ['3x50 max 3 min rest', 'swimming, interval, 3 × 50 meters, 3 minutes rest'],
  ['4x50', 'swimming, interval, 4 × 50 meters'],
  ['5x25 steady', 'endurance, main set 5x · 25m Z2 interval'],
  ['6x75 steady', 'swimming, endurance, 6 × 75 meters'],
  ['10x100 hold 1:20', 'swimming, interval, main set 10x100mtr 1:20/100m interval'],
  ['6x200 hold 3:00', 'swimming, interval, main set 6x200mtr 1:30/100m interval'],
  ['8x50 hold :40', 'swimming, interval, main set 8x50mtr 1:20/100m interval'],
  ['10x100 @ 2:49', 'swimming, interval, main set 10x100mtr on 2:49 interval'],
  ['4x100 dive, 50 easy between', 'swimming, interval, main set 4x · 100mtr interval · 50mtr Z1 recovery'],
  ['800 wu, 10x200, 400 cd', 'interval, warm-up 800 meters, 10 × 200 meters, cool-down 400 meters'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each([
  ['8x75 fast', '“8x75” points to swimming.'],
  ['10x(75 fast, 25 easy)', '“10x(75 fast, 25 easy)” points to swimming.'],
  ['3x500, 10 seconds on the wall', '“on the wall” points to swimming.'],
  ['200 300 400 300 200 20s rest', '“200 300 400 300 200” so closely is swum.'],
])('of "%s" the sport is told as assumed: %s', (sentence, told) => {
  const { inferred } = understand(sentence, { sport: 'running' })
  expect(inferred.map(({ because }) => because)).toContain(told)
})

test.each([
  '8x50 in spikes, 2 min rest',
  '8x50 hill sprints',
  '8x50 uphill',
  '8x50 fast on grass',
  '8x50 barefoot',
  '8x50 up the stairs',
  '8x50 step ups',
  '6x50 flying sprints',
  'hiit 8x50',
  'ran 2 days ago, 8x50 fast',
  '8x50 at 5k pace',
  '10 min easy, 8x50 fast',
  '1 hour with 8x50 fast',
  'swim cancelled, 8x50 fast',
])('"%s" is not taken for a swim', (sentence) => {
  const { asked, assumed } = understand(sentence, { sport: 'running' })
  expect(asked.sport ?? assumed.sport).toBe('running')
})
