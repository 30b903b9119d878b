import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Rounds that are each swum in their own way, bases, rests per distance, broken swims, descends and the headings of a pool deck.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'swim 3 rounds of 4x50 on 1:00, 1st round kick 2nd pull 3rd swim',
    'swimming, interval, 600 meters, whole 4x50mtr kick on 1:00 interval · 4x50mtr pull on 1:00 interval · 4x50mtr on 1:00 interval',
  ],
  [
    'swim 3x(4x100 on 1:40) round 1 easy round 2 steady round 3 fast',
    'swimming, interval, 1,200 meters, whole 4x100mtr Z1 on 1:40 interval · 4x100mtr Z2 on 1:40 interval · 4x100mtr Z5 on 1:40 interval',
  ],
  [
    '4x(4x25 on :40) #1 fly #2 back #3 breast #4 free',
    'swimming, interval, 400 meters, whole 4x25mtr butterfly on 0:40 interval · 4x25mtr backstroke on 0:40 interval · 4x25mtr breaststroke on 0:40 interval · 4x25mtr freestyle on 0:40 interval',
  ],
  [
    'swim 2x(5x100) R1 on 1:50 R2 on 1:40',
    'swimming, interval, main set 5x100mtr on 1:50 interval · 5x100mtr on 1:40 interval',
  ],
  [
    'swim 3x(200 pull, 4x50) 10s, 1st easy, 2nd moderate, 3rd hard',
    'swimming, interval, 1,200 meters, whole 200mtr Z1 pull recovery · 10sec rest · 4x50mtr Z1 interval 10sec rest · 200mtr Z3 pull · 10sec rest · 4x50mtr Z3 interval 10sec rest · 200mtr Z4 pull · 10sec rest · 4x50mtr Z5 interval 10sec rest',
  ],
  [
    'swim 3x(3x100), 1st set 1:45, 2nd set 1:40, 3rd set 1:35',
    'swimming, interval, 900 meters, whole 3x100mtr on 1:45 interval · 3x100mtr on 1:40 interval · 3x100mtr on 1:35 interval',
  ],
  [
    'main set only: 4x(3x100 @1:30 base) 1st round steady 2nd mod 3rd strong 4th best avg',
    'swimming, endurance, 1,200 meters, whole 3x100mtr Z2 on 1:30 interval · 3x100mtr Z3 on 1:30 interval · 3x100mtr Z3 on 1:30 interval · 3x · best avg 100mtr on 1:30 interval',
  ],
  [
    '4 rounds 3x100 on 1:30: steady, mod, strong, best avg',
    'swimming, endurance, 1,200 meters, whole 3x100mtr Z2 on 1:30 interval · 3x100mtr Z3 on 1:30 interval · 3x100mtr Z3 on 1:30 interval · 3x · best avg 100mtr on 1:30 interval',
  ],
  [
    'swim 3x(4x100 on 1:40), 1 min between rounds, R1 easy, R2 steady, R3 fast',
    'swimming, interval, 1,200 meters, whole 4x100mtr Z1 on 1:40 interval · 1m rest · 4x100mtr Z2 on 1:40 interval · 1m rest · 4x100mtr Z5 on 1:40 interval',
  ],
  [
    'swim 4x100 on 1:40, 2 min rest, 4x100 on 1:35',
    'swimming, interval, main set 4x100mtr on 1:40 interval · 2m rest · 4x100mtr on 1:35 interval',
  ],
  ['5x200 swim @ 1:45 base', 'swimming, interval, main set 5x200mtr on 3:30 interval'],
  [
    'swim 4x300 on 1:30 base, 4x100 same base',
    'swimming, interval, main set 4x300mtr on 4:30 interval · 4x100mtr on 1:30 interval',
  ],
  [
    'swim 200/400/600 on 1:40 base',
    'swimming, 1,200 meters, whole 1x200mtr on 3:20 interval · 1x400mtr on 6:40 interval · 1x600mtr on 10:00 interval',
  ],
  ['swim 10x100 on a 1:40 base', 'swimming, interval, main set 10x100mtr on 1:40 interval'],
  ['4x200 @ 3:00 base swim', 'swimming, interval, main set 4x200mtr on 3:00 interval'],
  [
    '400/300/200/100 x 3, swim, get faster as they get shorter, 10s per 100 rest',
    'swimming, interval, main set 3x · 400mtr · 40sec rest · 300mtr · 30sec rest · 200mtr · 20sec rest · 100mtr · 10sec rest',
    'get faster as they get shorter',
  ],
  ['swim 2x(400, 200) 20s per 200 rest', 'swimming, interval, main set 2x · 400mtr · 40sec rest · 200mtr · 20sec rest'],
  ['swim 4x200 10 sec per 100 rest', 'swimming, interval, 4 × 200 meters, 20 seconds rest'],
  [
    'ladder 100-200-300-200-100 swim rest 10s for each 100',
    'swimming, ladder sets, main set 100mtr · 10sec rest · 200mtr · 20sec rest · 300mtr · 30sec rest · 200mtr · 20sec rest · 100mtr',
  ],
  [
    'swim 4x200 broken at 100 for 10s',
    'swimming, interval, main set 100mtr interval · 10sec rest · 100mtr interval · 1m rest · 100mtr interval · 10sec rest · 100mtr interval · 1m rest · 100mtr interval · 10sec rest · 100mtr interval · 1m rest · 2x100mtr interval 10sec rest',
  ],
  [
    '3x broken 300 (10s at each 100) 1min between swim',
    'swimming, interval, main set 2x100mtr interval 10sec rest · 100mtr interval · 1m rest · 2x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest',
  ],
  [
    '4 x 100 broken (50+25+25) 5s swim',
    'swimming, interval, main set 4x · 50mtr · 5sec rest · 25mtr · 5sec rest · 25mtr',
  ],
  [
    'swim 2x broken 800 as 8x100 10s, 2 min between',
    'swimming, interval, main set 7x100mtr interval 10sec rest · 100mtr interval · 2m rest · 8x100mtr interval 10sec rest',
  ],
  [
    'swim 6x200 descend in 3s, 20s ri',
    'swimming, interval, main set 6x · "descend 1-3, 4-6" 200mtr interval · 20sec rest',
  ],
  [
    '12x50 swim descend each 4 on 1:00',
    'swimming, interval, main set 12x · "descend 1-4, 5-8, 9-12" 50mtr on 1:00 interval',
  ],
  [
    '8x75 desc 1 to 4 then again 5 to 8, 1:20 swim',
    'swimming, interval, main set 8x · "desc 1-4, 5-8" 75mtr on 1:20 interval',
  ],
  [
    'swim 12x100 descend 1-4 x 3 on 1:40',
    'swimming, interval, main set 12x · "descend 1-4, 5-8, 9-12" 100mtr on 1:40 interval',
  ],
  [
    '100s swim. 10 of them. on the 2. desc 1-5 & 6-10',
    'swimming, interval, main set 10x · "desc 1-5 & 6-10" 100mtr on 2:00 interval',
  ],
  ['swim 100s. do 15 of these. 1:50', 'swimming, interval, main set 15x100mtr on 1:50 interval'],
  ['10 100s on the 2 swim', 'swimming, interval, main set 10x100mtr on 2:00 interval'],
  ['20 of the 50s on 55 swim easy pull', 'swimming, endurance, main set 20x50mtr pull on 0:55 interval'],
  [
    "8x100 CH1 on 1'45, then 4x50 kick w board on 1:15, 400 pull w/ paddles",
    'swimming, interval, 1,400 meters, whole 8x100mtr mixed on 1:45 interval · 4x50mtr kick with kickboard on 1:15 interval · 400mtr pull with paddles',
  ],
  [
    '12x25 no.1 stroke max on 45", swim',
    'swimming, interval, main set 12x25mtr open effort 10/10 mixed on 0:45 interval',
  ],
  [
    'M/S 10x100 on 1:45, W/D 200 swim',
    'swimming, interval, 1,200 meters, whole 10x100mtr on 1:45 interval · Cool down 200mtr',
  ],
  [
    'swim. Warm up: 300. Pre-set: 4x50 build 10s. Main: 8x100 on 1:50. Warm down: 200',
    'swimming, interval, 1,500 meters, whole Warm up 300mtr · 4x · build 50mtr interval · 10sec rest · 8x100mtr on 1:50 interval · Cool down 200mtr',
  ],
  [
    'Warmup 600 choice, kick set 8x50 on 1:15, main set 12x100 descend 1-4 x 3 on 1:40, down 200',
    'swimming, interval, 2,400 meters, whole Warm up 600mtr mixed · 8x50mtr kick on 1:15 interval · 12x · "descend 1-4, 5-8, 9-12" 100mtr on 1:40 interval · Cool down 200mtr',
  ],
  [
    '12x100 alt free/back 15s swim',
    'swimming, interval, main set 6x · 100mtr freestyle · 15sec rest · 100mtr backstroke · 15sec rest',
  ],
  [
    'swim 10x100 @1:50 alt pull paddles / swim',
    'swimming, interval, main set 5x · 100mtr pull with paddles on 1:50 · 100mtr on 1:50',
  ],
  [
    '3km swim.. 1k easy / 20x50 @ 55 alt hard-easy / 1k paddles bouy',
    'swimming, interval, 3,000 meters, whole 1km Z1 · 10x · 50mtr Z5 on 0:55 · 50mtr Z1 on 0:55 recovery · 1km with paddles and pull buoy',
  ],
  ['swim 10x100 10s rest on 1:40 pace', 'swimming, interval, main set 10x100mtr 1:40/100m interval 10sec rest'],
  [
    "swim 50 100 150 200 150 100 50, rest 5 sec for every 50 you've swum",
    'swimming, interval, main set 50mtr · 5sec rest · 100mtr · 10sec rest · 150mtr · 15sec rest · 200mtr · 20sec rest · 150mtr · 15sec rest · 100mtr · 10sec rest · 50mtr',
  ],
  [
    'free ladder 50-100-150-200-250-200-150-100-50, rest :10 per 50',
    'swimming, ladder sets, main set 50mtr · 10sec rest · 100mtr · 20sec rest · 150mtr · 30sec rest · 200mtr · 40sec rest · 250mtr · 50sec rest · 200mtr · 40sec rest · 150mtr · 30sec rest · 100mtr · 20sec rest · 50mtr',
  ],
  [
    '10x100 desc 1-5 and again 6-10, on the 1:45',
    'swimming, interval, main set 10x · "desc 1-5, 6-10" 100mtr on 1:45 interval',
  ],
  [
    '6x100 desc 1-3 then again 4-6, 15s rest',
    'swimming, interval, main set 6x · "desc 1-3, 4-6" 100mtr interval · 15sec rest',
  ],
  [
    "broken 500 x2: 200 150 100 50 w 10s at the breaks, all at race pace, 2' btwn",
    'swimming, interval, main set 2x · 200mtr 97-100% · 10sec rest · 150mtr 97-100% · 10sec rest · 100mtr 97-100% · 10sec rest · 50mtr 97-100% · 2m rest',
  ],
  [
    'broken 200 x4: 50 50 50 50 with 5s at the walls, 2 min between',
    'swimming, interval, main set 4x · 50mtr · 5sec rest · 50mtr · 5sec rest · 50mtr · 5sec rest · 50mtr · 2m rest',
  ],
  [
    'broken 800 as 8x100 10s RI at 1500 pace, 2 min, then do it again with paddles and buoy',
    'swimming, interval, main set 8x100mtr 97-100% interval 10sec rest · 2m rest · 8x100mtr 97-100% with paddles and pull buoy interval 10sec rest',
  ],
  [
    '10x100 on 1:45, then the same with paddles, 200 easy',
    'swimming, interval, 2,200 meters, whole 10x100mtr on 1:45 interval · 10x100mtr with paddles on 1:45 interval · 200mtr Z1',
  ],
  [
    'swim 5x200 20s rest, 2 min rest, 5x100 10s rest',
    'swimming, interval, main set 5x200mtr interval 20sec rest · 2m rest · 5x100mtr interval 10sec rest',
  ],
  [
    'swim 8x50 kick 15s rest. 1:30 rest. 8x50 fast 20s rest',
    'swimming, interval, main set 8x50mtr kick interval 15sec rest · 1m30s rest · 8x50mtr interval 20sec rest',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
