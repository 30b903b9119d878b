import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Swims as masters, triathletes and beginners type them: joined parts, lengths, turns, tests, and swims by time.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  // Parts that are joined, said behind, or swum in one piece
  [
    'swim 4x(200 steady+50 sprint) 30s between',
    'swimming, interval, main set 4x · 200mtr Z2 recovery · 50mtr open effort 10/10 · 30sec rest',
    '',
  ],
  ['run 4x(400 hard+200 jog)', 'running, interval, main set 4x · 400mtr interval · 200mtr recovery', ''],
  [
    '4x100 IM, 30 sec rest, after 300 easy',
    'swimming, interval, warm-up 300 meters, main set 4x100mtr medley interval 30sec rest',
    '',
  ],
  ['bike 4x8 min threshold after 20 min warm up', 'cycling, threshold, warm-up 20 minutes, 4 × 8 minutes', ''],
  ['swim 6 x 100 no rest', 'swimming, 600 meters, whole 600mtr', '6 x 100'],
  [
    'easy recovery swim, flat out, 10x200 no rest, very relaxed',
    'swimming, endurance, 2,000 meters, whole 2000mtr Z1',
    '10x200',
    'flat out',
  ],
  // Lengths of a pool
  [
    '16 lengths warm up 8x2 lengths fast 8 lengths easy',
    'swimming, interval, 1,000 meters, pool 25, whole Warm up 400mtr · 8x50mtr Z5 interval · 200mtr Z1',
    '',
  ],
  [
    '8x2 lengths fast 2 lengths easy',
    'swimming, interval, main set 8x · 50mtr interval · 50mtr Z1 recovery, pool 25',
    '',
  ],
  [
    '6x2 lengths fast 1 length easy, 10 lengths easy',
    'swimming, interval, main set 6x · 50mtr interval · 25mtr Z1 recovery, cool-down 250 meters, pool 25',
    '',
  ],
  // One after the other, or some of them
  [
    'swim 3x600 pull swim pull',
    'swimming, 1,800 meters, whole 1x600mtr pull interval · 1x600mtr interval · 1x600mtr pull interval',
    '',
  ],
  [
    '3x200 pull, swim, pull 15s',
    'swimming, 600 meters, whole 1x200mtr pull interval 15sec rest · 1x200mtr interval 15sec rest · 1x200mtr pull interval 15sec rest',
    '',
  ],
  [
    '3x75 kick drill swim 15s',
    'swimming, interval, main set 3x · "kick/drill/swim" 75mtr open interval · 15sec rest',
    '',
  ],
  ['3x100 easy pull free', 'swimming, endurance, main set 3x100mtr freestyle pull interval', ''],
  [
    '12x100 IM order by 3s, 15 sec',
    'swimming, interval, 1,200 meters, whole 3x100mtr butterfly interval 15sec rest · 3x100mtr backstroke interval 15sec rest · 3x100mtr breaststroke interval 15sec rest · 3x100mtr freestyle interval 15sec rest',
    '',
  ],
  [
    '10x100 free, odd ones pull, r10',
    'swimming, interval, main set 5x · 100mtr freestyle pull · 10sec rest · 100mtr freestyle · 10sec rest',
    '',
  ],
  ['12x50 evens fast 15s', 'swimming, interval, main set 6x · 50mtr Z2 recovery · 15sec rest · 50mtr · 15sec rest', ''],
  [
    '12x50 every other one fast 15s',
    'swimming, interval, main set 6x · 50mtr Z2 recovery · 15sec rest · 50mtr open effort 10/10 · 15sec rest',
    '',
  ],
  // Hundreds without a unit are metres of a pool
  [
    '400 warm up, 6x100 hard, 200 easy',
    'swimming, interval, 1,200 meters, whole Warm up 400mtr · 6x100mtr Z5 interval · 200mtr Z1',
    '',
  ],
  [
    '300 wu, 8x50 fast, 100 cd',
    'swimming, interval, 800 meters, whole Warm up 300mtr · 8x50mtr Z5 interval · Cool down 100mtr',
    '',
  ],
  ['800 wu, 10x200, 800 cd', 'interval, warm-up 800 meters, 10 × 200 meters, cool-down 800 meters', ''],
  ['2k wu, 6x400, 2k cd', 'interval, warm-up 2 kilometers, 6 × 400 meters, cool-down 2 kilometers', ''],
  [
    '400 jog, 6x100 hard, 200 jog',
    'running, interval, warm-up 400 meters, main set 6x · 100mtr interval · 200mtr recovery',
    '',
  ],
  ['3x500 neg split :30', 'swimming, interval, main set 3x · neg split 500mtr interval · 30sec rest', ''],
  ['3x1000 neg split 2 min rest', 'interval, main set 3x · neg split 1000mtr interval · 2m rest', ''],
  // The pace of the mile in a pool, tests, and swims for time
  [
    '1000 yds broken as 10x100 at mile pace, 5 sec',
    'swimming, interval, 1,000 yards, whole 10x100yd 97-100% interval 5sec rest',
    '',
  ],
  ['swim 10x200 at mile pace 20s rest', 'swimming, interval, main set 10x200mtr 97-100% interval 20sec rest', ''],
  [
    '10x200 at mile pace 200 jog',
    'running, interval, main set 10x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery, by pace, at 1500m pace',
    '',
  ],
  [
    '400 TT, 5 min easy, 200 TT (css test)',
    'swimming, interval, 1,628 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 5m Z1 recovery · 200mtr effort 10/10 · Cool down 200mtr',
    '',
  ],
  [
    'swim css test, 400 tt then 10 min easy then 200 tt',
    'swimming, interval, 1,855 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 10m Z1 recovery · 200mtr effort 10/10 · Cool down 200mtr',
    '',
  ],
  [
    'swim 1650 yards for time',
    'swimming, interval, 2,450 yards, whole Warm up 400yd · 4x · build 50yd interval · 15sec rest · 1650yd effort 10/10 · Cool down 200yd',
    '',
  ],
  // In open water, and by time
  [
    'ows 40min, 6x2min race pace, sighting every 8 strokes',
    'swimming, interval, 1,900 meters, whole 11m Z1 · 6x · 2m 97-100% · 1m Z1 recovery · 11m Z1 // sighting every 8 strokes',
    '',
  ],
  [
    'open water swim 60 min with 5x4 min hard 2 min easy',
    'swimming, interval, 3,000 meters, whole 15m Z1 · 5x · 4m Z5 interval · 2m Z1 recovery · 15m Z1',
    '',
  ],
  [
    'swim 1 hr about 3000 scm with 3x600 pull swim pull',
    'swimming, interval, 3,000 meters, main set 1x600mtr pull interval · 1x600mtr interval · 1x600mtr pull interval, pool 25',
    '',
  ],
  ['swim 45 min about 2000m', 'swimming, 2,000 meters', ''],
  [
    'swim one hour technique drills and some 50s',
    'swimming, endurance, 2,500 meters, whole Warm up 650mtr · 7x · catch up 50mtr drill interval · 15sec rest · 7x · fist 50mtr drill interval · 15sec rest · 7x · fingertip drag 50mtr drill interval · 15sec rest · 11x50mtr Z1 freestyle interval 15sec rest · Cool down 250mtr',
    '',
  ],
  [
    '10x200 pull with buoy, no paddles, 20s rest',
    'swimming, interval, main set 10x200mtr pull with pull buoy interval 20sec rest',
    '',
  ],
  ['beginner swim 10x25 with 30s rest at the wall', 'swimming, interval, 10 × 25 meters, 30 seconds rest', ''],
  [
    '8x25 sprint from a dive 1min rest',
    'swimming, interval, main set 8x · from a dive 25mtr open effort 10/10 interval · 1m rest',
    '',
  ],
  // Numbered repetitions, pieces of each, and easy swims before a set
  [
    'swim 4x200 1st easy 2nd mod 3rd hard 4th max 30s',
    'swimming, interval, 800 meters, whole 1x200mtr Z1 interval 30sec rest · 1x200mtr Z3 interval 30sec rest · 1x200mtr Z5 interval 30sec rest · 1x200mtr open effort 10/10 interval 30sec rest',
    '',
  ],
  [
    'swim 4x100 #1 easy #2 fast #3 easy #4 fast on 2:00',
    'swimming, interval, 400 meters, whole 1x100mtr Z1 on 2:00 interval · 1x100mtr Z5 on 2:00 interval · 1x100mtr Z1 on 2:00 interval · 1x100mtr Z5 on 2:00 interval',
    '',
  ],
  ['sprint set 8x25 all out off 1 min', 'swimming, interval, main set 8x25mtr open effort 10/10 on 1:00 interval', ''],
  [
    'swim 6x50 underwater 25 then easy 25 1 min rest',
    'swimming, interval, main set 6x · "25 underwater/25 easy" 50mtr open interval · 1m rest',
    '',
  ],
  [
    'swim 8x100 kick 50 then swim 50 on 2:10',
    'swimming, interval, main set 8x · "50 kick/50 swim" 100mtr open on 2:10 interval',
    '',
  ],
  ['swim 500 easy, 10x25 fast 20s', 'swimming, interval, warm-up 500 meters, 10 × 25 meters, 20 seconds rest', ''],
  [
    '20 lengths easy, 10x2 lengths fast 20s rest',
    'swimming, interval, warm-up 500 meters, 10 × 50 meters, 20 seconds rest, pool 25',
    '',
  ],
  ['swim 2000 easy, 8x50 fast', 'swimming, endurance, 2,000 meters, 8 × 50 meters', ''],
  ['swim 4x(25 fast, 75 easy)', 'swimming, interval, main set 4x · 25mtr · 75mtr Z1 recovery', ''],
  ['ride around the sea 60 min, 5x4 min hard', 'cycling, interval, 1 hour, 5 × 4 minutes', ''],
  // Fast beside easy, and any stroke but freestyle
  [
    'swim 4x100 easy 20s, 4x100 fast 20s',
    'swimming, interval, main set 4x100mtr Z1 interval 20sec rest · 4x100mtr Z5 interval 20sec rest',
    '',
  ],
  [
    'swim 10x100 odds easy evens hard 15s',
    'swimming, interval, main set 5x · 100mtr Z1 recovery · 15sec rest · 100mtr Z5 · 15sec rest',
    '',
  ],
  ['swim 8x50 stroke 15s', 'swimming, interval, main set 8x50mtr mixed interval 15sec rest', ''],
  [
    'swim 8x50 odds stroke evens free 15s',
    'swimming, interval, main set 4x · 50mtr mixed · 15sec rest · 50mtr freestyle · 15sec rest',
    '',
  ],
  [
    'swim 20x50 on 1:00 1-10 free 11-20 stroke',
    'swimming, interval, main set 10x50mtr freestyle on 1:00 interval · 10x50mtr mixed on 1:00 interval',
    '',
  ],
  [
    'swim 6x100 first 3 pull last 3 swim 20s',
    'swimming, interval, main set 3x100mtr pull interval 20sec rest · 3x100mtr interval 20sec rest',
    '',
  ],
  ['swim 10x100 stroke count 20s', 'swimming, interval, main set 10x · stroke count 100mtr interval · 20sec rest', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
