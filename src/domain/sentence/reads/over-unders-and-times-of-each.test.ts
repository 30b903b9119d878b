import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Over-unders with their percents in brackets, a tabata behind an easy length, and the time of each bout of a set of sets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'o/u 4x9 (2@95/1@105) rbi 4',
    'cycling, threshold, main set 3x · 2m 95% interval · 1m 105% interval · 4m rest · 3x · 2m 95% interval · 1m 105% interval · 4m rest · 3x · 2m 95% interval · 1m 105% interval · 4m rest · 3x · 2m 95% interval · 1m 105% interval',
  ],
  [
    'bike over unders 3x12 (2 @ 95 / 1 @ 105) 4 min rest',
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 105% interval · 4m rest · 4x · 2m 95% interval · 1m 105% interval · 4m rest · 4x · 2m 95% interval · 1m 105% interval',
  ],
  [
    'bike o/u 3x10 (1@90/1@110), 5 min easy',
    'cycling, threshold, main set 5x · 1m 90% interval · 1m 110% interval · 5m recovery · 5x · 1m 90% interval · 1m 110% interval · 5m recovery · 5x · 1m 90% interval · 1m 110% interval',
  ],
  [
    'bike 3x9 min (2@95%/1@105%) 3 min easy',
    'cycling, threshold, main set 3x · 2m 95% interval · 1m 105% interval · 3m recovery · 3x · 2m 95% interval · 1m 105% interval · 3m recovery · 3x · 2m 95% interval · 1m 105% interval',
  ],
  [
    'run 4x9 (2@5:00/1@4:30)',
    'running, interval, main set 3x · 2m 5:00/km · 1m 4:30/km · 3m recovery · 3x · 2m 5:00/km · 1m 4:30/km · 3m recovery · 3x · 2m 5:00/km · 1m 4:30/km · 3m recovery · 3x · 2m 5:00/km · 1m 4:30/km',
  ],
  [
    'bike 20 easy then tabata',
    'cycling, interval, warm-up 20 minutes, main set 8x · 20sec open effort 10/10 interval · 10sec recovery',
  ],
  [
    'tabata on the bike after 20 min easy',
    'cycling, interval, 24 minutes, whole 20m Z1 · 8x · 20sec open effort 10/10 interval · 10sec recovery',
  ],
  [
    'run 3x(4x400) 1:30, 90s rest',
    'running, interval, main set 3x · 400mtr 3:45/km interval · 1m30s rest · 400mtr 3:45/km interval · 3m recovery · 3x · 400mtr 3:45/km interval · 1m30s rest · 400mtr 3:45/km interval · 3m recovery · 4x · 400mtr 3:45/km interval · 1m30s rest',
  ],
  [
    'run 2x(5x300) 1:05 w/ 60s rest, 3 min between sets',
    'running, interval, main set 4x · 300mtr 3:37/km interval · 1m rest · 300mtr 3:37/km interval · 3m recovery · 5x · 300mtr 3:37/km interval · 1m rest',
  ],
  [
    '2x(6x400) 1:32 60" / 3\'',
    'interval, main set 5x · 400mtr 3:50/km interval · 1m recovery · 400mtr 3:50/km interval · 3m recovery · 6x · 400mtr 3:50/km interval · 1m recovery',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
