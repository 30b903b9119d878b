import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What lies between the repetitions is not how they are done.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    'swim 10x100 free on 1:40 and kick in between',
    'swimming, interval, main set 10x100mtr freestyle on 1:40 interval',
    '',
    'kick in between',
  ],
  [
    'swim 8x50 fly on 1:10 with 50 easy in between',
    'swimming, interval, main set 8x · 50mtr butterfly on 1:10 interval · 50mtr Z1 recovery',
    '',
  ],
  ['swim 6x50 fast w/ 100 ez between', 'swimming, interval, main set 6x · 50mtr interval · 100mtr Z1 recovery', ''],
  [
    'swim 10x50 on 1:00 with drill between',
    'swimming, interval, main set 10x50mtr on 1:00 interval',
    '',
    'drill between',
  ],
  [
    'swim 12x50 free with backstroke in between',
    'swimming, interval, main set 12x50mtr freestyle interval',
    '',
    'backstroke in between',
  ],
  [
    'swim 10x100 @ 1:30, kick in between sets',
    'swimming, interval, main set 10x100mtr on 1:30 interval',
    '',
    'kick in between sets',
  ],
  [
    'bike 4x8 min threshold with 90 rpm spinning between',
    'cycling, threshold, 4 × 8 minutes',
    '',
    '90 rpm spinning between',
  ],
  ['swim 8x100 hard with 50 kick between', 'swimming, interval, main set 8x · 100mtr Z5 · 50mtr kick', ''],
  ['swim 6x100 pull in between sets easy', 'swimming, interval, 6 × 100 meters', '', 'pull in between sets easy'],
  ['swim 4x100 sprint with 30 easy between', 'swimming, interval, 4 × 100 meters, 30 seconds rest', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
