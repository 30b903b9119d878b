import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What contradicts itself, and figures that nobody reaches, are named once and plainly.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  // Of all that is done nothing is built.
  ['easy recovery run at maximum effort 40 min', 'running', '', '40 min'],
  ['75 min of gentle riding, all of it at 125%, bike', 'cycling', '', '75 min'],
  ['50 min z1 run, flat out', 'running', '', '50 min', 'flat out'],
  ['very easy ride in zone 6 for 1 hour', 'cycling', '', '1 hour'],
  ['easy run 40 min, last 5 min all out', 'running, interval, 40 minutes, whole 35m Z1 · 5m open effort 10/10', ''],
  ['easy run at threshold 40 min', 'running, threshold, 40 minutes', 'threshold'],
  ['recovery ride all out 1h', 'cycling', '', '1h'],
  ['relaxed 30 min sprint run', 'running, interval, 30 minutes', 'sprint'],
  ['slow vo2max session 50 min', 'cycling, v02 max, 50 minutes', 'vo2max'],
  ['bike 3x8 min easy all out', 'cycling, interval, main set 3x · 8m Z1 interval', 'all out'],
  [
    'warm up 10 min, no warm up, 30 min tempo run',
    'running, tempo, 40 minutes, whole Warm up 10m · 30m Z3',
    'no warm up',
  ],
  [
    '20 min tempo run, 10 min cool down, skip the cool down',
    'running, tempo, 30 minutes, whole 20m Z3 · Cool down 10m',
    'skip the cool down',
  ],
  ['bike 3x20 min sprint', 'cycling, interval, 3 × 20 minutes', 'sprint'],
  ['bike 40 min at 20 watts', 'cycling, 40 minutes, whole 40m 20w', '40 min'],
  ['bike 20 min at 900 watts', 'cycling', '', '20 min', '900'],
  ['run 60 min with 5x20 min threshold', 'running, threshold, 1 hour, 5 × 20 minutes', '60 min'],
  ['run 30 min without running', 'running, 30 minutes', 'running', 'without running'],
  ['swim 1000 m in 5 minutes', 'swimming', '', '1000 m', '5 minutes'],
  ['swim 100 m in 20 seconds', 'swimming', '', '100 m', '20 seconds'],
  ['run 0 min easy', 'running, endurance', '', '0 min'],
  ['run for 30 hours', 'running', '', '30 hours'],
  ['10 min easy then 20 min all out run', 'running, interval, 30 minutes, whole 10m Z1 · 20m open effort 10/10', ''],
  ['6x1 min all out easy jog between run', 'running, interval, 6 × 1 minute', ''],
  ['4x8 min threshold, easy spin between, bike', 'cycling, threshold, 4 × 8 minutes', ''],
  ['run 45 min easy with 6x20 s sprints', 'running, interval, 45 minutes, 6 × 20 seconds', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
