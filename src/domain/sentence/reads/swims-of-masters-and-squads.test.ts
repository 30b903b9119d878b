import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Headings, clocks behind a slash or a dash, parts of a set that are counted or numbered, and drills that are named by figures.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'swim 4x50 easy 15s rest, 4x50 fast 15s rest',
    'swimming, interval, main set 4x50mtr Z1 interval 15sec rest · 4x50mtr interval 15sec rest',
  ],
  [
    'swim 8x50 first 4 easy, next 4 fast 15s',
    'swimming, interval, main set 4x50mtr Z1 interval 15sec rest · 4x50mtr interval 15sec rest',
  ],
  [
    'swim 5x200, 1st three on 3:10 last two on 3:00',
    'swimming, interval, main set 3x200mtr on 3:10 interval · 2x200mtr on 3:00 interval',
  ],
  [
    '500 wu dkps by 125, 8x50/1:00 desc 1-4, 5x200/3:00 pull, 200 ez',
    'swimming, interval, 2,100 meters, whole Warm up 125mtr drill · Warm up 125mtr kick · Warm up 125mtr pull · Warm up 125mtr · 8x · "desc 1-4" 50mtr on 1:00 interval · 5x200mtr pull on 3:00 interval · 200mtr Z1',
  ],
  [
    '10 x 125 kick - 2:30, 50 ez, 5 x 200 pull - 3:00, 200 cd swim',
    'swimming, interval, 2,500 meters, whole 10x125mtr kick on 2:30 interval · 50mtr Z1 · 5x200mtr pull on 3:00 interval · Cool down 200mtr',
  ],
  [
    '300 swim 200 kick 100 pull warm up then 10x100 on 1:50',
    'swimming, interval, 1,600 meters, whole Warm up 300mtr · Warm up 200mtr kick · Warm up 100mtr pull · 10x100mtr on 1:50 interval',
  ],
  [
    '3 x 300 swim, #1 pull #2 paddles #3 fast, 30s',
    'swimming, interval, 900 meters, whole 1x300mtr pull interval 30sec rest · 1x300mtr with paddles interval 30sec rest · 1x300mtr Z5 interval 30sec rest',
  ],
  [
    '2400 as 3x800, 1 free 2 pull 3 pads, 45 sec swim',
    'swimming, 2,400 meters, whole 1x800mtr freestyle interval 45sec rest · 1x800mtr pull interval 45sec rest · 1x800mtr with paddles interval 45sec rest',
  ],
  [
    '2x 1000 swim, 1st pull, 2nd swim faster, 1 min',
    'swimming, interval, main set 1x1000mtr pull interval 1m rest · 1x1000mtr interval 1m rest',
  ],
  [
    'swim 20x100 on 1:30: 5 ez, 5 mod, 5 strong, 5 best avg',
    'swimming, endurance, 2,000 meters, whole 5x100mtr Z1 on 1:30 interval · 5x100mtr Z3 on 1:30 interval · 5x100mtr Z3 on 1:30 interval · 5x · best avg 100mtr on 1:30 interval',
  ],
  [
    '12 x 100 w/ 3 @ 1:40, 3 @ 1:35, 3 @ 1:30, 3 @ 1:25 swim',
    'swimming, interval, 1,200 meters, whole 3x100mtr on 1:40 interval · 3x100mtr on 1:35 interval · 3x100mtr on 1:30 interval · 3x100mtr on 1:25 interval',
  ],
  ['swim 6x(100 tempo + 50 ez) no rest', 'swimming, interval, main set 6x · 100mtr Z3 · 50mtr Z1 recovery'],
  [
    '8x50 w/ 25 uw kick / 25 swim r:20 fins',
    'swimming, interval, main set 8x · "25 underwater kick/25 swim" 50mtr open with fins interval · 20sec rest',
  ],
  [
    'swim warm up 200, 12x50 at 1 minute, warm down 200',
    'swimming, interval, 1,000 meters, whole Warm up 200mtr · 12x50mtr on 1:00 interval · Cool down 200mtr',
  ],
  ['swim 3x400 at half ironman effort, 30s rest', 'swimming, interval, main set 3x400mtr 94-97% interval 30sec rest'],
  [
    'swim 50 free 50 back x 10, 20s',
    'swimming, interval, main set 10x · 50mtr freestyle · 50mtr backstroke · 20sec rest',
  ],
  [
    'drills 6x50 (catch up / fist / 6-1-6), 20s ri, 4x150 build, 30s, 6x25 fast on 45, loosen down 150',
    'swimming, interval, 1,200 meters, whole 6x · "catch up/fist/6-1-6" 50mtr drill interval · 20sec rest · 4x · build 150mtr interval · 30sec rest · 6x25mtr Z5 on 0:45 interval · Cool down 150mtr',
  ],
  [
    'swim 6x50 6/3/6 drill w fins, 10s',
    'swimming, interval, main set 6x · "6-3-6" 50mtr drill with fins interval · 10sec rest',
  ],
  [
    'swim 6x50 (25 fist drill/25 swim) 15s',
    'swimming, interval, main set 6x · "25 fist/25 swim" 50mtr interval · 15sec rest',
  ],
  [
    'run drills then 5-4-3-2-1 min hard, equal rest',
    'running, interval, main set 5m interval · 5m rest · 4m interval · 4m rest · 3m interval · 3m rest · 2m interval · 2m rest · 1m interval, note drills',
  ],
  [
    'swim 400 ez, M.S. 4x(4x50) on :55, 100 between rounds, 200 ez',
    'swimming, interval, 1,700 meters, whole 400mtr Z1 · 4x50mtr on 0:55 interval · 100mtr Z1 recovery · 4x50mtr on 0:55 interval · 100mtr Z1 recovery · 4x50mtr on 0:55 interval · 100mtr Z1 recovery · 4x50mtr on 0:55 interval · 200mtr Z1',
  ],
  [
    'WU 400 MS 5x200 15s WD 200 swim',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 5x200mtr interval 15sec rest · Cool down 200mtr',
  ],
  [
    '100 fly 100 back 100 breast 100 free swim r20',
    'swimming, 400 meters, whole 100mtr butterfly · 100mtr backstroke · 100mtr breaststroke · 100mtr freestyle · 20sec rest',
  ],
  [
    'swim 10x100 css+5s per 100, 15s rest',
    'swimming, interval, main set 10x · "CSS+5 s per 100" 100mtr open interval · 15sec rest',
  ],
  [
    'swim eight hundreds going on two minutes odds pull evens swim thanks',
    'swimming, interval, main set 4x · 100mtr pull on 2:00 · 100mtr on 2:00',
  ],
  [
    'swim twelve fifties going on one minute odds fast evens easy',
    'swimming, interval, main set 6x · 50mtr on 1:00 · 50mtr Z1 on 1:00 recovery',
  ],
  [
    '10x100: 1-3 on 1:40, 4-6 on 1:35, 7-9 on 1:30, last one all out',
    'swimming, interval, 1,000 meters, whole 3x100mtr on 1:40 interval · 3x100mtr on 1:35 interval · 3x100mtr on 1:30 interval · 1x100mtr open effort 10/10 interval',
  ],
  [
    'swim 8x50 1-3 drill, 4-7 swim, last kick',
    'swimming, interval, 400 meters, whole 3x50mtr drill interval · 4x50mtr interval · 1x50mtr kick interval',
  ],
  [
    'red mist lite, 400 wu then 4x400: #1 css+6, #2 css+4, #3 css+2, #4 css. 20s',
    'swimming, interval, 2,000 meters, whole Warm up 400mtr · "CSS+6 s per 100" 400mtr open interval · 20sec rest · "CSS+4 s per 100" 400mtr open interval · 20sec rest · "CSS+2 s per 100" 400mtr open interval · 20sec rest · 400mtr Z4 interval · 20sec rest',
  ],
  [
    '3x300: #1 pull, #2 kick, #3 swim, 30s',
    'swimming, 900 meters, whole 1x300mtr pull interval 30sec rest · 1x300mtr kick interval 30sec rest · 1x300mtr interval 30sec rest',
  ],
  ['20x100 on base plus 5, my base is 1:25', 'swimming, interval, main set 20x100mtr on 1:30 interval'],
  ['swim 8x200 on base + 10, base is 1:40 per 100', 'swimming, interval, main set 8x200mtr on 3:30 interval'],
  [
    'Surf set: 300 ez, 8x50 first 10 strokes head up 15s, 6 x 25 dolphin dives & go hard 30s, 200 ez',
    'swimming, interval, 1,050 meters, whole 300mtr Z1 · 8x · "first 10 strokes head up" 50mtr interval · 15sec rest · 6x · dolphin dives 25mtr Z4 drill interval · 30sec rest · 200mtr Z1',
    'Surf',
  ],
  ['swim 6x25 free & go hard 30s', 'swimming, interval, main set 6x25mtr Z5 freestyle interval 30sec rest'],
  [
    'swim 8x50 last 10 strokes hard 15s',
    'swimming, interval, main set 8x · "last 10 strokes hard" 50mtr interval · 15sec rest',
  ],
  [
    'Wu 300/200/100 fr/pull/kick. MS 6x200 r:20. CD 200',
    'swimming, interval, 2,000 meters, whole Warm up 300mtr freestyle · Warm up 200mtr pull · Warm up 100mtr kick · 6x200mtr interval 20sec rest · Cool down 200mtr',
  ],
  [
    'swim: 300/300/300 swim/kick/pull then 8x50 on 1:00',
    'swimming, interval, 1,300 meters, whole 300mtr · 300mtr kick · 300mtr pull · 8x50mtr on 1:00 interval',
  ],
  [
    'lactate: 4x50 AFAP off the blocks on 4:00, swim 100 ez in the gap',
    'swimming, interval, main set 4x · from a dive 50mtr open effort 10/10 on 4:00 interval · 100mtr Z1 recovery',
  ],
  [
    '4x50 max on 4:00, swim 100 easy in the gaps',
    'swimming, interval, main set 4x · 50mtr open effort 10/10 on 4:00 interval · 100mtr Z1 recovery',
  ],
  [
    'lane 3: 500 chat pace, 8x75 kick/drill/swim by 25 :15, 3x400 IM or free (free for me) on 7:00, 100 ez',
    'swimming, interval, 2,400 meters, whole 500mtr Z1 · 8x · "kick/drill/swim" 75mtr interval · 15sec rest · 3x400mtr freestyle on 7:00 interval · 100mtr Z1',
  ],
  [
    'swim 300 pull or kick, 10x100 free on 1:50',
    'swimming, interval, main set 300mtr Z2 pull · 10x100mtr freestyle on 1:50 interval',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
