import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Songs, prices, strength and number words are no lengths.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'my playlist is 1h12, 18 songs at 170 bpm, run for the first 40 minutes of it',
    'running, 40 minutes',
    'playlist is 1h12',
    '18 songs at 170 bpm',
  ],
  ['podcast is 50 min, run for 30 of it', 'running, 30 minutes', 'podcast is 50 min'],
  ['a 45 min podcast and an easy 5k run', 'running, endurance, 5 kilometers', '45 min podcast'],
  ['40 min run with music at 170 bpm', 'running, 40 minutes', 'music at 170 bpm'],
  ['my coach charges $60 an hour, 20% off for 4 sessions', '', 'charges', '$60 an hour', '20% off for 4 sessions'],
  ['gym is 30 euros a month, 2h ride', 'cycling, 2 hours', 'gym', '30 euros a month'],
  ['3 sessions for $99, run 30 min', 'running, 30 minutes', '3', '$99'],
  ['$20 class: 45 min spin', 'cycling, 45 minutes', '$20', 'class'],
  ['2x10 min at 90% off 5 min bike', 'cycling, sweet spot, main set 2x · 10m 90% interval · 5m recovery'],
  [
    'six seven lol 67x67 run till 3am no cap',
    'running, interval, main set 67x · 1m7s interval',
    'six',
    'seven',
    'till',
    '3am',
  ],
  ['one two three go run', 'running', 'two', 'three'],
  ['five six seven eight dance', '', 'five', 'six', 'seven', 'eight', 'dance'],
  ['run six miles', 'running, 6 miles'],
  ['run ten two minute reps', 'running, interval, 10 × 2 minutes'],
  [
    'patient 6 weeks post-op ACL, 3x10 squats, 2x30 s plank, ice 15 min',
    '',
    'patient',
    '6 weeks',
    'post-op',
    'ACL',
    '3x10 squats',
    '2x30 s plank',
    'ice 15 min',
  ],
  ['3x12 lunges and 20 min easy bike', 'cycling, endurance, 20 minutes', '3x12 lunges'],
  ['stretch 10 min', '', 'stretch 10 min'],
  ['foam roll 15 min then 30 min jog', 'running, 30 minutes, note foam roll 15 min'],
  ['5x5 min hard plank', '', '5x5 min', 'hard', 'plank'],
  ['sauna 20 min', '', 'sauna 20 min'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
