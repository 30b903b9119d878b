import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is done before and behind, and what is faster or more than the rest, in a few words.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'race warm up for a 10k',
    'running, endurance, 20 minutes 20 seconds, whole 15m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '20 min wu before my 10k race',
    'running, endurance, 25 minutes 20 seconds, whole 20m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'warm up before parkrun',
    'running, endurance, 20 minutes 20 seconds, whole 15m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['my daughter 12 yrs, swim 800m easy with some kicking', 'swimming, endurance, 800 meters', '12 yrs', 'some kicking'],
  ['swim 1500 with some fins', 'swimming, 1,500 meters, whole 1500mtr with fins'],
  ['run 40 min easy with some drills', 'running, endurance, 40 minutes, note with some drills'],
  [
    'three sets of four by four hundred with one minute and three minutes between sets',
    'interval, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m recovery',
  ],
  [
    'swim three sets of four by one hundred',
    'swimming, interval, main set 4x100mtr interval · 1m rest · 4x100mtr interval · 1m rest · 4x100mtr interval',
  ],
  [
    'half marathon 1:45 goal, need a 12k with 6k at race pace',
    'running, threshold, 12 kilometers, 1 × 6 kilometers, by pace, at half marathon pace',
    'half marathon 1:45 goal',
  ],
  [
    '1:45 half marathon goal, 12k with 6k at hmp',
    'running, threshold, 12 kilometers, 1 × 6 kilometers, by pace, at half marathon pace',
    '1:45 half marathon goal',
  ],
  [
    '5km tempo 4:30/km, 2km before 2km after slow',
    'running, tempo, 9 kilometers, whole Warm up 2km · 5km 4:30/km · Cool down 2km',
  ],
  ['20 min tempo 10 min before 10 min after', 'tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m'],
  [
    '300 mixed, 6x75 (25 drill 50 swim), 4x100 fast, 100 ez',
    'swimming, interval, 1,250 meters, whole 300mtr mixed · 6x · "25 drill/50 swim" 75mtr interval · 4x100mtr Z5 interval · 100mtr Z1',
  ],
  [
    '300 mixed, 4x100 fast, 100 ez',
    'swimming, interval, 800 meters, whole 300mtr mixed · 4x100mtr Z5 interval · 100mtr Z1',
  ],
  [
    "3x2km @HMP r3' + 4x200 quick",
    'running, threshold, main set 3x · 2km half marathon pace 96-98% interval · 3m rest · 4x · 200mtr Z5 interval, by pace, at half marathon pace',
  ],
  [
    "3x2km @HMP r3' + 4x200 quicker",
    'running, threshold, main set 3x · 2km half marathon pace 96-98% interval · 3m rest · 4x · 200mtr Z5 interval, by pace, at half marathon pace',
  ],
  [
    'run walk 5 min run 1 min walk for 40 min',
    'running, endurance, 40 minutes, whole 6x · 5m Z1 interval · Walk 1m recovery · Walk 4m cooldown',
  ],
  ['3 min run 2 min walk for 25 min', 'running, endurance, 25 minutes, whole 5x · 3m Z1 interval · Walk 2m recovery'],
  [
    'parkrun warm up and 5k all out',
    'running, interval, 48 minutes 40 seconds, by pace, at 5k pace, whole Warm up 15m · 5km 5k pace 104.7-106.8% · Cool down 10m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
