import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Counts behind steps and strokes, sums of swims, and figures that multiply nothing.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['400 + 8x50 swim', 'swimming, interval, 800 meters, whole 400mtr · 8x50mtr interval'],
  ['swim 400 + 8x50', 'swimming, interval, 800 meters, whole 400mtr · 8x50mtr interval'],
  ['swim 400 + 8x50 + 200', 'swimming, interval, 1,000 meters, whole 400mtr Z1 · 8x50mtr interval · 200mtr Z1'],
  ['swim 2000 with 8x50', 'swimming, interval, 2,000 meters, 8 × 50 meters'],
  ['swim 2k: 400 + 8x100', 'swimming, interval, 2,000 meters, 8 × 100 meters', '400'],
  ['bike 15s 150% / 15s 50% x 20', 'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50%'],
  ['bike 1 min 120% / 1 min 50% x 10, 45 min', 'cycling, v02 max, 45 minutes, main set 10x · 1m 120% · 1m 50%'],
  [
    'kids asleep: microbursts 15s 150% /15s 50% x 20, bike 35 min',
    'cycling, v02 max, 35 minutes, main set 20x · 15sec 150% · 15sec 50%',
    'microbursts',
  ],
  ['run 1k at 4:00 / 1k at 5:00 x 4', 'running, interval, main set 4x · 1km 4:00/km · 1km 5:00/km'],
  ['run 10 min easy then 4 min @ z4 x5', 'running, threshold, warm-up 10 minutes, 5 × 4 minutes'],
  ['run 5x5x5x5', 'running', '5x5x5x5'],
  ['run 5x5x5x5x5 easy', 'running, endurance', '5x5x5x5x5'],
  [
    '400IM x4, 30 sec rest, then 8x50 choice on the minute',
    'swimming, interval, main set 4x400mtr medley interval 30sec rest · 8x50mtr mixed on 1:00 interval',
  ],
  ['swim 100 free x8, 20 s rest', 'swimming, interval, main set 8x100mtr freestyle interval 20sec rest'],
  ['swim 200 kick x 3 then 400 easy', 'swimming, interval, main set 3x200mtr kick interval, cool-down 400 meters'],
  ['swim 400 x4 easy', 'swimming, endurance, 4 × 400 meters'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
