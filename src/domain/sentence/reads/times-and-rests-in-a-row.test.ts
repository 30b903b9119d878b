import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Of two times behind a set by distance the first is that of each bout, and the second its rest.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    '2x(6x400) 1:32 60" / 3\'',
    'interval, main set 5x · 400mtr 3:50/km interval · 1m recovery · 400mtr 3:50/km interval · 3m recovery · 6x · 400mtr 3:50/km interval · 1m recovery',
    '',
  ],
  [
    '2x(5x300) 54s 45s/4min run',
    'running, interval, main set 4x · 300mtr 3:00/km interval · 45sec recovery · 300mtr 3:00/km interval · 4m recovery · 5x · 300mtr 3:00/km interval · 45sec recovery',
    '',
  ],
  [
    '3x(4x200) 38s 40s / 4 min run',
    'running, interval, main set 3x · 200mtr 3:10/km interval · 40sec recovery · 200mtr 3:10/km interval · 4m recovery · 3x · 200mtr 3:10/km interval · 40sec recovery · 200mtr 3:10/km interval · 4m recovery · 4x · 200mtr 3:10/km interval · 40sec recovery',
    '',
  ],
  ['run 8x400 84s 90s', 'running, interval, main set 8x · 400mtr 3:30/km interval · 1m30s recovery', ''],
  ['run 12x200 38s, 45s', 'running, interval, main set 12x · 200mtr 3:10/km interval · 45sec recovery', ''],
  [
    "run 4x(3x500) 1:45 1'/3'",
    'running, interval, main set 2x · 500mtr 3:30/km interval · 1m recovery · 500mtr 3:30/km interval · 3m recovery · 2x · 500mtr 3:30/km interval · 1m recovery · 500mtr 3:30/km interval · 3m recovery · 2x · 500mtr 3:30/km interval · 1m recovery · 500mtr 3:30/km interval · 3m recovery · 3x · 500mtr 3:30/km interval · 1m recovery',
    '',
  ],
  ['run 8x400 60s rest', 'running, interval, 8 × 400 meters, 1 minute rest', ''],
  ['run 8x400 90s', 'running, interval, 8 × 400 meters, 90 seconds rest', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
