import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Orders of strokes, swims in open water, shares of the speed at VO2max, and what is named beside them.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  [
    'swim 4x100 SKPS by 25 on 2:00',
    'swimming, interval, main set 4x · "swim/kick/pull/swim" 100mtr open on 2:00 interval',
  ],
  [
    'swim 6 x 75 kick-drill-swim 15 s',
    'swimming, interval, main set 6x · "kick/drill/swim" 75mtr open interval · 15sec rest',
  ],
  ['8 x 50 kick, 25 fast + 25 easy', 'swimming, interval, main set 8x · "25 fast/25 easy" 50mtr open kick interval'],
  ['swim 4x200 hypoxic 3/5/7 20s', 'swimming, interval, 4 × 200 meters (hypoxic 3/5/7), 20 seconds rest'],
  [
    'swim 3 x 500 pull w/ band and buoy 30 s rest',
    'swimming, interval, main set 3x · band 500mtr pull with pull buoy interval · 30sec rest',
  ],
  ['swim 10x50 @ 100 pace on 1:30', 'swimming, interval, main set 10x50mtr 112-116% on 1:30 interval'],
  ['2 km swim in open water, steady', 'swimming, endurance, 2,000 meters, whole 2km Z2'],
  ['sea swim 1 mile easy', 'swimming, endurance, 1,609 meters, whole 1mi Z1'],
  ['swim 2 km with drills in open water', 'swimming, 2,000 meters', 'drills', 'open water'],
  ['water running 45 min', '', 'water running 45 min'],
  ['13k easy run w/ last 3k strong', 'running, tempo, 13 kilometers, whole 10km Z1 · 3km Z3'],
  ['run 12x 1 min @ 90% MAS, 1 min recovery', 'running, threshold, main set 12x · 1m 98% interval · 1m recovery'],
  ['10 miles aet run', 'running, endurance, 10 miles'],
  [
    'race day: 10min jog, drills, then 5k all out',
    'running, interval, 31 minutes 35 seconds, whole 10m Z1 // drills · 5km open effort 10/10',
    'race',
    'day',
  ],
  ['run 4x15 sec run-ups, 45 sec easy jog', 'running, endurance, 4 strides', '45 sec easy jog'],
  [
    'at the Res, no pool: 20 min of 40 strokes hard 20 easy, sight every 6, then 15 min steady and swim in easy',
    'swimming, interval, 1,800 meters, whole 20m Z3 // sight every 6 · 15m Z2',
    'Res',
    'no pool',
    'pool',
    '40 strokes hard 20 easy',
    'easy',
  ],
  [
    'open water 25 min, 20 strokes fast 20 strokes easy',
    'swimming, interval, 1,300 meters, whole 25m Z3',
    '20 strokes fast 20 strokes easy',
  ],
  [
    'Pier to Pub practise 1.2k: 200 flat stick off the beach, 800 settle, 200 hard in',
    'swimming, interval, 1,200 meters, whole 200mtr open effort 10/10 · 800mtr Z2 · 200mtr Z5',
    'Pier',
  ],
  [
    'lake swim 2k: 500 easy out, 1000 hard, 500 easy in',
    'swimming, endurance, 2,000 meters, whole 500mtr Z1 · 1000mtr Z4 · 500mtr Z1',
  ],
])('“%s” is read as “%s”', (sentence, asked, ...named) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(named)
})
