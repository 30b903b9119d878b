import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Repetitions of a swim by turns and by their numbers.

test.each<[sentence: string, asked: string]>([
  [
    'swim 12x100: 4 on 2:00, 4 on 1:55, 4 on 1:50',
    'swimming, interval, main set 4x100mtr on 2:00 interval · 4x100mtr on 1:55 interval · 4x100mtr on 1:50 interval',
  ],
  [
    'swim 16x25 as 3 easy 1 fast on :40',
    'swimming, interval, main set 4x · 25mtr Z1 on 0:40 interval · 25mtr Z1 on 0:40 interval · 25mtr Z1 on 0:40 interval · 25mtr Z5 on 0:40 interval',
  ],
  [
    'swim 50s: 3 kick 3 pull 3 swim, all 15s rest',
    'swimming, interval, main set 3x50mtr kick interval 15sec rest · 3x50mtr pull interval 15sec rest · 3x50mtr interval 15sec rest',
  ],
  [
    'swim 9x200: 1-3 easy, 4-6 steady, 7-9 hard, 20s rest',
    'swimming, interval, main set 3x200mtr Z1 interval 20sec rest · 3x200mtr Z2 interval 20sec rest · 3x200mtr Z5 interval 20sec rest',
  ],
  [
    'swim 10x50 (every 5th easy) on 1:00',
    'swimming, interval, main set 2x · 50mtr on 1:00 interval · 50mtr on 1:00 interval · 50mtr on 1:00 interval · 50mtr on 1:00 interval · 50mtr Z1 on 1:00 interval',
  ],
  [
    'swim 100s: 1 easy 1 moderate 1 hard x 4, 10s rest',
    'swimming, interval, main set 4x · 100mtr Z1 interval · 10sec rest · 100mtr Z3 interval · 10sec rest · 100mtr Z5 interval · 10sec rest',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
