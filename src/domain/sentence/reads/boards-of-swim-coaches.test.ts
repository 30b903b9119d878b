import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What swimmers and their coaches write in short: pauses of rows, strokes and turns, trials beside sets, rests between lengths.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // A time that nobody swims it in is that of 100, or the rest.
  ['10x200 on 3:30 hold 1:35 pace', 'swimming, interval, main set 10x200mtr 1:35/100m on 3:30 interval'],
  ['10x200 swim on 3:30, hold 1:35', 'swimming, interval, main set 10x200mtr 1:35/100m on 3:30 interval'],
  ['8x50 swim on :55 hold :38', 'swimming, interval, main set 8x50mtr 1:16/100m on 0:55 interval'],
  [
    '300 sw 6x50 kk 6x50 pl 6x50 sw 20 sec each',
    'swimming, interval, 1,200 meters, whole 300mtr · 6x50mtr kick interval 20sec rest · 6x50mtr pull interval 20sec rest · 6x50mtr interval 20sec rest',
  ],
  ['swim 6x50 free 45 sec each', 'swimming, interval, main set 6x50mtr 1:30/100m freestyle interval'],
  // The pause behind the last of several sets of one length is that of each.
  [
    '3x100 fr 3x100 bk 3x100 br 3x100 fl 15s r',
    'swimming, interval, 1,200 meters, whole 3x100mtr freestyle interval 15sec rest · 3x100mtr backstroke interval 15sec rest · 3x100mtr breaststroke interval 15sec rest · 3x100mtr butterfly interval 15sec rest',
  ],
  [
    '4x50 kick, 4x50 pull, 4x50 swim on 1:00',
    'swimming, interval, 600 meters, whole 4x50mtr kick on 1:00 interval · 4x50mtr pull on 1:00 interval · 4x50mtr on 1:00 interval',
  ],
  [
    '4x50 kick 20s, 4x50 pull 15s, 4x50 swim 10s',
    'swimming, interval, 600 meters, whole 4x50mtr kick interval 20sec rest · 4x50mtr pull interval 15sec rest · 4x50mtr interval 10sec rest',
  ],
  // Each stroke.
  [
    'under 10s: 4x25 each stroke, 20s rest, 100 cd',
    'swimming, interval, main set 4x25mtr butterfly interval 20sec rest · 4x25mtr backstroke interval 20sec rest · 4x25mtr breaststroke interval 20sec rest · 4x25mtr freestyle interval 20sec rest, cool-down 100 meters',
    '10s',
  ],
  [
    'swim 4x50 of each stroke',
    'swimming, interval, 800 meters, whole 4x50mtr butterfly interval · 4x50mtr backstroke interval · 4x50mtr breaststroke interval · 4x50mtr freestyle interval',
  ],
  [
    '4x50 fly/bk/brs/fc by 50 then 4x100 IM, all 20s RI',
    'swimming, interval, 600 meters, whole 1x50mtr butterfly interval 20sec rest · 1x50mtr backstroke interval 20sec rest · 1x50mtr breaststroke interval 20sec rest · 1x50mtr freestyle interval 20sec rest · 4x100mtr medley interval 20sec rest',
  ],
  // Turns by number, by their clocks and by the length.
  [
    '12x100 fs on 1:30 as 3 mod 1 hard',
    'swimming, interval, main set 3x · 100mtr Z3 freestyle on 1:30 · 100mtr Z3 freestyle on 1:30 · 100mtr Z3 freestyle on 1:30 · 100mtr Z5 freestyle on 1:30',
  ],
  [
    '16x25 as 1 fly 1 bk 1 brs 1 fc r15s',
    'swimming, interval, main set 4x · 25mtr butterfly · 15sec rest · 25mtr backstroke · 15sec rest · 25mtr breaststroke · 15sec rest · 25mtr freestyle · 15sec rest',
  ],
  [
    '20x100 3 on 1:40 2 on 1:30 repeated',
    'swimming, interval, main set 4x · 100mtr on 1:40 · 100mtr on 1:40 · 100mtr on 1:40 · 100mtr on 1:30 · 100mtr on 1:30',
  ],
  [
    '6x200 IM on 3:00, 3rd and 6th all out',
    'swimming, interval, 1,200 meters, whole 2x200mtr Z2 medley on 3:00 interval · 1x200mtr open effort 10/10 medley on 3:00 interval · 2x200mtr Z2 medley on 3:00 interval · 1x200mtr open effort 10/10 medley on 3:00 interval',
  ],
  [
    '8x50 free/back by 50 on 1:00',
    'swimming, interval, main set 4x · 50mtr freestyle on 1:00 · 50mtr backstroke on 1:00',
  ],
  [
    '3x(8x25) fast/easy by 25, rest 15',
    'swimming, interval, main set 4x · 25mtr · 15sec rest · 25mtr Z1 recovery · 15sec rest · 1m rest · 4x · 25mtr · 15sec rest · 25mtr Z1 recovery · 15sec rest · 1m rest · 4x · 25mtr · 15sec rest · 25mtr Z1 recovery · 15sec rest',
  ],
  // A coach's board.
  [
    '10 x 100 FC T/A 1:40, odds pull evens swim',
    'swimming, interval, main set 5x · 100mtr freestyle pull on 1:40 · 100mtr freestyle on 1:40',
  ],
  [
    'W/U 300 choice. Main: 4x(4x100 FC 1-4 desc off 1:45, 50 easy off 1:15). S/D 200',
    'swimming, interval, 2,300 meters, whole Warm up 300mtr mixed · 4x · "desc 1-4" 100mtr freestyle on 1:45 interval · 1x50mtr Z1 on 1:15 interval · 4x · "desc 1-4" 100mtr freestyle on 1:45 interval · 1x50mtr Z1 on 1:15 interval · 4x · "desc 1-4" 100mtr freestyle on 1:45 interval · 1x50mtr Z1 on 1:15 interval · 4x · "desc 1-4" 100mtr freestyle on 1:45 interval · 1x50mtr Z1 on 1:15 interval · Cool down 200mtr',
  ],
  [
    '500 w/u 3x{4x50 dec 1-4 :15r, 200 pull mod :30r} 300 c/d',
    'swimming, interval, 2,000 meters, whole Warm up 500mtr · 4x · "desc 1-4" 50mtr interval · 15sec rest · 200mtr Z3 pull · 30sec rest · 1m rest · 4x · "desc 1-4" 50mtr interval · 15sec rest · 200mtr Z3 pull · 30sec rest · 1m rest · 4x · "desc 1-4" 50mtr interval · 15sec rest · 200mtr Z3 pull · 30sec rest · Cool down 300mtr',
  ],
  [
    '600 choice 6x150 (50k/50d/50s) 20r 200 wd',
    'swimming, interval, 1,700 meters, whole 600mtr mixed · 6x · "50 kick/50 drill/50 swim" 150mtr interval · 20sec rest · Cool down 200mtr',
  ],
  [
    '800 w/u, 6x150 build @ 2:00, 12x25 no free on :30, 200 w/d',
    'swimming, interval, 2,200 meters, whole Warm up 800mtr · 6x · build 150mtr on 2:00 interval · 12x25mtr mixed on 0:30 interval · Cool down 200mtr',
  ],
  [
    '400 warm, 3x(8x50) odd hard even easy P20, series pause 1 min, 200 cool',
    'swimming, interval, 1,800 meters, whole Warm up 400mtr · 4x · 50mtr Z5 · 20sec rest · 50mtr Z1 recovery · 20sec rest · 1m rest · 4x · 50mtr Z5 · 20sec rest · 50mtr Z1 recovery · 20sec rest · 1m rest · 4x · 50mtr Z5 · 20sec rest · 50mtr Z1 recovery · 20sec rest · Cool down 200mtr',
  ],
  [
    'Swim 2000m: 400 in, 10x100 tempo pause 20s, 8x50 legs, 200 out',
    'swimming, interval, 2,000 meters, whole Warm up 400mtr · 10x100mtr Z3 interval 20sec rest · 8x50mtr kick interval · Cool down 200mtr',
  ],
  [
    '8x25 fly kick on back, 15s',
    'swimming, interval, main set 8x · face up 25mtr butterfly kick interval · 15sec rest',
  ],
  [
    'swim golf 8x50 + 10x50 on 60 holding 42s',
    'swimming, interval, 900 meters, whole 8x · swim golf 50mtr interval · 10x50mtr 1:24/100m on 1:00 interval',
  ],
  [
    '6x50 br kick no board 20", 6x50 br pull 20", 6x50 br swim 15"',
    'swimming, interval, 900 meters, whole 6x50mtr breaststroke kick interval 20sec rest · 6x50mtr breaststroke pull interval 20sec rest · 6x50mtr breaststroke interval 15sec rest',
  ],
  [
    '4x500 buoy laps in lake 1 min rest, last one hard',
    'swimming, interval, main set 3x500mtr interval 1m rest · 1x500mtr Z4 interval 1m rest',
  ],
  ['10x50 easy back on 1:15', 'swimming, endurance, main set 10x50mtr backstroke on 1:15 interval'],
  // A stretch behind a set is no cool-down if it is steady or has a stroke of its own.
  [
    '8x50 as 25 hard 25 easy rest 20sec then 800 pull steady',
    'swimming, endurance, main set 8x · "25 hard/25 easy" 50mtr open interval · 20sec rest · 800mtr Z2 pull',
  ],
  [
    'kick 6x100 w fins, odds hard evens ez, r20, then 300 easy bk',
    'swimming, interval, main set 3x · 100mtr Z4 kick with fins · 20sec rest · 100mtr Z1 kick with fins recovery · 20sec rest · 300mtr Z1 backstroke recovery',
  ],
  // Trials beside sets.
  [
    '1k time trial then 10x50 easy bk on 1:15',
    'swimming, interval, main set 1km open effort 10/10 · 10x50mtr Z1 backstroke on 1:15 interval',
  ],
  [
    '1000 TT for time after 600 warmup and 4x25 fast',
    'swimming, interval, 1,700 meters, whole Warm up 600mtr · 4x25mtr Z5 interval · 1000mtr open effort 10/10',
  ],
  // Rests between lengths, and counts that follow from the whole.
  ['can i do 10 lengths with a minute off after each', 'swimming, endurance, 10 × 25 meters, 1 minute rest, pool 25'],
  ['64 lengths (a mile) steady with breaks every 8', 'swimming, endurance, 8 × 200 meters, 20 seconds rest, pool 25'],
  [
    'my usual 32 lengths, 25 yd pool, rest 10 sec every 4',
    'swimming, interval, 8 × 100 yards, 10 seconds rest, pool 25',
  ],
  [
    '40 lengths in a 20m pool as 10 x 4 with 45 sec rest',
    'swimming, interval, 10 × 80 meters, 45 seconds rest, pool 20',
  ],
  ['100s on the 1:30 til 30 min is up swim', 'swimming, interval, main set 20x100mtr on 1:30 interval'],
  [
    '2k total: 400 wu, 100s @ threshold 15s, 200 cd',
    'swimming, interval, 2,000 meters, whole Warm up 400mtr · 14x100mtr Z4 interval 15sec rest · Cool down 200mtr',
  ],
  [
    '4x100 1:15, 4x100 1:10, 4x100 1:05, 200 ez',
    'swimming, interval, 1,400 meters, whole 4x100mtr on 1:15 interval · 4x100mtr on 1:10 interval · 4x100mtr on 1:05 interval · 200mtr Z1',
  ],
  // Corrections.
  ['4x400 w/ paddles, no 3x400, 45s', 'swimming, interval, main set 3x400mtr with paddles interval 45sec rest'],
  ['no 6x200 sry 8x200 free pull on 3:00', 'swimming, interval, main set 8x200mtr freestyle pull on 3:00 interval'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test.each<[sentence: string, told: string]>([
  ['3x100 fr 3x100 bk 3x100 br 15s r', '“15s r” was read as that of each of the sets before it.'],
  ['swim 4x50 of each stroke', '“of each stroke” was read as 4x50 of fly, of back, of breast and of free.'],
  [
    'swim 10x100 on 1:50 with the 5th and 10th max',
    'The others were read as steady: only those that are named are said to be hard.',
  ],
  ['100s on 1:45 til 30 min is up, scm', 'So many fit into 30 minutes: 17 × 100.'],
  ['2k total: 400 wu, 100s @ threshold 15s, 200 cd', 'The whole leaves room for 14 × 100.'],
  ['4x400 w/ paddles, no 3x400, 45s', '“3x400” takes the place of “4x400”.'],
])('of "%s" is told: %s', (sentence, told) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)).toContain(told)
})
