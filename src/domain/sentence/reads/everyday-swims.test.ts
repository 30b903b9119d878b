import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What athletes ask for on any day: swims.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Swim 2000 m: 400 easy, 10x100 at 1:45 with 15 sec rest, 400 pull, 200 cool down',
    'swimming, interval, 2,000 meters, whole 400mtr Z1 · 10x100mtr 1:45/100m interval 15sec rest · 400mtr pull · Cool down 200mtr',
  ],
  ['Swim 20 x 50 m freestyle, leaving every 1:00', 'swimming, interval, main set 20x50mtr freestyle on 1:00 interval'],
  [
    '12 x 25 m sprint swim with 30 seconds rest, warm up 300 m, cool down 200 m',
    'swimming, interval, 800 meters, whole Warm up 300mtr · 12x25mtr open effort 10/10 interval 30sec rest · Cool down 200mtr',
  ],
  [
    'Swim technique session 1500 m with drills and easy freestyle',
    'swimming, endurance, 1,500 meters, whole Warm up 450mtr · 4x · catch up 50mtr drill interval · 15sec rest · 4x · fist 50mtr drill interval · 15sec rest · 4x · fingertip drag 50mtr drill interval · 15sec rest · 3x100mtr Z1 freestyle interval 15sec rest · Cool down 150mtr',
  ],
  ['Easy swim 1 km, no intervals', 'swimming, endurance, 1,000 meters'],
  [
    'Swim 5 x 200 at threshold pace, 20 seconds rest, 400 warm up',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 5x200mtr Z4 interval 20sec rest',
  ],
  [
    '1000 m swim time trial pace sets: 10 x 100 m at 1:30 pace, 20 s rest',
    'swimming, interval, main set 10x100mtr 1:30/100m interval 20sec rest',
    '1000 m',
    'time trial',
  ],
  [
    'Warmup 400m swim, 8x50 kick with 20s rest, 8x50 pull with 15s rest, 200m easy',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 8x50mtr kick interval 20sec rest · 8x50mtr pull interval 15sec rest · 200mtr Z1',
  ],
  ['Swim 3000 yards easy and steady', 'swimming, endurance, 3,000 yards'],
  [
    '400 choice, 3x(4x100 on 1:50, 50 ez), 6x50 desc 1-3 on 60, 200 wd',
    'swimming, interval, 2,250 meters, whole 400mtr mixed · 4x100mtr on 1:50 interval · 50mtr Z1 recovery · 4x100mtr on 1:50 interval · 50mtr Z1 recovery · 4x100mtr on 1:50 interval · 50mtr Z1 recovery · 6x · "desc 1-3" 50mtr on 1:00 interval · Cool down 200mtr',
  ],
  [
    'swim: 8x100 cruise @ CSS+5, 10s rest / 4x50 @ CSS-3, 20s rest, wu and cd 300 each',
    'swimming, interval, 1,600 meters, whole Warm up 300mtr · 8x · "CSS+5 s per 100" 100mtr open interval · 10sec rest · 4x · "CSS−3 s per 100" 50mtr open interval · 20sec rest · Cool down 300mtr',
    'cruise',
  ],
  [
    'swim 16x25: 4 fast/4 ez/4 fast/4 ez all on :40',
    'swimming, interval, 400 meters, whole 4x25mtr Z5 on 0:40 interval · 4x25mtr Z1 on 0:40 interval · 4x25mtr Z5 on 0:40 interval · 4x25mtr Z1 on 0:40 interval',
  ],
  ['🏊🔥🔥🚴💨🏃😵', 'swimming', '🚴', '🏃'],
  ['swim -400 m then run -5 km at -4:00', 'swimming', '-400 m', 'run', '-5 km', '-4:00'],
  [
    'swim 10x100 at 250 watts, bike 40 km at 1:30/100m, run at 95 rpm 300% FTP',
    'swimming, interval, 10 × 100 meters',
    '250 watts',
    'bike 40 km at 1:30/100m',
    'run at 95 rpm 300% FTP',
  ],
  [
    'swim 1500m: 300 warm up, 8 x 100 moderate 20s rest, 200 kick, 200 cool down',
    'swimming, interval, 1,500 meters, whole Warm up 300mtr · 8x100mtr Z3 interval 20sec rest · 200mtr kick · Cool down 200mtr',
  ],
  ['recovery swim 800m', 'swimming, endurance, 800 meters'],
  [
    'swim 10x50 sprint 1 min rest, 400 easy before and after',
    'swimming, interval, 1,300 meters, whole Warm up 400mtr · 10x50mtr open effort 10/10 interval 1m rest · Cool down 400mtr',
  ],
  ['6 x 200 fly/free by 100 on 4:00', 'swimming, interval, main set 6x · "fly/free" 200mtr on 4:00 interval'],
  [
    '8 x 25 fast 15 rest, 4 x 200 css 20 rest',
    'swimming, interval, main set 8x25mtr Z5 interval 15sec rest · 4x200mtr interval 20sec rest',
  ],
  [
    'swim main set 5 x 300 pull with paddles 30 s',
    'swimming, interval, main set 5x300mtr pull with paddles interval 30sec rest',
  ],
  ['swim 2500 yards with 10 x 100 on 1:40', 'swimming, interval, 2,500 yards, main set 10x100yd on 1:40 interval'],
  ['9 x 200 descend 1-3, 20s rest', 'swimming, interval, main set 9x · "descend 1-3" 200mtr interval · 20sec rest'],
  [
    '3000m swim: 600 easy, 3 x (4 x 100 @ css, 1 x 100 easy), 600 pull, 300 cd',
    'swimming, interval, 3,000 meters, whole 600mtr Z1 · 4x100mtr Z4 interval · 1x100mtr Z1 interval · 1m rest · 4x100mtr Z4 interval · 1x100mtr Z1 interval · 1m rest · 4x100mtr Z4 interval · 1x100mtr Z1 interval · 600mtr pull · Cool down 300mtr',
  ],
  [
    'swim 4 x 50 drill, 4 x 50 kick, 10 x 100 steady 15s, 100 easy',
    'swimming, endurance, 1,500 meters, whole 4x50mtr drill interval · 4x50mtr kick interval · 10x100mtr Z2 interval 15sec rest · 100mtr Z1',
  ],
  [
    'swim: 200 free, 200 kick, 200 pull, 8x25 sprint on :40, 100 cool',
    'swimming, interval, 900 meters, whole 200mtr freestyle · 200mtr kick · 200mtr pull · 8x25mtr open effort 10/10 on 0:40 interval · Cool down 100mtr',
  ],
  [
    '400 IM, 4x100 IM on 2:00, 200 easy',
    'swimming, interval, 1,000 meters, whole 400mtr medley · 4x100mtr medley on 2:00 interval · 200mtr Z1',
  ],
  [
    'swim 3 x 500 negative split 45s rest',
    'swimming, interval, main set 3x · negative split 500mtr interval · 45sec rest',
  ],
  ['3000 m steady swim with buoy', 'swimming, endurance, 3,000 meters, whole 3000mtr Z2 with pull buoy'],
  ['swim 1 mile straight', 'swimming, 1,609 meters, whole 1mi'],
  [
    'Easy swim 1200 metres, break it up as 6x200 with 20 sec rest',
    'swimming, endurance, 1,200 meters, whole 6x200mtr Z1 interval 20sec rest',
  ],
  [
    'easy 1200m swim split into 6x200 20s rest',
    'swimming, endurance, 1,200 meters, whole 6x200mtr Z1 interval 20sec rest',
  ],
  ['hard swim 1200m as 6x200 20s rest', 'swimming, interval, 1,200 meters, whole 6x200mtr Z5 interval 20sec rest'],
  [
    'swim 1000m easy, divided into 10x100, 15s rest',
    'swimming, endurance, 1,000 meters, whole 10x100mtr Z1 interval 15sec rest',
  ],
  [
    '5x100 easy, 5x100 steady, 5x100 hard all with 15s rest, freestyle',
    'swimming, interval, 1,500 meters, whole 5x100mtr Z1 freestyle interval 15sec rest · 5x100mtr Z2 freestyle interval 15sec rest · 5x100mtr Z5 freestyle interval 15sec rest',
  ],
  [
    '4x100 easy 20s rest, 4x100 hard 30s rest, backstroke',
    'swimming, interval, main set 4x100mtr Z1 backstroke interval 20sec rest · 4x100mtr Z4 backstroke interval 30sec rest',
  ],
  [
    '300 easy, 6x100 steady, 200 easy, front crawl.',
    'swimming, endurance, 1,100 meters, whole 300mtr Z1 freestyle · 6x100mtr Z2 freestyle interval · 200mtr Z1 freestyle',
  ],
  [
    '20 min freestyle easy, 10 min kick, 10 min pull',
    'swimming, endurance, 1,900 meters, whole 20m Z1 · 10m Z2 kick · 10m Z2 pull',
  ],
  [
    '30 min front crawl steady, 15 min pull, 15 min kick',
    'swimming, endurance, 2,900 meters, whole 30m Z2 · 15m Z2 pull · 15m Z2 kick',
  ],
  [
    'Lactate set - 8x50 all out off 3:00, 400 warm up, 400 swim down',
    'swimming, interval, 1,200 meters, whole Warm up 400mtr · 8x50mtr open effort 10/10 on 3:00 interval · Cool down 400mtr',
  ],
  ['I want to swim a mile without stopping, easy pace', 'swimming, endurance, 1,609 meters, whole 1mi Z1'],
  ['swim 2k nonstop, easy', 'swimming, endurance, 2,000 meters, whole 2km Z1'],
  [
    '400 IM training: 200 choice, 4x100 IM, 4x200 free, 200 loosen',
    'swimming, interval, 1,600 meters, whole 200mtr mixed · 4x100mtr medley interval · 4x200mtr freestyle interval · 200mtr Z1',
  ],
  [
    '200 fly session: 400 easy, 8x50 fly on 1:00, 200 easy',
    'swimming, interval, 1,000 meters, whole 400mtr Z1 · 8x50mtr butterfly on 1:00 interval · 200mtr Z1',
  ],
  ['Lunchtime swim, 40 mins, short fast stuff', 'swimming, interval, 1,800 meters'],
  ['45 min swim, short quick efforts', 'swimming, interval, 2,100 meters'],
  [
    'VO2max: 12 x 100 free hard with 1 min rest, 300 wu and 300 cd',
    'swimming, interval, 1,800 meters, whole Warm up 300mtr · 12x100mtr Z5 freestyle interval 1m rest · Cool down 300mtr',
  ],
  ['VO2max: 10x100 fly 1 min rest', 'swimming, interval, main set 10x100mtr butterfly interval 1m rest'],
  ['swim 12x100 free hard 20s rest', 'swimming, interval, main set 12x100mtr Z5 freestyle interval 20sec rest'],
  [
    'pool session - 20 laps easy, 10 laps hard, 10 laps easy (50m pool)',
    'swimming, endurance, 2,000 meters, pool 50, whole 1000mtr Z1 · 500mtr Z4 · 500mtr Z1',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

// How hard its only set is may be said of the whole session.
test.each<[sentence: string, effort: string]>([
  ['Swim in Z3, 4 x 8 min, 1 minute rest', 'tempo'],
  ['Swim hard, 6 x 3 min, 1 minute rest', 'fast'],
  ['Breaststroke 8x100, 30 sec rest, moderate', 'tempo'],
  ['backstroke 6x100 20s rest, tempo', 'tempo'],
  ['fast swim, 8x100 pull 20s rest', 'fast'],
])('the set of "%s" is swum at the effort %s', (sentence, effort) => {
  expect(understand(sentence, { sport: 'running' }).asked.effort).toBe(effort)
})
