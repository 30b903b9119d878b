import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures beside words that say what they are: the time of a jog, the length of another sport, a place in the session.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '6x1200m (4:48) 400m jog in 2:30',
    'running, interval, main set 6x · 1200mtr 4:00/km interval · 400mtr 6:15/km recovery',
  ],
  ['6x400m, 90s rest, in 80s', 'interval, main set 6x · 400mtr 3:20/km interval · 1m30s recovery'],
  ['36-38 sec run', 'running', '36-38 sec'],
  ['5x36-38 sec run', 'running, interval, 5 × 36 seconds'],
  ['200s: 10 of, 200 jog', 'running, endurance', '200s', '10 of', '200'],
  ['run ½ marathon easy', 'running, endurance, 21.1 kilometers'],
  ['run 1/2 marathon easy', 'running, endurance, 21.1 kilometers'],
  // Sports in a row
  ['swim 1k bike 20k run 5k', 'swimming, 1,000 meters', 'bike 20k', 'run 5k'],
  ['run 5k swim 1k', 'running, 5 kilometers', 'swim 1k'],
  ['5k run 20k bike', 'running, 5 kilometers', '20k bike'],
  // The whole of what includes the rest
  ['bike 2h incl 1h15 tempo', 'cycling, tempo, 2 hours, 1 × 75 minutes'],
  ['bike 2h of which 1h15 tempo', 'cycling, tempo, 2 hours, 1 × 75 minutes', 'which'],
  // A rest behind each part, and a place in the session
  ['6 min 200w, 5 min 220w, 2 min easy after each', 'cycling, main set 6m 200w · 2m recovery · 5m 220w'],
  ['2h ride with 4x8 min z4 in 2nd hr', 'cycling, sweet spot, 2 hours, warm-up 1 hour, 4 × 8 minutes'],
  ['2h ride, 20 min tempo in the 2nd half', 'cycling, tempo, 2 hours, 1 × 20 minutes', 'in the 2nd half'],
  ['ride 2nd 40 min', 'cycling, 40 minutes', '2nd'],
  // More than anybody can do
  ['ride 30 min at 400%', 'cycling', '30 min', '400'],
  ['ride 30 min at 401%', 'cycling', '30 min', '401%'],
  // Words of several sports
  ['15 min w/u inc. drills, 20 x 1 min hard', 'interval, warm-up 15 minutes, 20 × 1 minute, note drills'],
  ['8x50 drills', 'swimming, interval, main set 8x50mtr drill interval'],
  ['8x25 fast on :40', 'swimming, interval, main set 8x25mtr on 0:40 interval'],
  ['8 x 90s up hill', 'interval, main set 8x · Uphill 1m30s open effort 9/10 interval'],
  ['8 x 90s uphill', 'interval, main set 8x · Uphill 1m30s open effort 9/10 interval'],
])('%s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
