import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Ramps that are built, efforts called max, and figures whose words make them no rests, no shares and no bouts.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  [
    'turbo 15 min build from zone 1 to zone 3, 4 x 6 min zone 4 with 3 min zone 1, 10 min zone 1',
    'cycling, sweet spot, 1 hour 1 minute, whole 15m ramp 40-82.9% · 4x · 6m Z4 interval · 3m Z1 recovery · 10m Z1',
  ],
  [
    'bike 5x5 min build from z3 to z5, 3 min',
    'cycling, interval, main set 5x · "build from z3 to z5" 5m interval',
    '3 min',
  ],
  [
    'mile repeats till I die. ok 5. 7 flat, 400 jog',
    'running, interval',
    'mile',
    'till',
    'die',
    '5',
    '7',
    'flat',
    '400',
  ],
  ['run 5 x 1 mile, 7 flat, 400 jog', 'running, interval, main set 5x · 1mi 7:00/mi interval · 400mtr recovery'],
  ['low cad 4x8 @ 55-60 rpm zone 3 bike', 'cycling, tempo, main set 4x · 8m Z3 @ 55-60rpm interval'],
  ['ride ez 1hr or 1.5 if sunny', 'cycling, endurance, 1 hour', 'or 1.5 if sunny'],
  ['4x1000kj lol no just 2h steady ride', 'cycling, endurance, 2 hours', '4', 'x', '1000kj', 'no just'],
  ['swim 20x100 f/c T/A 1.45', 'swimming, interval, main set 20x100mtr freestyle on 1:45 interval'],
  [
    '8x50m dive start max, 3 mins, then 300 bk easy',
    'swimming, interval, main set 8x50mtr open effort 10/10 interval 3m rest // dive · 300mtr Z1 backstroke',
  ],
  ['bike 5 x 20 s max, 3 min easy', 'cycling, interval, 5 × 20 seconds, 3 minutes rest'],
  ['run 45 min hr 150 max', 'running, 45 minutes, by heartrate, whole 45m 0-150bpm'],
  ['run 3x1000 rest 4 days between', 'running, interval, 3 × 1,000 meters', 'rest', '4 days'],
])('“%s” is read as “%s”', (sentence, asked, ...named) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(named)
})
