import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is cancelled, done by others or at home, advised by a watch, or counted in metres of height.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['clean 5x100 swim', 'swimming, interval, 5 × 100 meters', 'clean'],
  ['clean the kitchen 30 min then 45 min run', 'running, 45 minutes', 'clean the kitchen 30 min'],
  [
    'My buddy Jens has an FTP of 340, I just want 60 min easy on the bike',
    'cycling, endurance, 1 hour',
    'My buddy Jens has an FTP of 340',
  ],
  [
    'My friend Anna runs 12x400 every week, 40 min easy run',
    'running, endurance, 40 minutes',
    'My friend Anna runs 12x400 every week',
  ],
  [
    'Kipchoge runs 12x1000 at 2:50, I run 5x1000 at 4:10',
    'running, interval, main set 5x · 1000mtr 4:10/km interval',
    'Kipchoge runs 12x1000 at 2:50',
  ],
  ['My coach Jens says 45 min easy run', 'running, endurance, 45 minutes', 'Jens'],
  [
    'Cancelled: 3x20 threshold bike. Doc says max 30 minutes easy spinning for 2 weeks',
    'cycling, endurance, 30 minutes',
    'Cancelled: 3x20 threshold bike',
    'Doc',
    '2 weeks',
  ],
  ['Canceled: 5x1k. Just 30 min easy run', 'running, endurance, 30 minutes', 'Canceled: 5x1k'],
  ['5x1k cancelled, 30 min easy run', 'running, endurance, 30 minutes', '5x1k cancelled'],
  ['swim cancelled, 60 min run instead', 'running, 1 hour', 'swim cancelled', 'instead'],
  ['my race is not cancelled, 30 min easy run', 'running, endurance, 30 minutes', 'my race is not cancelled'],
  ['Same as last Tuesday but 10 min shorter', '', 'Same as last Tuesday', '10 min shorter'],
  ['60 min easy but 10 min shorter', 'endurance, 1 hour', '10 min shorter'],
  ['usual 10k, 2 km longer', '10 kilometers', '2 km longer'],
  ['a 10k longer run', 'running, 10 kilometers', 'longer'],
  ['Mow the lawn 1 h, then 45 min run', 'running, 45 minutes', 'Mow the lawn 1 h'],
  ['clean the house for 2 hours then swim 1500', 'swimming, 1,500 meters', 'clean the house for 2 hours'],
  [
    'Walk the dog 20 min, then mow the lawn for 1 h, then 5k parkrun',
    'running, 5 kilometers',
    'Walk the dog 20 min',
    'mow the lawn for 1 h',
    'parkrun',
  ],
  ['walk the dog then run 5k', 'running, 5 kilometers', 'walk'],
  ['ride 60 km with 1200 m up', 'cycling, 60 kilometers, note with 1200 m up'],
  ['trail run 20 km 800 m up', 'running, 20 kilometers, note 800m up'],
  ['ride 3h, 1500m of climbing', 'cycling, 3 hours, note 1500m of climbing'],
  ['ride 50 miles with 3000 ft of climbing', 'cycling, 50 miles, note with 3000 ft of climbing'],
  [
    'swim 400 up, 10x100, 200 down',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 10x100mtr interval · Cool down 200mtr',
  ],
  [
    'swim 600 m up, 10x100, 200 down',
    'swimming, interval, 1,800 meters, whole Warm up 600mtr · 10x100mtr interval · Cool down 200mtr',
  ],
  ['39 hours recovery. 35 min jogging', 'running, 35 minutes', '39 hours recovery'],
  ['my watch says 39 hours recovery time, 35 min run', 'running, 35 minutes', '39 hours recovery time'],
  [
    'my watch says VO2max 54, training load 812, 39 hours recovery. 35 min of jogging',
    'running, 35 minutes',
    'VO2max 54',
    'load 812',
    '39 hours recovery',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
