import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Repetitions that are divided into sets, 12x400 in sets of 3: the figure is no length.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    '12x400 in sets of 3',
    'interval, main set 3x · 400mtr interval · 3m recovery · 3x · 400mtr interval · 3m recovery · 3x · 400mtr interval · 3m recovery · 3x · 400mtr interval',
    '',
  ],
  [
    'run 12x400 in sets of 4, 60s rest, 3 min between sets',
    'running, interval, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m rest',
    '',
  ],
  [
    'swim 16x50 in groups of 4 on 55',
    'swimming, interval, main set 4x50mtr on 0:55 interval · 1m rest · 4x50mtr on 0:55 interval · 1m rest · 4x50mtr on 0:55 interval · 1m rest · 4x50mtr on 0:55 interval',
    '',
  ],
  [
    'bike 9x1min in blocks of 3, 1 min easy, 4 min between blocks',
    'cycling, v02 max, main set 2x · 1m interval · 1m recovery · 1m interval · 4m recovery · 2x · 1m interval · 1m recovery · 1m interval · 4m recovery · 3x · 1m interval · 1m recovery',
    '',
  ],
  [
    'run 12x400 (3 sets of 4) 60 s rest',
    'running, interval, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m rest',
    '',
  ],
  [
    'run 16x200 in two sets, 200 jog, 4 min between the sets',
    'running, interval, main set 7x · 200mtr interval · 200mtr recovery · 200mtr interval · 4m recovery · 8x · 200mtr interval · 200mtr recovery',
    '',
  ],
  [
    'swim 24x50 broken into sets of 6, 10s rest',
    'swimming, interval, main set 5x50mtr interval 10sec rest · 50mtr interval · 1m rest · 5x50mtr interval 10sec rest · 50mtr interval · 1m rest · 5x50mtr interval 10sec rest · 50mtr interval · 1m rest · 6x50mtr interval 10sec rest',
    '',
  ],
  ['run 10x400 in sets of 3', 'running, interval', '', '10x400', 'in sets of 3'],
  [
    'run 3 sets of 4x400 60s rest',
    'running, interval, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m recovery',
    '',
  ],
  [
    'run 12x400 60s rest in sets of 4',
    'running, interval, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m recovery',
    '',
  ],
  [
    'swim 16x50 15s rest, in groups of 4, 1 min between sets',
    'swimming, interval, main set 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 4x50mtr interval 15sec rest',
    '',
  ],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
