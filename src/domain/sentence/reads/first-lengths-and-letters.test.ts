import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// The first length of a swim is one of its parts, efforts are said before their lengths, and letters share a unit.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Swim 600 m pull with paddles, then 8 x 25 m butterfly with 20 s rest',
    'swimming, interval, main set 600mtr Z2 pull with paddles · 8x25mtr butterfly interval 20sec rest',
  ],
  [
    'swim 500 free, 8x50 drill 15s rest',
    'swimming, interval, main set 500mtr Z2 freestyle · 8x50mtr drill interval 15sec rest',
  ],
  ['swim 1000 straight, then 4x100 20s rest', 'swimming, interval, main set 1000mtr Z2 · 4x100mtr interval 20sec rest'],
  [
    'swim 1k pull with paddles followed by 10x100 15s rest',
    'swimming, interval, main set 1km pull with paddles · 10x100mtr interval 15sec rest',
  ],
  ['swim 2k with 8x50 kick 15s rest', 'swimming, interval, 2,000 meters, main set 8x50mtr kick interval 15sec rest'],
  ['1,650 for time after 500 wu, scy', 'swimming, interval, 2,150 yards, pool 25, whole Warm up 500yd · 1650yd Z5'],
  [
    'swim 1500 for time after 400 warm up',
    'swimming, interval, 1,900 meters, whole Warm up 400mtr · 1500mtr effort 10/10',
  ],
  ['500 wu then 1000 for time, swim', 'swimming, interval, 1,500 meters, whole Warm up 500mtr · 1000mtr effort 10/10'],
  ['swim 400 for time, 200 easy', 'swimming, interval, 600 meters, whole 400mtr open effort 10/10 · 200mtr Z1'],
  [
    'RPE 4 for 35, RPE 7 for 15, RPE 3 for 5. running',
    'running, 55 minutes, whole 35m effort 4/10 · 15m effort 7/10 · 5m effort 3/10',
  ],
  [
    'run 20 @ RPE 3, 15 @ RPE 7, 10 @ RPE 3',
    'running, 45 minutes, whole 20m effort 3/10 · 15m effort 7/10 · 10m effort 3/10',
  ],
  ["2E + 3x1T w/1' + 2E", 'threshold, 7.2 miles, whole 2mi Z1 · 3x · 1mi Z4 interval · 1m recovery · 2mi Z1'],
  [
    "3E 4x1T w/ 1' 2E run",
    'running, threshold, 9.5 kilometers, whole 3km Z1 · 4x · 1km Z4 interval · 1m recovery · 2km Z1',
  ],
  [
    '2 mi E, 3x1T w/ 1 min jog, 2 mi E',
    'threshold, 7.2 miles, whole 2mi Z1 · 3x · 1mi Z4 interval · 1m recovery · 2mi Z1',
  ],
  [
    "run 10E + 3x5T w/ 2' + 10E",
    'running, threshold, 41 minutes, whole 10m Z1 · 3x · 5m Z4 interval · 2m recovery · 10m Z1',
  ],
  [
    'swim: 1k as 250 free 250 back x2',
    'swimming, interval, 1,000 meters, whole 2x · 250mtr freestyle · 250mtr backstroke',
  ],
  ['swim 600 as 50 drill 100 free x 4', 'swimming, interval, 600 meters, whole 4x · 50mtr drill · 100mtr freestyle'],
  [
    'brick: 60 bike @ 75% straight into 20 off the bike run @ tempo',
    'cycling, tempo, 1 hour, whole 1h 75%',
    'brick',
    '20 off the bike run @ tempo',
  ],
  ['run 20 min easy off the bike', 'running, endurance, 20 minutes'],
  ['90 minutes hot yoga then sauna', '', '90 minutes hot yoga', 'sauna'],
  ['60 min gym', '', '60 min gym'],
  ['20 min core + 30 min easy run', 'running, endurance, 30 minutes, note 20 min core'],
  ['easy 40 min run then 20 min power yoga', 'running, endurance, 40 minutes, note 20 min power yoga'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
