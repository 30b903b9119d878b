import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Send-offs and rests in other words, and sets that are counted in words.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  // Send-offs in other words than "on"
  ['8x50 off 60', 'swimming, interval, main set 8x50mtr on 1:00 interval', ''],
  ['12x50 off 55', 'swimming, interval, main set 12x50mtr on 0:55 interval', ''],
  ['20x25 off 40', 'swimming, interval, main set 20x25mtr on 0:40 interval', ''],
  ['8x50 off 1 min', 'swimming, interval, main set 8x50mtr on 1:00 interval', ''],
  ['10x50 @60', 'swimming, interval, main set 10x50mtr on 1:00 interval', ''],
  ['swim 8x50 off 60', 'swimming, interval, main set 8x50mtr on 1:00 interval', ''],
  ['10x100 off 90', 'swimming, interval, main set 10x100mtr on 1:30 interval', ''],
  [
    'swim 4x(4x50 off 60)',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval',
    '',
  ],
  [
    '20x50 odds hard evens easy off 1:10',
    'swimming, interval, main set 10x · 50mtr on 1:10 · 50mtr Z1 on 1:10 recovery',
    '',
  ],
  ['10×100m crawl, start every 2 min', 'swimming, interval, main set 10x100mtr freestyle on 2:00 interval', ''],
  ['10 x 100m freestyle starting every 2:00', 'swimming, interval, main set 10x100mtr freestyle on 2:00 interval', ''],
  ['swim 6x50 max every 3 min', 'swimming, interval, main set 6x50mtr open effort 10/10 on 3:00 interval', ''],
  ['swim 10x100 off 1:10', 'swimming, interval, main set 10x100mtr on 1:10 interval', 'off 1:10'],
  ['16x50 on :50 holding :40', 'swimming, interval, main set 16x50mtr 1:20/100m on 0:50 interval', ''],
  // Rests behind "off"
  ['8x100 off 30', 'swimming, interval, 8 × 100 meters, 30 seconds rest', ''],
  ['swim 8x50 off 30', 'swimming, interval, 8 × 50 meters, 30 seconds rest', ''],
  ['6x400 off 90', 'interval, 6 × 400 meters, 90 seconds rest', ''],
  ['8x30 off 30', 'interval, 8 × 30 seconds, 30 seconds rest', ''],
  // A time beside a rest is that of each swim
  ['css 10x100 1:38 rest 15', 'swimming, interval, main set 10x100mtr 1:38/100m interval 15sec rest', ''],
  ['swim 10x100 1:38 15s rest', 'swimming, interval, main set 10x100mtr 1:38/100m interval 15sec rest', ''],
  [
    '300 swim 200 kick 100 pull, 6x100 hard +20s',
    'swimming, interval, 1,200 meters, whole 300mtr · 200mtr kick · 100mtr pull · 6x100mtr Z5 interval 20sec rest',
    '',
  ],
  [
    'swim 8x50 kick +15s, 4x100 pull +20',
    'swimming, interval, main set 8x50mtr kick interval 15sec rest · 4x100mtr pull interval 20sec rest',
    '',
  ],
  ['swim 10x100 css+5', 'swimming, interval, main set 10x · "CSS+5 s per 100" 100mtr open interval', ''],
  // The minute is between the sets, as the send-off has its own rest
  [
    '1200 w/u, 2x(6x50 @ :50), 1min between, 300 ez',
    'swimming, interval, 2,100 meters, whole Warm up 1200mtr · 6x50mtr on 0:50 interval · 1m rest · 6x50mtr on 0:50 interval · 300mtr Z1',
    '',
  ],
  [
    'swim 3x(4x100 on 1:45) 1 min between',
    'swimming, interval, main set 4x100mtr on 1:45 interval · 1m rest · 4x100mtr on 1:45 interval · 1m rest · 4x100mtr on 1:45 interval',
    '',
  ],
  // Counts in words
  [
    'swim four hundred easy then eight fifties with fins thirty rest',
    'swimming, interval, warm-up 400 meters, main set 8x50mtr with fins interval 30sec rest',
    '',
  ],
  ['swim six hundreds fast', 'swimming, interval, 6 × 100 meters', ''],
  ['swim twelve twenty-fives sprint', 'swimming, interval, 12 × 25 meters', ''],
  ['swim ten two hundreds on three thirty', 'swimming, interval, main set 10x200mtr on 3:30 interval', ''],
  ['swim ten hundreds on one forty five', 'swimming, interval, main set 10x100mtr on 1:45 interval', ''],
  ['run eight two hundreds', 'running, interval, 8 × 200 meters', ''],
  [
    '12x25 no breath- jk. 12x25 kick w fins :20r, 600 pull, 8x50 free on :45',
    'swimming, interval, 1,300 meters, whole 12x25mtr kick with fins interval 20sec rest · 600mtr pull · 8x50mtr freestyle on 0:45 interval',
    '',
  ],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
