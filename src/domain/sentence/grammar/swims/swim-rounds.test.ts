import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Rounds that differ from one another, and what is swum after and between them.

test.each<[sentence: string, asked: string]>([
  [
    'swim 3 rounds: 150 pull, 4x50 on 1:05, last round with fins',
    'swimming, interval, main set 150mtr pull · 4x50mtr on 1:05 interval · 150mtr pull · 4x50mtr on 1:05 interval · 150mtr pull with fins · 4x50mtr with fins on 1:05 interval',
  ],
  [
    'swim 2x(6x50 on 1:10), 2nd set kick, 90s between sets',
    'swimming, interval, main set 6x50mtr on 1:10 interval · 1m30s rest · 6x50mtr kick on 1:10 interval',
  ],
  [
    'swim 2x(6x50), set 1 on 1:00, set 2 on :55',
    'swimming, interval, main set 6x50mtr on 1:00 interval · 6x50mtr on 0:55 interval',
  ],
  [
    'swim 3 sets of 4x75 on 1:30, first set easy',
    'swimming, interval, main set 4x75mtr Z1 on 1:30 interval · 4x75mtr on 1:30 interval · 4x75mtr on 1:30 interval',
  ],
  [
    'swim 3 rds 4x50 @ 1:05/1:00/:55 by round, 50 easy after each',
    'swimming, interval, main set 4x50mtr on 1:05 interval · 50mtr recovery · 4x50mtr on 1:00 interval · 50mtr recovery · 4x50mtr on 0:55 interval · 50mtr recovery',
  ],
  [
    'swim 4x100 breast on 2:20, 4x100 free on 1:50, 150 easy between',
    'swimming, interval, 950 meters, whole 4x100mtr breaststroke on 2:20 interval · 150mtr Z1 · 4x100mtr freestyle on 1:50 interval',
  ],
  [
    'swim 6x50 max on 3:00, 100 easy inside the rest',
    'swimming, interval, main set 6x · "50 max/100 easy" 150mtr open on 3:00 interval',
  ],
  [
    'swim 2x(8x50 on 1:00) 100 back between, 400 in 200 out',
    'swimming, interval, 1,500 meters, whole Warm up 400mtr · 8x50mtr on 1:00 interval · 100mtr Z1 backstroke recovery · 8x50mtr on 1:00 interval · Cool down 200mtr',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
