import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures that belong to something else than the session: each is named, and none becomes a length or a pace.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['Psalm 119:105', '', 'Psalm 119:105'],
  ['order me a pizza for 7:30', '', 'order me a pizza for 7:30'],
  ['had 2 beers, slept 5, easy run 30 min', 'running, endurance, 30 minutes', 'had 2 beers', 'slept 5'],
  ['score was 3-2-1, 40 min recovery ride', 'cycling, endurance, 40 minutes', 'score was 3-2-1'],
  ['run easy 35 minutes, knee 3/10 pain', 'running, endurance, 35 minutes', 'knee 3/10 pain'],
  ['ramp 4:00 to 5:00 meeting then 20 mins run', 'running, 20 minutes', '4:00 to 5:00 meeting'],
  ['bus 45 lane 4, 30 min run', 'running, 30 minutes', 'bus 45 lane 4'],
  // A sport, a type or a figure with a unit in the clause makes the others part of the session.
  ['lovely run 45', 'running, 45 minutes'],
  ['lovely tempo 45', 'tempo, 45 minutes'],
  ['lovely 10k, 4:30', '10 kilometers, whole 10km 4:30/km'],
  ['lovely then 45', '45 minutes'],
  ['lovely; 45', '45 minutes'],
  ['lovely! 45', '45 minutes'],
  // Prices
  ['run 45 for £120', 'running, 45 minutes', '£120'],
  ['run 45 for 120€', 'running, 45 minutes', '120€'],
  ['run 45 for 120 euros', 'running, 45 minutes', '120 euros'],
  ['cost £ 120, run 5k', 'running, 5 kilometers', 'cost', '£ 120'],
  // Times of day
  ['meet at 9:15, run 8 km', 'running, 8 kilometers', 'meet at 9:15'],
  ['High Street at 9:15 for club run, 8 km', 'running, 8 kilometers', 'High', '9:15'],
  ['club run 8 km smoothly at 5:15', 'running, 8 kilometers, whole 8km 5:15/km', 'smoothly'],
  ['smoothly at 5:15 8x1k', 'interval, main set 8x · 1km 5:15/km interval', 'smoothly'],
  // What somebody is
  ["I'm 47, 40 min run", 'running, 40 minutes', "I'm 47"],
  ['I am 47, 40 min run', 'running, 40 minutes', 'I am 47'],
  // What was done, what is to come, and what is withdrawn
  ['my 5k PB is 21:30, do 30 min easy', 'endurance, 30 minutes', 'my 5k PB is 21:30'],
  ['last week I did 4x2k, run 5x2k', 'running, interval, 5 × 2 kilometers', 'last week I did 4x2k'],
  ['last night 8k, run 30 min', 'running, 30 minutes', 'last night 8k'],
  ['swim 60 lengths at 25m', 'swimming, 1,500 meters, pool 25'],
  ['this week 5x2k run', 'running, interval, 5 × 2 kilometers', 'week'],
  ['week 5 run 2k', 'running, 2 kilometers', 'week 5'],
  ['5x1k but not today, today just 30 min easy', 'endurance, 30 minutes', '5x1k', 'not today'],
  ['run 5k race on Sunday so 20 min shakeout', 'running, endurance, 20 minutes', '5k race', 'Sunday'],
  [
    'run 5k race on Sunday',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
    'Sunday',
  ],
])('%s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
