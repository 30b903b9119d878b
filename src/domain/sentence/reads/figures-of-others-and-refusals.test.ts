import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What is of another activity, what is refused and what cannot both be; strokes in two words, times to hold and open water.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  ['legs: 5x5 squats 100kg', '', '', '5x5 squats', '100kg'],
  ['deadlift 5x5 140kg then 20 min row', '', '', 'deadlift', '5x5', '140kg', '20 min row'],
  ['pilates 4x10 min', '', '', 'pilates', '4x10 min'],
  ['gym: 3x12 leg press', '', '', 'gym', '3x12 leg press'],
  ['rope skipping 10x1 min', '', '', 'rope skipping', '10x1 min'],
  ['chest and back, 4x12 bench press 80kg', '', '', 'chest and back', '4x12 bench press', '80kg'],
  ['yoga 45 min then meditate 4x5 min', '', '', 'yoga 45 min', 'meditate', '4x5 min'],
  ['swim 2000m, total 1500m', 'swimming, 1,500 meters', 'total', '2000m'],
  ['45 min ride total time 60 min', 'cycling, 1 hour', 'total', '45 min'],
  ['swim 50 min, total 30 min', 'swimming, 1,400 meters', 'total', '50 min'],
  [
    'run 60 min, 5x3 min hard, no intervals',
    'running, interval, 1 hour, 5 × 3 minutes',
    'no intervals',
    'no intervals',
  ],
  [
    'bike 1h 4x5 threshold but nothing hard',
    'cycling, threshold, 1 hour, 4 × 5 minutes',
    'nothing hard',
    'nothing hard',
  ],
  [
    '60 min run, 3x8 threshold, but without any intervals and nothing hard',
    'running, threshold, 1 hour, 3 × 8 minutes',
    'without any intervals|nothing hard',
    'without any intervals',
    'nothing hard',
  ],
  ['breast stroke 800m steady, no sprints', 'swimming, endurance, 800 meters, whole 800mtr Z2 breaststroke', ''],
  ['run 40 min easy no sprints', 'running, endurance, 40 minutes', ''],
  ['breast stroke 1500m easy no sprints', 'swimming, endurance, 1,500 meters, whole 1500mtr Z1 breaststroke', ''],
  ['back stroke 1000m easy', 'swimming, endurance, 1,000 meters, whole 1000mtr Z1 backstroke', ''],
  ['swim 10x50 butter fly 30s rest', 'swimming, interval, main set 10x50mtr butterfly interval 30sec rest', ''],
  ['5x400 swim hold 5:40, leave 6:00', 'swimming, interval, main set 5x400mtr 1:25/100m on 6:00 interval', ''],
  ['12x50 hold :40 leave :55 swim', 'swimming, interval, main set 12x50mtr 1:20/100m on 0:55 interval', ''],
  ['10x100 make 1:30 go 1:45 swim', 'swimming, interval, main set 10x100mtr 1:30/100m on 1:45 interval', ''],
  [
    'swim 10x100 come in on 1:30 leave on 1:45',
    'swimming, interval, main set 10x100mtr 1:30/100m on 1:45 interval',
    '',
  ],
  ['10x100 swim hold 1:30, 1:45 sendoff', 'swimming, interval, main set 10x100mtr 1:30/100m on 1:45 interval', ''],
  ['10x100 swim hold 1:30 leave 1:45', 'swimming, interval, main set 10x100mtr 1:30/100m on 1:45 interval', ''],
  [
    'open water swim 40 min with 8x1 min hard',
    'swimming, interval, 1,900 meters, whole 12m Z1 · 8x · 1m Z5 interval · 1m Z1 recovery · 12m Z1',
    '',
  ],
  [
    'open water 1500m with 6x1 min fast',
    'swimming, interval, 1,500 meters, main set 6x · 1m Z5 interval · 20sec rest',
    'open water',
  ],
  [
    'open water w wetsuit 30mins sighting + 6x1min fast',
    'swimming, interval, 1,800 meters, whole 30m Z2 // with wetsuit, sighting · 6x · 1m Z5 interval · 20sec rest',
    '',
  ],
  ['yoga then 6x400', 'interval, 6 × 400 meters', '', 'yoga'],
  ['core 10 min, 3x10 min tempo run', 'running, tempo, 3 × 10 minutes, note core 10 min', ''],
  ['pushups 3x20 then 5k easy run', 'running, endurance, 5 kilometers', '', 'pushups', '3x20'],
  ['ride 2h easy, no efforts over 200w', 'cycling, endurance, 2 hours, whole 2h 0-200w', ''],
  ['no intervals today just 8k easy', 'endurance, 8 kilometers', ''],
  ['hold 1:40 for 10x100 on 2:00 swim', 'swimming, interval, main set 10x100mtr 1:40/100m on 2:00 interval', ''],
  ['10x100 on 1:45 holding 1:32 swim', 'swimming, interval, main set 10x100mtr 1:32/100m on 1:45 interval', ''],
  ['10x100 leave on 1:45 hold 1:30', 'swimming, interval, main set 10x100mtr 1:30/100m on 1:45 interval', ''],
  [
    'open water 2k, 10 min easy then 5x1 min fast',
    'swimming, interval, 2,000 meters, warm-up 10 minutes, main set 5x · 1m Z5 interval · 20sec rest',
    'open water',
  ],
  [
    'Hill repeats, 8 x 60 seconds uphill, 45 min run',
    'running, interval, 45 minutes, main set 8x · Uphill 1m open effort 9/10 interval',
    '',
  ],
  [
    'climbing ride 3h with 3x20 min uphill at sweet spot',
    'cycling, sweet spot, 3 hours, main set 3x · Uphill 20m interval',
    '',
  ],
  [
    'Hill repeats for 50 minutes, 10 x 45 seconds uphill, jog back down',
    'interval, 50 minutes, main set 10x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery',
    '',
  ],
  [
    'Climbing workout, 2 hours on the bike with 4 x 10 minutes uphill at threshold',
    'cycling, threshold, 2 hours, main set 4x · Uphill 10m interval',
    '',
  ],
  [
    `10' ez 4x5' @ 4:00/km 1'30" rec 10' ez`,
    'running, interval, 46 minutes, whole 10m Z1 · 4x · 5m 4:00/km interval · 1m30s recovery · 10m Z1',
    '',
  ],
  [
    `15' ez 3x10' @ 4:15/km 2'30" rec 10' ez`,
    'running, threshold, 1 hour 2 minutes 30 seconds, whole 15m Z1 · 3x · 10m 4:15/km interval · 2m30s recovery · 10m Z1',
    '',
  ],
  ['day before parkrun 25 min easy', 'running, endurance, 25 minutes', ''],
  ['parkrun tomorrow, 20 min shakeout', 'running, endurance, 20 minutes', ''],
  ['parkrun day before shakeout 20min w 4 pickups', 'running, endurance, 20 minutes, 4 strides', ''],
  ['8x100 @1:25 off 1:40', 'swimming, interval, main set 8x100mtr 1:25/100m on 1:40 interval', ''],
  ['5x200 3:10 leaving 3:30 swim', 'swimming, interval, main set 5x200mtr 1:35/100m on 3:30 interval', ''],
  ['100s x 10 on 1:50 holding 1:38', 'swimming, interval, main set 10x100mtr 1:38/100m on 1:50 interval', ''],
  ['60 min ride, total 90 min', 'cycling, 1 hour 30 minutes', 'total', '60 min'],
  ['run 5x1k, no speed work', 'running, interval, 5 × 1 kilometer', 'no speed work', 'no speed work'],
  ['squat 5x5, bench 5x5, row 3x8', '', '', 'squat', '5x5', 'bench', '5x5', 'row', '3x8'],
  ['kettlebell 10x1 min then run 5k', 'running, 5 kilometers', '', 'kettlebell', '10x1 min'],
  ['row 2k then 4x4 min hard', '', '', 'row 2k', '4x4 min', 'hard'],
  ['boxing 6x3 min 1 min rest', '', '', 'boxing', '6x3 min 1 min rest'],
  ['walk 45 min with 6x1 min brisk', '45 minutes', '', 'walk', '6x1 min', 'brisk'],
  ['IM 400 warm up, 1500 free swim', 'swimming, 1,900 meters, whole Warm up 400mtr medley · 1500mtr freestyle', ''],
  ['swim 5x100 at 1:30 leaving every 1:50', 'swimming, interval, main set 5x100mtr 1:30/100m on 1:50 interval', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
