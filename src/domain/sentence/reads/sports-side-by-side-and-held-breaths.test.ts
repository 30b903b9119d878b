import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Bricks, triathlons and other sessions of several sports, of which one is built, and swimming on one breath, which is not.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['Brick: 40k bike easy then 5k run at 10k pace', 'cycling, endurance, 40 kilometers', 'Brick', '5k run at 10k pace'],
  ['brick session 90 min ride z2 + 20 min run off the bike steady', 'cycling, endurance, 1 hour 30 minutes', 'brick'],
  ['swim 2k then bike 1h', 'swimming, 2,000 meters', 'bike 1h'],
  ['sprint tri sim: 750 swim, 20k bike, 5k run', 'swimming, 750 meters', 'tri', 'sim', '20k bike', '5k run'],
  [
    '1.9k swim / 90k bike / 21k run all at ironman effort',
    'swimming, 1,900 meters',
    '90k bike',
    '21k run all at ironman effort',
  ],
  ['duathlon practice 5k run, 20k bike, 2.5k run', 'running, 5 kilometers', 'duathlon', '20k bike', '2.5k run'],
  // A part of the same sport behind another one is another workout, too.
  ['60 min bike z2 then 20 min run then 10 min bike', 'cycling, endurance, 1 hour', '20 min run', '10 min bike'],
  ['run 20 min, bike 40 min z2, run 10 min easy', 'running, 20 minutes', 'bike 40 min z2', 'run 10 min easy'],
  [
    'swim 1000 easy, bike 40k, run 10k, swim 200 easy',
    'swimming, endurance, 1,000 meters',
    'bike 40k',
    'run 10k',
    'swim 200 easy',
  ],
  ['run 40 min, swim 20 min, then run 3x1k', 'running, 40 minutes', 'swim 20 min', 'run 3x1k'],
  // What it is made of may be said later.
  [
    'brick: bike 60 min, run 15 min off the bike. bike: 3x10 min at 230 w',
    'cycling, threshold, 1 hour, main set 3x · 10m 230w interval',
    'brick',
    'run 15 min off the bike',
  ],
  ['aquabike 1500 swim then 40k ride @ 200w', 'swimming, 1,500 meters', 'aquabike', '40k ride @ 200w'],
  ['swimrun 3 x (500 swim, 3k run) easy', 'swimming, interval, main set 3x500mtr', 'swimrun', '3k run) easy'],
  ['run 3k off a 1h bike', 'running, 3 kilometers', 'off', 'a 1h bike'],
  ['bike 60 min z2, straight into 3x1k run @ 4:00', 'cycling, endurance, 1 hour', '3x1k run @ 4:00'],
  ['3 rounds of 10 min bike 1k run', 'cycling, threshold, 3 × 10 minutes', '1k', 'run'],
  ['triathlon: swim 400 bike 10k run 2.5k', 'swimming, 400 meters', 'triathlon', 'bike 10k', 'run 2.5k'],
  [
    'swim 1500 at 1:40, T1, bike 40k @ 80%, T2, run 10k @ 4:20',
    'swimming, 1,500 meters, whole 1500mtr 1:40/100m',
    'T1',
    'bike 40k @ 80%',
    'T2',
    'run 10k @ 4:20',
  ],
  ['morning swim 2k easy, evening run 8k easy', 'swimming, endurance, 2,000 meters', 'evening run 8k easy'],
  ['30 min turbo @ 200w then 15 min jog', 'cycling, 30 minutes, whole 30m 200w', '15 min jog'],
  [
    'race sim oly: 1500 swim @ 1:45, 40k @ 230w, 10k @ 4:30',
    'swimming, 1,500 meters, whole 1500mtr 1:45/100m',
    'race',
    'sim',
    '40k @ 230w',
    '10k @ 4:30',
  ],
  [
    'SwimRun: 4 rounds 300m swim + 2k run @ steady',
    'swimming, interval, main set 4x300mtr',
    'SwimRun',
    '2k run @ steady',
  ],
  [
    'Brick: 60 min bike at 75% then 20 min run off the bike at 10k effort',
    'cycling, tempo, 1 hour, whole 1h 75%',
    'Brick',
  ],
  [
    'Kona prep: 5h ride last 90 @ IM watts (205), 30 min run off it at 5:10/k',
    'cycling, endurance, 5 hours, whole 3h30m Z1 · 1h30m 205w',
    'Kona',
  ],
  [
    'bike 1h with 3x10 threshold, run 20 min easy straight off',
    'cycling, threshold, 1 hour, 3 × 10 minutes',
    'run 20 min easy straight off',
  ],
  ['tri training: am 1h swim easy, pm 2h ride z2', 'swimming, endurance, 2,800 meters', 'tri', 'pm 2h ride z2'],
  [
    'swim 2km: 10x100 on 1:45, then 5km run easy, 200 cool down',
    'swimming, interval, 2,000 meters, main set 10x100mtr on 1:45 interval',
    '5km run easy',
    '200 cool down',
  ],
  ['hypoxic 10x50 no breath, swim alone 5s rest', 'swimming', 'hypoxic', '10x50', 'no breath', 'alone', '5s rest'],
  ['swim 25m underwater x 8 on one breath', 'swimming', '25m', 'underwater', 'x 8', 'on one breath'],
  ['static breath holds 6x2min in the pool', 'swimming', 'static', 'breath holds 6x2min'],
  ['swim 10x25 no breathers on :40', 'swimming, interval', '10x25', 'no breathers on :40'],
  [
    'underwater hypoxic 20x50 no breathing, alone, 5s rest',
    'swimming',
    'underwater',
    'hypoxic',
    '20x50',
    'no breathing',
    'alone',
    '5s rest',
  ],
  ['easy run 40 min without breathing hard', 'running, endurance, 40 minutes', 'without breathing', 'hard'],
  ['swim 8x100 hypoxic 3/5/7 20s', 'swimming, interval, 8 × 100 meters (hypoxic 3/5/7), 20 seconds rest'],
  [
    'swim 6x50 breathe every 5 on 1:00, 200 easy',
    'swimming, interval, main set 6x50mtr on 1:00 interval // breathe every 5, cool-down 200 meters',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
