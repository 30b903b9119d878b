import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Lines of swims: rests behind a slash, strokes by turns, swims in the rests, ends in any words, shares of the whole.

test.each<[sentence: string, asked: string, ...told: string[]]>([
  [
    'swim 6x75 back steady /20, 300 easy',
    'swimming, endurance, main set 6x75mtr backstroke interval 20sec rest, cool-down 300 meters',
  ],
  [
    '4 rounds: 150 fr @ CSS+4 /15s, 4x25 fly-bk-br-fr /10s, 50 kick no board /40s',
    'swimming, interval, main set 1x150mtr 1:49/100m freestyle interval 15sec rest · 4x · im order 25mtr interval · 10sec rest · 1x50mtr kick interval · 40sec rest · 1x150mtr 1:49/100m freestyle interval 15sec rest · 4x · im order 25mtr interval · 10sec rest · 1x50mtr kick interval · 40sec rest · 1x150mtr 1:49/100m freestyle interval 15sec rest · 4x · im order 25mtr interval · 10sec rest · 1x50mtr kick interval · 40sec rest · 1x150mtr 1:49/100m freestyle interval 15sec rest · 4x · im order 25mtr interval · 10sec rest · 1x50mtr kick interval, by pace',
  ],
  [
    '50-100-150-200-150-100-50 kick/swim alt, 15s each, z2',
    'swimming, endurance, 800 meters, by pace, whole 50mtr Z2 kick · 15sec rest · 100mtr Z2 · 15sec rest · 150mtr Z2 kick · 15sec rest · 200mtr Z2 · 15sec rest · 150mtr Z2 kick · 15sec rest · 100mtr Z2 · 15sec rest · 50mtr Z2 kick · 15sec rest',
  ],
  [
    'swim 12x50 free/back alternating on 1:05, 200 sd',
    'swimming, interval, 800 meters, whole 6x · 50mtr freestyle on 1:05 · 50mtr backstroke on 1:05 · Cool down 200mtr',
  ],
  [
    '24x25 fly/bk/br/fr x6 each by stroke, :20 rest, 100 choice loosen',
    'swimming, interval, 700 meters, by pace, whole 6x25mtr butterfly interval 20sec rest · 6x25mtr backstroke interval 20sec rest · 6x25mtr breaststroke interval 20sec rest · 6x25mtr freestyle interval 20sec rest · 100mtr Z1 mixed',
  ],
  [
    '600 as 25 kick/50 swim x8, then 4x150 pull 2:50, 200 loosen',
    'swimming, interval, 1,400 meters, by pace, whole 8x · 25mtr kick · 50mtr · 4x150mtr pull on 2:50 interval · 200mtr Z1',
  ],
  [
    '10x75 odds drill (fists) evens build, off 1:20, then 3x300 neg split r30',
    'swimming, interval, main set 5x · fist 75mtr drill on 1:20 · build 75mtr on 1:20 · 3x · negative split 300mtr interval · 30sec rest',
  ],
  [
    '9x100 as 3 @ 1:55, 3 @ 1:50, 3 @ 1:45, 2 min xtra between 3s',
    'swimming, interval, 900 meters, whole 3x100mtr on 1:55 interval · 2m rest · 3x100mtr on 1:50 interval · 2m rest · 3x100mtr on 1:45 interval',
  ],
  [
    '5x400 as 200 CSS+6 / 100 CSS+2 / 100 CSS-2, r40, 500 WU 300 CD',
    'swimming, interval, 2,800 meters, by pace, whole Warm up 500mtr · 5x · 200mtr 1:51/100m · 100mtr 1:47/100m · 100mtr 1:43/100m · 40sec rest · Cool down 300mtr',
  ],
  [
    '50s: 1 easy 1 mod 1 fast x 6, 20 rest, easy is backstroke',
    'swimming, interval, main set 6x · 50mtr Z1 backstroke recovery · 20sec rest · 50mtr Z3 · 20sec rest · 50mtr Z5 · 20sec rest, by pace',
  ],
  [
    '300 choice wu, 2x6x50 odds build evens ez on 1:15, btw sets 150 kick',
    'swimming, interval, 1,050 meters, by pace, whole Warm up 300mtr mixed · 3x · build 50mtr on 1:15 · 50mtr Z1 on 1:15 recovery · 150mtr kick · 3x · build 50mtr on 1:15 · 50mtr Z1 on 1:15 recovery',
  ],
  [
    '8x50 max on 4:00, 100 ez active inside the rest; 500 wu 300 wd',
    'swimming, interval, 2,000 meters, by pace, whole Warm up 500mtr · 8x · 50mtr open effort 10/10 on 4:00 interval · 100mtr Z1 recovery · Cool down 300mtr',
  ],
  [
    'sprints: 5x50 dive @ 97% on 5 mins, active 100 back in the rest, wu 800 sd 400',
    'swimming, interval, 1,950 meters, by pace, whole Warm up 800mtr · 5x · from a dive 50mtr open effort 10/10 on 5:00 interval · 100mtr Z1 recovery · Cool down 400mtr',
    'back',
  ],
  [
    'broken 300s x 3: 3x100 r5 @ CSS-1, 2:00 btw 300s, wu 500 cd 300',
    'swimming, interval, 1,700 meters, by pace, whole Warm up 500mtr · 2x100mtr 1:44/100m interval 5sec rest · 100mtr 1:44/100m interval · 2m rest · 2x100mtr 1:44/100m interval 5sec rest · 100mtr 1:44/100m interval · 2m rest · 3x100mtr 1:44/100m interval 5sec rest · Cool down 300mtr',
  ],
  [
    '200 fr 100 IM 100 k w/u; 2x(6x75 d1-3 @1:25, 1x100 ez @2:20); 300 s/d',
    'swimming, interval, 1,800 meters, by pace, whole Warm up 200mtr freestyle · Warm up 100mtr medley · Warm up 100mtr kick · 6x · "descend 1-3" 75mtr on 1:25 interval · 1x100mtr Z1 on 2:20 interval · 6x · "descend 1-3" 75mtr on 1:25 interval · 1x100mtr Z1 on 2:20 interval · Cool down 300mtr',
  ],
  [
    '3x(6x50 @ 100 race pace on 1:40, 100 rec) sandwiched by 600 warm up and 300 swim-down',
    'swimming, interval, 2,100 meters, by pace, whole Warm up 600mtr · 6x50mtr 112-116% on 1:40 interval · 100mtr Z1 recovery · 6x50mtr 112-116% on 1:40 interval · 100mtr Z1 recovery · 6x50mtr 112-116% on 1:40 interval · 100mtr Z1 recovery · Cool down 300mtr',
  ],
  [
    'IM order 4x(50 str @ 1:10, 50 kick) 15 s between pieces; 400 fr pre, 300 post',
    'swimming, 1,100 meters, by pace, whole 400mtr Z1 freestyle · 1x · im order 50mtr on 1:10 interval · 1x50mtr kick interval · 15sec rest · 1x · im order 50mtr on 1:10 interval · 1x50mtr kick interval · 15sec rest · 1x · im order 50mtr on 1:10 interval · 1x50mtr kick interval · 15sec rest · 1x · im order 50mtr on 1:10 interval · 1x50mtr kick interval · 300mtr Z1',
  ],
  [
    'swim 3000: 20% wu, 60% main as 300s at CSS+2 20s, 20% easy',
    'swimming, interval, 3,000 meters, by pace, whole Warm up 600mtr · 6x300mtr 1:47/100m interval 20sec rest · 600mtr Z1',
  ],
  [
    'T20: as far as possible in 20 min, after 500 mixed wu',
    'swimming, interval, 1,600 meters, by pace, whole Warm up 500mtr mixed · 20m Z4',
  ],
  [
    'swim: 30 min tt after 400 (200 sw 200 k), 300 down',
    'swimming, interval, 2,400 meters, by pace, whole 200mtr · 200mtr kick · 30m Z4 · Cool down 300mtr',
  ],
  [
    '1x300 2x200 4x100 pull descend by distance, 15s rest, w/u 400 c/d 200',
    'swimming, interval, 1,700 meters, whole Warm up 400mtr · 1x · descend 300mtr pull interval · 15sec rest · 2x · descend 200mtr pull interval · 15sec rest · 4x · descend 100mtr pull interval · 15sec rest · Cool down 200mtr',
  ],
  [
    '4x50 golf, 4x400 @ CSS+7 w 40s r; paddles on #3',
    'swimming, interval, 1,800 meters, by pace, whole 4x50mtr interval // counting strokes · 2x400mtr 1:52/100m interval 40sec rest · 1x400mtr 1:52/100m with paddles interval 40sec rest · 1x400mtr 1:52/100m interval 40sec rest',
  ],
  [
    'swim 4x500, first 100 fast then 1500 pace, 60s RI',
    'swimming, interval, main set 4x · 100mtr Z5 · 400mtr 97-100% · 1m rest, by pace',
  ],
  [
    '20x25 @ 100 race pace, 15s rest, stop after 3 misses',
    'swimming, interval, main set 20x25mtr 112-116% interval 15sec rest, by pace',
  ],
  [
    'fins on: 8x25 scull easy /30s, fins off 5 x 100 kick moderate /15',
    'swimming, endurance, main set 8x · sculling 25mtr drill with fins interval · 30sec rest · 5x100mtr Z3 kick interval 15sec rest, by pace',
  ],
  [
    '800 TT, 6 min easy, 8x100 at TT pace +4 on 25',
    'swimming, interval, 1,900 meters, by pace, whole 800mtr open effort 10/10 · 6m Z1 · 8x100mtr 1:49/100m interval 25sec rest',
  ],
  [
    'Golf 25s: 12x25 stroke count + time, get lower, 20s rest',
    'swimming, interval, 12 × 25 meters (counting strokes), 20 seconds rest',
  ],
  [
    'swim 6x100 hard on 2:00 after 400 easy, 200 cd',
    'swimming, interval, 1,200 meters, by pace, whole 400mtr Z1 · 6x100mtr Z5 on 2:00 interval · Cool down 200mtr',
  ],
  [
    'swim 6x100 hard on 2:00 after 400 easy, 4x50 drill',
    'swimming, endurance, main set 6x100mtr Z5 on 2:00 interval · 4x50mtr drill interval, by pace',
    '400',
    '6x100',
  ],
  [
    'swim 400 IM broken by stroke, 100 each :20, 200 free easy',
    'swimming, endurance, 700 meters, by pace, whole 400mtr Z2 medley · 100mtr Z2 · 20sec Z2 · 200mtr Z1 freestyle',
    'broken by stroke',
  ],
  [
    'swim 8x50 hard r20, after 200 kick, 200 cd',
    'swimming, interval, 800 meters, by pace, whole 200mtr Z1 kick · 8x50mtr Z5 interval 20sec rest · Cool down 200mtr',
  ],
  [
    '4 rounds: 75 swim hard, 50 kick hard, 50 back easy, 45 s',
    'swimming, interval, main set 4x · 75mtr Z5 · 50mtr Z4 kick · 50mtr Z1 backstroke recovery · 45sec rest, by pace',
  ],
  [
    '400 TT swim after 500 wu (incl 4x25 build) then 300 easy pull',
    'swimming, interval, 1,200 meters, by pace, whole Warm up 400mtr · 4x · build 25mtr interval · 400mtr open effort 10/10 · 300mtr Z1 pull',
  ],
  [
    'swim 2x(150 + 2x75) 150s z2, 75s z5, off 3:00 and 1:30',
    'swimming, interval, main set 1x150mtr Z2 on 3:00 interval · 2x75mtr Z5 on 1:30 interval · 1m rest · 1x150mtr Z2 on 3:00 interval · 2x75mtr Z5 on 1:30 interval, by pace',
  ],
  ['swim 300 pull / 75 kick x4', 'swimming, interval, main set 300mtr Z2 pull · 4x75mtr kick interval, by pace'],
])('"%s" asks for %s', (sentence, asked, ...told) => {
  const understood = understand(sentence, { sport: 'running', references: { swimming: 105 } })
  expect(readAs(understood)).toBe(asked)
  expect([...understood.unread, ...understood.checks].map(({ from, to }) => sentence.slice(from, to))).toEqual(told)
})

test.each<[sentence: string, told: string]>([
  ['swim 5x50 @ 97% on 5:00, 100 easy in the rest', 'What is swum in the rest of each is within its send-off.'],
  [
    'swim 5x50 @ 97% on 5:00, 100 easy in the rest',
    '97 % before so long a rest was read as an effort, near the maximum.',
  ],
  ['swim 6x100 css+2 on 20', '“on 20” was read as a rest of 20 s: nobody swims so far in it.'],
  ['swim 1x300 2x200 4x100 hard, 15s rest', '“hard” behind several sets was read as that of each.'],
  ['20x25 @ 100 race pace, 15s rest', 'Repetitions of so few metres point to swimming.'],
])('of "%s" is told: %s', (sentence, told) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)).toContain(told)
})
