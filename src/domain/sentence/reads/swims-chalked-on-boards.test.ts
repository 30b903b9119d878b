import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Swims as coaches chalk them on boards: counts of one length, counts up to a number, rests by the length, broken swims, what the others are, ends.

test.each<[sentence: string, asked: string, ...told: string[]]>([
  [
    '18x50 LCM @ 1:05 send off, every 3rd one fast',
    'swimming, interval, main set 2x50mtr on 1:05 interval · 1x50mtr Z5 on 1:05 interval · 2x50mtr on 1:05 interval · 1x50mtr Z5 on 1:05 interval · 2x50mtr on 1:05 interval · 1x50mtr Z5 on 1:05 interval · 2x50mtr on 1:05 interval · 1x50mtr Z5 on 1:05 interval · 2x50mtr on 1:05 interval · 1x50mtr Z5 on 1:05 interval · 2x50mtr on 1:05 interval · 1x50mtr Z5 on 1:05 interval, by pace, pool 50',
  ],
  [
    '24x50 scm leave 1:10 - every 6th is a sprint',
    'swimming, interval, main set 4x · 50mtr Z2 on 1:10 recovery · 50mtr Z2 on 1:10 recovery · 50mtr Z2 on 1:10 recovery · 50mtr Z2 on 1:10 recovery · 50mtr Z2 on 1:10 recovery · 50mtr open effort 10/10 on 1:10, by pace, pool 25',
  ],
  [
    '75s: 3 kick 3 pull 3 IM order, all :20 rest, then 2x400 pull w/ pads r:30',
    'swimming, interval, 1,475 meters, whole 3x75mtr kick interval 20sec rest · 3x75mtr pull interval 20sec rest · 3x · im order 75mtr interval · 20sec rest · 2x400mtr pull with paddles interval 30sec rest',
  ],
  [
    '50s (5 kick, 5 pull, 5 swim) :10 RI',
    'swimming, interval, 750 meters, whole 5x50mtr kick interval 10sec rest · 5x50mtr pull interval 10sec rest · 5x50mtr interval 10sec rest',
  ],
  [
    '100s all on 2:00: 3 drill, 3 build, 3 easy',
    'swimming, endurance, 900 meters, by pace, whole 3x100mtr drill on 2:00 interval · 3x · build 100mtr on 2:00 interval · 3x100mtr Z1 on 2:00 interval',
  ],
  ['24x25: 2 ez 1 fast', 'swimming, interval, main set 8x · 25mtr Z1 recovery · 25mtr Z1 recovery · 25mtr, by pace'],
  [
    '12x100: 1 ez 1 med 1 fast x4, on 2:00',
    'swimming, interval, main set 4x · 100mtr Z1 on 2:00 recovery · 100mtr Z3 on 2:00 · 100mtr Z5 on 2:00, by pace',
  ],
  [
    '12x75: 1 kick 1 drill 1 swim x4 w/ fins, RI :15',
    'swimming, interval, main set 4x · 75mtr kick with fins · 15sec rest · 75mtr drill with fins · 15sec rest · 75mtr with fins · 15sec rest',
  ],
  [
    '20x25: 3 easy 2 sprint x4 @ :40',
    'swimming, interval, 500 meters, by pace, whole 3x25mtr Z1 on 0:40 interval · 2x25mtr open effort 10/10 on 0:40 interval · 3x25mtr Z1 on 0:40 interval · 2x25mtr open effort 10/10 on 0:40 interval · 3x25mtr Z1 on 0:40 interval · 2x25mtr open effort 10/10 on 0:40 interval · 3x25mtr Z1 on 0:40 interval · 2x25mtr open effort 10/10 on 0:40 interval',
  ],
  [
    '15x50: ez/med/fast x5 on 1:10',
    'swimming, interval, main set 5x · 50mtr Z1 on 1:10 recovery · 50mtr Z3 on 1:10 · 50mtr Z5 on 1:10, by pace',
  ],
  [
    "200s fr: hold 3:20 on 4:00 till you've done 6, 400 wu, 100 sd",
    'swimming, interval, 1,700 meters, by pace, whole Warm up 400mtr · 6x200mtr 1:40/100m freestyle on 4:00 interval · Cool down 100mtr',
  ],
  [
    "75s with paddles, 15s RI, til you've got 12",
    'swimming, interval, main set 12x75mtr with paddles interval 15sec rest',
  ],
  [
    '50s kick on 1:15 until 8 are done, 300 swim down',
    'swimming, interval, 700 meters, whole 8x50mtr kick on 1:15 interval · Cool down 300mtr',
  ],
  [
    'broken 200s x3: 4x50 w/ 5s, 2 min between, easy/mod/hard',
    'swimming, interval, 600 meters, by pace, whole 4x50mtr Z1 interval 5sec rest · 2m rest · 4x50mtr Z3 interval 5sec rest · 2m rest · 4x50mtr Z5 interval 5sec rest',
  ],
  [
    '3 broken 300s: 3x100 w/ :10, go on 6:30',
    'swimming, interval, main set 2x100mtr interval 10sec rest · 100mtr interval · 1m rest · 2x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest',
    'go on 6:30',
  ],
  [
    '4x200 broken at each 50 for 5s, 1 min between',
    'swimming, interval, main set 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 4x50mtr interval 5sec rest',
  ],
  [
    '5 x 200 broken (100/50/50) 10s',
    'swimming, interval, main set 5x · 100mtr · 10sec rest · 50mtr · 10sec rest · 50mtr',
  ],
  [
    '4x25 build, 4x50 asc 1-4, 4x75 strong, rest 5s per 25',
    'swimming, interval, 600 meters, by pace, whole 4x · build 25mtr interval · 5sec rest · 4x · "ascend 1-4" 50mtr interval · 10sec rest · 4x75mtr Z5 interval 15sec rest',
  ],
  [
    '50-100-150-200 x2, :05 per 50 rest',
    'swimming, interval, main set 2x · 50mtr · 5sec rest · 100mtr · 10sec rest · 150mtr · 15sec rest · 200mtr · 20sec rest',
  ],
  [
    '200-300-400-300-200, 300s pull, others swim, :10 rest per 100',
    'swimming, interval, main set 200mtr · 20sec rest · 300mtr pull · 30sec rest · 400mtr · 40sec rest · 300mtr pull · 30sec rest · 200mtr',
  ],
  [
    '100/200/300/400, 200+400 pull others swim, 10s per 100',
    'swimming, interval, main set 100mtr · 10sec rest · 200mtr pull · 20sec rest · 300mtr · 30sec rest · 400mtr pull',
  ],
  [
    '4x100 4x200 4x300, 200s pull others swim, 20 RI',
    'swimming, interval, 2,400 meters, whole 4x100mtr interval 20sec rest · 4x200mtr pull interval 20sec rest · 4x300mtr interval 20sec rest',
  ],
  [
    '3 rnds: 150 @ CSS+5, 2x50 @ CSS-2, all 10s rest',
    'swimming, interval, main set 1x150mtr 1:50/100m interval 10sec rest · 50mtr 1:43/100m interval · 10sec rest · 50mtr 1:43/100m interval · 10sec rest · 1x150mtr 1:50/100m interval 10sec rest · 50mtr 1:43/100m interval · 10sec rest · 50mtr 1:43/100m interval · 10sec rest · 1x150mtr 1:50/100m interval 10sec rest · 2x50mtr 1:43/100m interval 10sec rest, by pace',
  ],
  [
    '300 @ CSS+4, 3x100 @ CSS, all 20s rest',
    'swimming, interval, main set 1x300mtr 1:49/100m interval 20sec rest · 3x100mtr interval 20sec rest, by pace',
  ],
  [
    '2 rnds: 400 @ CSS+6, 8x50 @ CSS-3, all :10 ri, swim down 200',
    'swimming, interval, 1,800 meters, by pace, whole 1x400mtr 1:51/100m interval 10sec rest · 7x50mtr 1:42/100m interval 10sec rest · 50mtr 1:42/100m interval · 10sec rest · 1x400mtr 1:51/100m interval 10sec rest · 8x50mtr 1:42/100m interval 10sec rest · Cool down 200mtr',
  ],
  ['4x400 T+5 sec/100, :40 RI', 'swimming, interval, main set 4x400mtr 1:50/100m interval 40sec rest, by pace'],
  [
    '5x200 free T-pace + 3s/100m r:15',
    'swimming, interval, main set 5x200mtr 1:48/100m freestyle interval 15sec rest, by pace',
  ],
  [
    '4x300 free at threshold plus 4 seconds per hundred w/ 30s rest',
    'swimming, interval, main set 4x300mtr 1:49/100m freestyle interval 30sec rest, by pace',
  ],
  [
    '600 pull b/p every 3 (buoy+pads), 4x100 free r:15',
    'swimming, interval, main set 600mtr Z2 pull with paddles and pull buoy // breathing every 3 · 4x100mtr freestyle interval 15sec rest, by pace',
  ],
  ['6x100 fr bp 5 r:20', 'swimming, interval, main set 6x100mtr freestyle interval 20sec rest // breathing every 5'],
  [
    '4x50 dps :10, 8x25 no breath r15, 6x100 on 2:00',
    'swimming, interval, 1,000 meters, whole 4x · dps 50mtr drill interval · 10sec rest · 8x25mtr interval 15sec rest · 6x100mtr on 2:00 interval',
    'no breath',
  ],
  [
    '500 wu, 10x50 dps r:15, 6x200 neg split r:20 (yds)',
    'swimming, interval, 2,200 yards, whole Warm up 500yd · 10x · dps 50yd drill interval · 15sec rest · 6x · negative split 200yd interval · 20sec rest',
  ],
  [
    '6x50 IM on 1:10, 150 backstroke easy to finish',
    'swimming, interval, 450 meters, by pace, whole 6x50mtr medley on 1:10 interval · Cool down 150mtr Z1 backstroke',
  ],
  [
    'W/U 300 (100 fr 100 bk 100 br), 6x50 catch-up/fists alt on 1:15, C/D 100',
    'swimming, interval, 700 meters, whole Warm up 100mtr freestyle · Warm up 100mtr backstroke · Warm up 100mtr breaststroke · 3x · catch up 50mtr drill on 1:15 · fist 50mtr drill on 1:15 · Cool down 100mtr',
  ],
  [
    '400 choice warmup, 8x75 r:15 snorkel, 4x100 pads+buoy on 2:00, warmdown 200',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr mixed · 8x75mtr with snorkel interval 15sec rest · 4x100mtr with paddles and pull buoy on 2:00 interval · Cool down 200mtr',
  ],
  [
    '200 kick, 8x50 on 1:10 w/ the tempo trainer, 100 easy',
    'swimming, interval, 700 meters, by pace, whole 200mtr kick · 8x50mtr on 1:10 interval // with the tempo trainer · 100mtr Z1',
  ],
  ['4x50 @ 85%', 'swimming, endurance, main set 4x50mtr 85% interval, by pace'],
  ['8x25m max, 30s rest', 'swimming, interval, 8 × 25 meters, 30 seconds rest'],
  [
    'broken 200s x3: 4x50 w/ 10s, 80/90/95%',
    'swimming, interval, 600 meters, by pace, whole 4x50mtr 80% interval 10sec rest · 4x50mtr 90% interval 10sec rest · 4x50mtr 95% interval 10sec rest',
  ],
  [
    '24x50: 1 ez 1 med 1 fast thru, on 1:00',
    'swimming, interval, main set 8x · 50mtr Z1 on 1:00 recovery · 50mtr Z3 on 1:00 · 50mtr Z5 on 1:00, by pace',
    'thru',
  ],
  [
    '20x25 scy @ :35 sendoff, every 5th one choice',
    'swimming, interval, main set 4x25yd on 0:35 interval · 1x25yd mixed on 0:35 interval · 4x25yd on 0:35 interval · 1x25yd mixed on 0:35 interval · 4x25yd on 0:35 interval · 1x25yd mixed on 0:35 interval · 4x25yd on 0:35 interval · 1x25yd mixed on 0:35 interval, pool 25',
  ],
  [
    '25-50-75-100-75-50-25, 25s fast, the rest ez, r:15',
    'swimming, interval, 400 meters, by pace, whole 1x25mtr Z5 interval 15sec rest · 1x50mtr Z1 interval 15sec rest · 1x75mtr Z1 interval 15sec rest · 1x100mtr Z1 interval 15sec rest · 1x75mtr Z1 interval 15sec rest · 1x50mtr Z1 interval 15sec rest · 1x25mtr Z5 interval',
  ],
  [
    '2 rds: 300 T+4, 4x50 T-2, all 15s ri, cool down 200',
    'swimming, interval, 1,200 meters, by pace, whole 1x300mtr 1:49/100m interval 15sec rest · 3x50mtr 1:43/100m interval 15sec rest · 50mtr 1:43/100m interval · 15sec rest · 1x300mtr 1:49/100m interval 15sec rest · 4x50mtr 1:43/100m interval 15sec rest · Cool down 200mtr',
  ],
  [
    '75s: 8 fr 4 bk 4 br on 1:40',
    'swimming, interval, 1,200 meters, whole 8x75mtr freestyle on 1:40 interval · 4x75mtr backstroke on 1:40 interval · 4x75mtr breaststroke on 1:40 interval',
  ],
  [
    '4 rounds of 3x50 (#1 fly #2 bk #3 br) on 1:15',
    'swimming, interval, main set 4x · 50mtr butterfly on 1:15 · 50mtr backstroke on 1:15 · 50mtr breaststroke on 1:15',
  ],
  [
    '100-200-400-200-100 fr, 400 w/ pads+buoy, rest of it swim, :20 RI',
    'swimming, 1,000 meters, whole 1x100mtr freestyle interval 20sec rest · 1x200mtr freestyle interval 20sec rest · 1x400mtr freestyle with paddles and pull buoy interval 20sec rest · 1x200mtr freestyle interval 20sec rest · 1x100mtr freestyle interval',
  ],
])('"%s" asks for %s', (sentence, asked, ...told) => {
  const understood = understand(sentence, { sport: 'running', references: { swimming: 105 } })
  expect(readAs(understood)).toBe(asked)
  expect([...understood.unread, ...understood.checks].map(({ from, to }) => sentence.slice(from, to))).toEqual(told)
})

test.each<[sentence: string]>([
  ["pull last month's hr data and sync it to strava"],
  ['can you pull up my ride from sunday'],
  ['kick off my plan'],
  ['-6 x 100m free, rest minus 20 sec'],
])('of "%s" nothing is built', (sentence) => {
  expect(understand(sentence, { sport: 'running' }).unusable).toBeDefined()
})

test.each<[sentence: string, told: string]>([
  ['swim 8x100, -15s rest', 'A rest must be above 0.'],
  [
    '3 broken 400s: 4x100 w/ 10s, go on 8:00',
    'The send-off of a whole round is not built: rest until it is time to leave.',
  ],
  ['broken 200s x3: lovely 4x50 w 10s, 1 min between', 'This was passed over: it is no part of what is built.'],
])('of "%s" is to be checked: %s', (sentence, told) => {
  expect(understand(sentence, { sport: 'swimming' }).checks.map(({ sentence: check }) => check)).toContain(told)
})
