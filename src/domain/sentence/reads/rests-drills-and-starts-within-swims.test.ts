import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Where rests and easy swims of rounds lie, drills by their names alone, rows that are the warm-up, and fast starts.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '400 fr/200 IM/8x50 kick-drill w/u, 12x100 @ CSS+5 off 1:50, 4x50 bk easy',
    'swimming, interval, 2,400 meters, by pace, whole Warm up 400mtr freestyle · 200mtr medley · 8x · "kick/drill" 50mtr interval · 12x100mtr 1:50/100m on 1:50 interval · 4x50mtr Z1 backstroke interval',
  ],
  [
    '300 fr/200 kick/4x75 IM-order warm up, 10x100 @ CSS off 1:45, 200 choice easy',
    'swimming, interval, 2,000 meters, by pace, whole Warm up 300mtr freestyle · 200mtr kick · 4x · im order 75mtr interval · 10x100mtr Z4 on 1:45 interval · 200mtr Z1 mixed',
  ],
  [
    '500 sw, 6x50 drill wu; 3x400 @ CSS+4 r40; 200 cd',
    'swimming, interval, 2,200 meters, by pace, whole Warm up 500mtr · 6x50mtr drill interval · 3x400mtr 1:49/100m interval 40sec rest · Cool down 200mtr',
  ],
  [
    '6x50 catch-up/fist/6-1-6 by 2, 15 sec RI, then 5x300 pull w paddles 70%',
    'swimming, interval, main set 6x · "catch up/fist/6-1-6" 50mtr drill interval · 15sec rest · 5x300mtr 70% pull with paddles interval, by pace',
  ],
  [
    '6x50 zipper/tarzan/doggy paddle by 2s 20s rest then 3x500 steady 60s rest',
    'swimming, endurance, main set 6x · "zipper/tarzan/doggy paddle" 50mtr drill interval · 20sec rest · 3x500mtr interval 1m rest',
  ],
  [
    '2x(8x50 @ :55 best avg) 200 ez b/w, then 4x100 pull on :20 rest, 200 wd',
    'swimming, interval, 1,600 meters, by pace, whole 8x · best avg 50mtr on 0:55 interval · 200mtr Z1 recovery · 8x · best avg 50mtr on 0:55 interval · 4x100mtr pull interval 20sec rest · Cool down 200mtr',
  ],
  [
    '2x(6x100 on 1:50 hard) 300 ez b/w',
    'swimming, interval, main set 6x100mtr Z5 on 1:50 interval · 300mtr Z1 recovery · 6x100mtr Z5 on 1:50 interval, by pace',
  ],
  [
    '4x(50 fly 50 bk 50 br 50 fr) r:20 after each 50, 1 min after each IM round',
    'swimming, interval, main set 4x · 50mtr butterfly · 20sec rest · 50mtr backstroke · 20sec rest · 50mtr breaststroke · 20sec rest · 50mtr freestyle · 1m rest',
  ],
  [
    '5x(25 fly 25 bk 25 br 25 fr) 10s after every 25, 45s after each 100',
    'swimming, interval, main set 5x · 25mtr butterfly · 10sec rest · 25mtr backstroke · 10sec rest · 25mtr breaststroke · 10sec rest · 25mtr freestyle · 45sec rest',
  ],
  [
    'OW prep: 10x(25 sight, 75 steady) then 6x50 hard start into 150 @ race pace, 30s',
    'swimming, interval, main set 10x · 25mtr Z2 // sight · 75mtr Z2 · 6x · 50mtr · 150mtr 97-100% · 30sec rest, by pace',
  ],
  [
    'swim 4x100 hard start into 300 steady, 45s rest',
    'swimming, interval, main set 4x · 100mtr Z5 · 300mtr Z2 recovery · 45sec rest, by pace',
  ],
  [
    '3 rds: 300 pull buoy, 200 brst/free by 50, 100 kick bord. 20s rest bewteen all',
    'swimming, interval, main set 300mtr with pull buoy · 20sec rest · 2x · 50mtr breaststroke · 50mtr freestyle · 20sec rest · 100mtr kick with kickboard · 20sec rest · 300mtr with pull buoy · 20sec rest · 2x · 50mtr breaststroke · 50mtr freestyle · 20sec rest · 100mtr kick with kickboard · 20sec rest · 300mtr with pull buoy · 20sec rest · 2x · 50mtr breaststroke · 50mtr freestyle · 20sec rest · 100mtr kick with kickboard',
  ],
  [
    '4 rds: 200 pull, 100 kick w board, 50 sprint. 15s rest between all',
    'swimming, interval, main set 4x · 200mtr pull · 15sec rest · 100mtr kick with kickboard · 15sec rest · 50mtr open effort 10/10 · 15sec rest',
  ],
  [
    '3 rounds - 150 swim, 100 kick board, 50 drill, :20 between everything',
    'swimming, interval, main set 3x · 150mtr · 20sec rest · 100mtr kick with kickboard · 20sec rest · 50mtr drill · 20sec rest',
  ],
  [
    '6x100 max off 5:00 from a push, 50 ez inside the rest, 300 loosen down',
    'swimming, interval, 1,200 meters, by pace, whole 6x · 100mtr open effort 10/10 on 5:00 interval · 50mtr Z1 recovery · Cool down 300mtr',
  ],
  [
    'swim 4x200 hard off 6:00, 100 ez during each rest',
    'swimming, interval, main set 4x · 200mtr Z5 on 6:00 interval · 100mtr Z1 recovery, by pace',
  ],
  [
    '20 lengths (25m) warm, 8 x 4 lengths thresh 20sec, 10 lengths cool',
    'swimming, interval, 1,550 meters, by pace, pool 25, whole Warm up 500mtr · 8x100mtr Z4 interval 20sec rest · Cool down 250mtr',
  ],
  [
    '12 lengths (50m) free, 4 x 2 lengths fast 20 sec, 4 lengths back',
    'swimming, interval, 1,200 meters, by pace, pool 50, whole 600mtr freestyle · 4x100mtr Z5 interval 20sec rest · 200mtr backstroke',
  ],
  ['8x(25 fast, 75 at css), 15s rest', 'swimming, interval, main set 8x · 25mtr Z5 · 75mtr Z4 · 15sec rest, by pace'],
  [
    'swim 12x75 threshold 15s rest, 4x50 fast',
    'swimming, interval, main set 12x75mtr Z4 interval 15sec rest · 4x50mtr Z5 interval, by pace',
  ],
  ['10x(25 sight, 75 steady)', 'swimming, endurance, main set 10x · 25mtr Z2 // sight · 75mtr Z2, by pace'],
  [
    '8x(25 sighting, 125 easy) 20s rest',
    'swimming, endurance, main set 8x · 25mtr Z1 // sighting · 125mtr Z1 · 20sec rest, by pace',
  ],
  [
    '2x(4x25 fast, 100 ez) rest 15 after each 25, 2 min between sets',
    'swimming, interval, main set 4x25mtr interval 15sec rest · 100mtr Z1 · 2m rest · 4x25mtr interval 15sec rest · 100mtr Z1 recovery, by pace',
  ],
  [
    '3x(6x50 fast, 200 swim) r20 after each 50',
    'swimming, interval, main set 6x50mtr interval 20sec rest · 200mtr · 1m rest · 6x50mtr interval 20sec rest · 200mtr · 1m rest · 6x50mtr interval 20sec rest · 200mtr',
  ],
  [
    '200 kickboard, 8x50 kick board 20s rest, 6x100 steady 15s rest',
    'swimming, endurance, 1,200 meters, by pace, whole 200mtr Z2 kick with kickboard · 8x50mtr kick with kickboard interval 20sec rest · 6x100mtr Z2 interval 15sec rest',
  ],
])('“%s”', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running', references: { running: 270, cycling: 230, swimming: 105 } })
  expect(readAs(read)).toBe(asked)
  expect(read.checks).toEqual([])
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
