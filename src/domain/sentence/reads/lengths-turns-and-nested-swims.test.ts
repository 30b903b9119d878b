import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Every so many lengths, each stroke in turn, sets of sets without brackets, ladders that come back and sets of which the second is another.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'easy 1000 yard swim with every fourth length backstroke',
    'swimming, interval, main set 10x · 75yd Z1 recovery · 25yd Z1 backstroke recovery',
  ],
  [
    '3x{4x75 @1:10 desc + 100ez @2}',
    'swimming, interval, main set 4x · desc 75mtr on 1:10 interval · 1x100mtr Z1 on 2:00 interval · 4x · desc 75mtr on 1:10 interval · 1x100mtr Z1 on 2:00 interval · 4x · desc 75mtr on 1:10 interval · 1x100mtr Z1 on 2:00 interval',
  ],
  [
    '4 x 200 @ 3:20 (back half faster), 4x50 kk @ 1:15, wd',
    'swimming, interval, main set 4x · neg split 200mtr on 3:20 interval · 4x50mtr kick on 1:15 interval',
  ],
  [
    'swim 3 x 4 x 50 @ :50 w 1 min btw',
    'swimming, interval, main set 4x50mtr on 0:50 interval · 1m rest · 4x50mtr on 0:50 interval · 1m rest · 4x50mtr on 0:50 interval',
  ],
  [
    'swim 2 x 8 x 25 on :30, 2nd set fins',
    'swimming, interval, main set 8x25mtr on 0:30 interval · 8x25mtr with fins on 0:30 interval',
  ],
  [
    '16x100 as 4x(1 fly 1 bk 1 br 1 fr) on 1:50 swim',
    'swimming, interval, main set 4x · 100mtr butterfly on 1:50 · 100mtr backstroke on 1:50 · 100mtr breaststroke on 1:50 · 100mtr freestyle on 1:50',
  ],
  [
    '12 x 50 3 of each stroke in IM order @ 1:05 swim',
    'swimming, interval, 600 meters, whole 3x50mtr butterfly on 1:05 interval · 3x50mtr backstroke on 1:05 interval · 3x50mtr breaststroke on 1:05 interval · 3x50mtr freestyle on 1:05 interval',
  ],
  [
    'swim ladder up 50 100 150 200 250 then back down, 10s',
    'swimming, ladder sets, main set 50mtr interval · 10sec rest · 100mtr interval · 10sec rest · 150mtr interval · 10sec rest · 200mtr interval · 10sec rest · 250mtr interval · 10sec rest · 200mtr interval · 10sec rest · 150mtr interval · 10sec rest · 100mtr interval · 10sec rest · 50mtr interval',
  ],
  [
    'swim. 4x25 ez 4x25 build 4x25 fast 4x25 ez. all :35',
    'swimming, interval, 400 meters, whole 4x25mtr Z1 on 0:35 interval · 4x · build 25mtr on 0:35 interval · 4x25mtr Z5 on 0:35 interval · 4x25mtr Z1 on 0:35 interval',
  ],
  [
    '3 x 500. 1 pull, 2 swim, 3 pad+buoy. 30s. swim',
    'swimming, 1,500 meters, whole 1x500mtr pull interval 30sec rest · 1x500mtr interval 30sec rest · 1x500mtr with paddles and pull buoy interval 30sec rest',
  ],
  [
    'swim 4x150 (50 bk/50 br/50 fr) r/15',
    'swimming, interval, main set 4x · "50 back/50 br/50 free" 150mtr interval · 15sec rest',
  ],
  [
    'swim 8 x 50 descend from 50 to 40 on 1:15',
    'swimming, 400 meters, whole 1x50mtr 1:40/100m on 1:15 interval · 1x50mtr 1:38/100m on 1:15 interval · 1x50mtr 1:34/100m on 1:15 interval · 1x50mtr 1:32/100m on 1:15 interval · 1x50mtr 1:28/100m on 1:15 interval · 1x50mtr 1:26/100m on 1:15 interval · 1x50mtr 1:22/100m on 1:15 interval · 1x50mtr 1:20/100m on 1:15 interval',
  ],
  [
    'swim 8 x 50 from 50s down to 40s on 1:15',
    'swimming, interval, main set 8x50mtr on 1:15 interval',
    'from 50s down to 40s',
  ],
  [
    '4 times 200 metres swim with 45 seconds rest, first two easy, last two hard',
    'swimming, interval, main set 2x200mtr Z1 interval 45sec rest · 2x200mtr Z5 interval 45sec rest',
  ],
  [
    'swim 5 x 400 holding 1:40 per 100, 30 seconds rest',
    'swimming, interval, main set 5x400mtr 1:40/100m interval 30sec rest',
  ],
  [
    'swim 20 minutes warm up, then 10x100 hard 30 sec rest, then 5 mins cool down',
    'swimming, interval, 2,000 meters, whole Warm up 20m · 10x100mtr Z5 interval 30sec rest · Cool down 5m',
  ],
  [
    'swim 4x100 25 hard 75 ez, 4x100 50 hard 50 ez, 4x100 75 hard 25 ez all on 2',
    'swimming, interval, 1,200 meters, whole 4x · "25 hard/75 ez" 100mtr open on 2:00 interval · 4x · "50 hard/50 ez" 100mtr open on 2:00 interval · 4x · "75 hard/25 ez" 100mtr open on 2:00 interval',
  ],
  [
    '2x(4x100 w/ 15 s rest), between sets 2 min swim',
    'swimming, interval, main set 3x100mtr interval 15sec rest · 100mtr interval · 2m rest · 4x100mtr interval 15sec rest',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
