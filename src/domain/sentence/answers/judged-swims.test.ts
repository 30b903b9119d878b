import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Sentences of people who had not seen the reader. Each was judged to be read right: the reading, the words that it was
// read from, the words that were named, and those that are to be checked.

test.each<[sentence: string, asked: string, words: string, unread?: string[], checks?: string[]]>([
  [
    '20x25 @1:00 fly/br, 10x50 bk 1:00 every 3rd fast, 200 ez thats it',
    'swimming, interval, 1,200 meters, whole 20x · "fly/br" 25mtr on 1:00 interval · 2x50mtr backstroke on 1:00 interval · 1x50mtr Z5 backstroke on 1:00 interval · 2x50mtr backstroke on 1:00 interval · 1x50mtr Z5 backstroke on 1:00 interval · 2x50mtr backstroke on 1:00 interval · 1x50mtr Z5 backstroke on 1:00 interval · 1x50mtr backstroke on 1:00 interval · 200mtr Z1',
    '20x25 | @1:00 | fly/br | 10x50 | bk | 1:00 | every 3rd fast | fast | 200 | ez',
  ],
  [
    '20x100 @ 1:45, every 4th one IM',
    'swimming, interval, main set 5x · 100mtr on 1:45 · 100mtr on 1:45 · 100mtr on 1:45 · 100mtr medley on 1:45',
    '20 | 100 | @ 1:45 | IM',
  ],
  ['swim 50 km tonight at 0:40/100m', 'swimming', 'swim', ['50 km', '0:40/100m']],
  [
    '16x50 @ :50 hold 35s',
    'swimming, interval, main set 16x50mtr 1:10/100m on 0:50 interval',
    '16x50 | @ :50 | hold 35s',
  ],
  [
    'Pool 45min nothing fancy, 8 x 50 in the middle descending 1-4',
    'swimming, interval, 2,100 meters, main set 8x · "descending 1-4" 50mtr interval',
    'Pool | 45min | 8 x 50 | descending 1-4',
    ['nothing fancy'],
  ],
  [
    'swim 20x25 odds fast evens easy 15 sec',
    'swimming, interval, main set 10x · 25mtr · 15sec rest · 25mtr Z1 recovery · 15sec rest',
    'swim | 20x25 | 20x25 odds fast evens easy 15 sec | easy',
  ],
  [
    'swim 500/400/300/200/100 dec rest 50/40/30/20 s',
    'swimming, ladder sets, main set 500mtr interval · 50sec rest · 400mtr interval · 40sec rest · 300mtr interval · 30sec rest · 200mtr interval · 20sec rest · 100mtr interval',
    'swim | 500/400/300/200/100 | rest 50/40/30/20 s',
    ['dec'],
  ],
  [
    'wu 400 (100fr/100bk/100pull/100kick), 8x25 scull+swim r10, 6x150 @CSS+3 r20, cd 200ez',
    'swimming, interval, 1,700 meters, whole Warm up 100mtr freestyle · Warm up 100mtr backstroke · Warm up 100mtr pull · Warm up 100mtr kick · 8x · scull 25mtr drill interval · 10sec rest · 6x · "CSS+3 s per 100" 150mtr open interval · 20sec rest · Cool down 200mtr Z1',
    'wu 400 | 100 | fr | bk | pull | kick | 8x25 | scull | swim | 10 | 6x150 | CSS+3 | r20 | cd 200 | ez',
  ],
  [
    '400IM x4, 30 sec rest, then 8x50 choice on the minute',
    'swimming, interval, main set 4x400mtr medley interval 30sec rest · 8x50mtr mixed on 1:00 interval',
    '400 | IM | 30 sec rest | 8x50 | choice | on the minute',
  ],
  [
    'Swim 100 m drills, 100 m kick, 100 m pull, 100 m swim, repeat three times',
    'swimming, interval, main set 3x · 100mtr drill · 100mtr kick · 100mtr pull · 100mtr',
    'Swim | 100 m | drills | kick | pull | swim | repeat three times',
  ],
  ['triathlon: 1.5 swim 40 bike 10 run', 'swimming', 'swim', ['triathlon', '1.5', '40 bike', '10 run']],
  [
    'swim 4 x 200 neg split @ 3:20, 8x25 underwater? no - 8 x 25 fast @ 40s',
    'swimming, interval, main set 4x · neg split 200mtr on 3:20 interval · 8x25mtr on 0:40 interval',
    'swim | 4 x 200 | neg split | @ 3:20 | 8 x 25 | @ 40s',
    ['8x25', 'underwater'],
  ],
  [
    'swim 64 lengths front crawl, see how it goes',
    'swimming, 1,600 meters, pool 25, whole 1600mtr freestyle',
    'swim | 64 lengths | front crawl',
    ['see how', 'goes'],
  ],
  [
    'swm 1km: 200 ez 6x100 moderate 15s 200 choice',
    'swimming, interval, 1,000 meters, whole 200mtr Z1 · 6x100mtr Z3 interval 15sec rest · 200mtr mixed',
    'swm | 1km | 200 | ez | 6x100 | moderate | 15s | choice',
  ],
  [
    '3000scm main 5x400 desc 1-5 :30 rest',
    'swimming, interval, 3,000 meters, main set 5x · "desc 1-5" 400mtr interval · 30sec rest, pool 25',
    '3000 | scm | 5x400 | desc 1-5 | :30 rest',
    [],
    ['3000'],
  ],
  [
    'my css is 1:48, 15x100 at css w 10 secs, then 300 ez. 600 mixed to start',
    'swimming, interval, 2,400 meters, reference 1:48 per meters, by pace, whole 600mtr mixed · 15x100mtr Z4 interval 10sec rest · 300mtr Z1',
    'my css is 1:48 | 15x100 | css | 10 secs | 300 | ez | 600 | mixed',
  ],
  [
    '300 on 5:00, 10x75 1:15 fist/dr/sw, 8x25 :45 sprint medley, 150 ch ez',
    'swimming, interval, 1,400 meters, whole 1x300mtr on 5:00 interval · 10x · "fist/drill/swim" 75mtr on 1:15 interval · 8x25mtr open effort 10/10 medley on 0:45 interval · 150mtr Z1 mixed',
    '300 | on 5:00 | 10x75 | 1:15 | fist/dr/sw | 8x25 | :45 | sprint | medley | 150 | ch | ez',
  ],
  [
    'Pool session: six 150s at threshold pace, resting 20 seconds after each, with a 300m warm-up and 200m easy at the end',
    'swimming, interval, 1,400 meters, whole Warm up 300mtr · 6x150mtr Z4 interval 20sec rest · 200mtr Z1',
    'Pool session | six 150s | threshold | resting 20 seconds after | 300m warm-up | 200m | easy',
  ],
  [
    'swim 1.9k straight, sight every 12 strokes, hold 1:55',
    'swimming, 1,900 meters, whole 1.9km 1:55/100m // sight every 12 strokes',
    'swim | 1.9k | straight | sight every 12 strokes | 1:55',
    [],
  ],
  [
    'swim 40 lengths breast easy',
    'swimming, endurance, 1,000 meters, pool 25, whole 1000mtr Z1 breaststroke',
    'swim | 40 lengths | breast | easy',
  ],
  [
    '400IM wu, 12x75 as 25 kick 25 drill 25 swim @1:40, 8x25 fly fast/easy by 25 @:40, 200 ez',
    'swimming, interval, 1,700 meters, whole Warm up 400mtr medley · 12x · "25 kick/25 drill/25 swim" 75mtr on 1:40 interval · 4x · 25mtr Z5 butterfly on 0:40 · 25mtr Z1 butterfly on 0:40 recovery · 200mtr Z1',
    '400 | IM | 12x75 | as 25 kick 25 drill 25 swim | @1:40 | 8x25 | fly | fast | easy | :40 | 200 | ez',
  ],
  [
    'Swim ladder 50-100-150-200-150-100-50, 15s after each, all at CSS +3',
    'swimming, ladder sets, main set "CSS+3 s per 100" 50mtr open interval · 15sec rest · "CSS+3 s per 100" 100mtr open interval · 15sec rest · "CSS+3 s per 100" 150mtr open interval · 15sec rest · "CSS+3 s per 100" 200mtr open interval · 15sec rest · "CSS+3 s per 100" 150mtr open interval · 15sec rest · "CSS+3 s per 100" 100mtr open interval · 15sec rest · "CSS+3 s per 100" 50mtr open interval',
    'Swim | ladder | 50-100-150-200-150-100-50 | 15s | CSS +3',
  ],
  [
    '6 x 100 m freestyle at 1:45 pace with 10 seconds rest',
    'swimming, interval, main set 6x100mtr 1:45/100m freestyle interval 10sec rest',
    '6 x 100 m | freestyle | at 1:45 | 10 seconds rest',
  ],
  [
    'Monday 45 min swim, Tuesday 10 km run, Thursday 3h ride, Sunday long run 25k',
    'swimming, endurance, 2,200 meters, whole 45m Z2',
    '45 min | swim',
    ['Monday', 'Tuesday 10 km run, Thursday 3h ride, Sunday long run 25k'],
  ],
  [
    'Swim: 200 warm up, 6x50 drill, 8x100 moderate, 100 easy',
    'swimming, interval, 1,400 meters, whole Warm up 200mtr · 6x50mtr drill interval · 8x100mtr Z3 interval · 100mtr Z1',
    'Swim | 200 warm up | 6x50 | drill | 8x100 | moderate | 100 | easy',
  ],
  [
    '6x(50 max, 100 ez) from a dive, 3min rest after each, + 400 wu, 12 x 25 kick 20 sec, 300 down',
    'swimming, interval, 1,900 meters, whole Warm up 400mtr · 6x · from a dive 50mtr open effort 10/10 · from a dive 100mtr Z1 recovery · 3m rest · 12x25mtr kick interval 20sec rest · Cool down 300mtr',
    '6x | 50 | max | 100 | ez | from a dive | 3min rest after | 400 wu | 12 x 25 | kick | 20 sec | 300 down',
  ],
  [
    'w/u 300 fs 200 bk 100 br; main 6x150 (50 fly 50 bk 50 fs) @ 3:00; c/d 200',
    'swimming, interval, 1,700 meters, whole Warm up 300mtr freestyle · 200mtr backstroke · 100mtr breaststroke · 6x · "50 fly/50 back/50 free" 150mtr on 3:00 interval · Cool down 200mtr',
    'w/u 300 | fs | 200 | bk | 100 | br | 6x150 | (50 fly 50 bk 50 fs) | @ 3:00 | c/d 200',
  ],
  [
    '4 x 50 butterfly, 4 x 50 backstroke, 4 x 50 breaststroke, 4 x 50 freestyle, all with 20 seconds rest',
    'swimming, interval, 800 meters, whole 4x50mtr butterfly interval 20sec rest · 4x50mtr backstroke interval 20sec rest · 4x50mtr breaststroke interval 20sec rest · 4x50mtr freestyle interval 20sec rest',
    '4 x 50 | butterfly | backstroke | breaststroke | freestyle | 20 seconds',
  ],
  [
    'swim 2k yds: 500 free, 5x100 IM on 2:10, 10x50 alt kick/drill 10sr, 500 pull',
    'swimming, interval, 2,000 yards, whole 500yd freestyle · 5x100yd medley on 2:10 interval · 5x · 50yd kick · 10sec rest · 50yd drill · 10sec rest · 500yd pull',
    'swim | 2k yds | 500 | free | 5x100 | IM | on 2:10 | 10x50 | kick | drill | 10sr | pull',
  ],
])('"%s" asks for %s, by the words %s', (sentence, asked, words, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, words, unread, checks })
})
