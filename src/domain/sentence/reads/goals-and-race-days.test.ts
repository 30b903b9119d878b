import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A race or a goal beside the session gives no length.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'The race is in 12 weeks, 14/09/2025 at 9:30, 42.2 km, what should I do',
    '',
    'The race is in 12 weeks',
    '14/09/2025',
    '9:30',
    '42.2 km',
    'what should I do',
  ],
  [
    'half marathon in 1:45:00 is the Sunday goal; today 5 miles with 3 at that pace',
    'running, threshold, 5 miles, main set 3mi 4:59/km',
    'Sunday',
    'goal',
  ],
  ['10k in 45:00 is my goal', '', '10k in 45:00 is my goal'],
  [
    'my 10k goal is 48:00, 5x1k at 10k pace 90s jog',
    'running, threshold, 5 × 1 kilometer, 90 seconds rest, by pace, at 10k pace',
    'my 10k goal is 48:00',
  ],
  [
    'marathon on 12 October, 42.2 km, 40 min easy run',
    'running, endurance, 40 minutes',
    'marathon on 12 October',
    '42.2 km',
  ],
  [
    'race: 10k on Saturday, 20 min jog with 4 strides',
    'running, endurance, 20 minutes, 4 strides',
    'race: 10k on Saturday',
  ],
  ['sub 3:30 marathon is the dream; 60 min easy', 'endurance, 1 hour', 'sub 3:30 marathon is the dream'],
  [
    'half marathon in 1:45 is my target, 60 min easy run',
    'running, endurance, 1 hour',
    'half marathon in 1:45 is my target',
  ],
  ["5k in 22:30 is what I'm after, 40 min steady", 'endurance, 40 minutes', "5k in 22:30 is what I'm after"],
  ['42.2 km run', 'running, 42.2 kilometers'],
  ['10k in 50:00 run', 'running, 10 kilometers, whole 10km 5:00/km'],
  ["today's goal is 8 km easy", 'endurance, 8 kilometers', "today's goal"],
  ['my target is 250 w for 3x10 min, bike', 'cycling, threshold, main set 3x · 10m 250w interval'],
  ['goal pace 4:30/km, 6x1k run 2 min jog', 'running, interval, main set 6x · 1km 4:30/km interval · 2m recovery'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
