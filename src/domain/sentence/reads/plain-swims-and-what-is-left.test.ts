import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Swims of which is said what is to be in them, swims for a time with their parts, and cool-downs for the time that is left.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Swim technique session about 1500 m with drills and some easy freestyle',
    'swimming, endurance, 1,500 meters, whole Warm up 450mtr · 4x · catch up 50mtr drill interval · 15sec rest · 4x · fist 50mtr drill interval · 15sec rest · 4x · fingertip drag 50mtr drill interval · 15sec rest · 3x100mtr Z1 freestyle interval 15sec rest · Cool down 150mtr',
  ],
  [
    'swim 45 min technique, drills and easy freestyle',
    'swimming, endurance, 1,900 meters, whole Warm up 550mtr · 5x · catch up 50mtr drill interval · 15sec rest · 5x · fist 50mtr drill interval · 15sec rest · 5x · fingertip drag 50mtr drill interval · 15sec rest · 4x100mtr Z1 freestyle interval 15sec rest · Cool down 200mtr',
  ],
  [
    'swim drills 1000m: catch up, fingertip drag and sculling',
    'swimming, endurance, 1,000 meters, whole Warm up 350mtr · 3x · catch up 50mtr drill interval · 15sec rest · 3x · fingertip drag 50mtr drill interval · 15sec rest · 3x · sculling 50mtr drill interval · 15sec rest · 1x100mtr Z1 freestyle interval 15sec rest · Cool down 100mtr',
  ],
  [
    '50 minute swim focusing on technique',
    'swimming, endurance, 2,100 meters, whole Warm up 500mtr · 6x · catch up 50mtr drill interval · 15sec rest · 6x · fist 50mtr drill interval · 15sec rest · 6x · fingertip drag 50mtr drill interval · 15sec rest · 5x100mtr Z1 freestyle interval 15sec rest · Cool down 200mtr',
  ],
  [
    '1 hour swim, mostly pull buoy',
    'swimming, endurance, 2,500 meters, whole Warm up 650mtr · 8x200mtr Z1 pull with pull buoy interval 15sec rest · Cool down 250mtr',
  ],
  [
    'swim 30 min, mostly breaststroke',
    'swimming, endurance, 1,200 meters, whole Warm up 300mtr · 8x100mtr Z1 breaststroke interval 15sec rest · Cool down 100mtr',
  ],
  [
    'swim 1500 mix of front crawl and backstroke',
    'swimming, endurance, 1,500 meters, whole Warm up 350mtr · 5x100mtr Z1 freestyle interval 15sec rest · 10x50mtr Z1 backstroke interval 15sec rest · Cool down 150mtr',
  ],
  [
    '1500 yards swim, mix of free, back and breast',
    'swimming, endurance, 1,500 yards, whole Warm up 350yd · 3x100yd Z1 freestyle interval 15sec rest · 7x50yd Z1 backstroke interval 15sec rest · 7x50yd Z1 breaststroke interval 15sec rest · Cool down 150yd',
  ],
  [
    '2000m swim half front crawl half breaststroke',
    'swimming, endurance, 2,000 meters, whole 1000mtr Z1 freestyle · 1000mtr Z1 breaststroke',
  ],
  [
    'masters swim 3000m with some IM and a kick set',
    'swimming, endurance, 3,000 meters, whole Warm up 600mtr · 7x100mtr Z1 medley interval 20sec rest · 14x50mtr kick interval 15sec rest · 7x100mtr Z1 freestyle interval 15sec rest · Cool down 300mtr',
  ],
  [
    'half an hour swim of easy lengths with some kick',
    'swimming, endurance, 1,200 meters, whole Warm up 300mtr · 8x50mtr kick interval 15sec rest · 4x100mtr Z1 freestyle interval 15sec rest · Cool down 100mtr',
  ],
  [
    'easy 1200m swim, some backstroke, some kick with a board',
    'swimming, endurance, 1,200 meters, whole Warm up 400mtr · 5x50mtr Z1 backstroke interval 15sec rest · 5x50mtr kick with kickboard interval 15sec rest · 2x100mtr Z1 freestyle interval 15sec rest · Cool down 100mtr',
  ],
  [
    'swim 40 minutes with a bit of backstroke and breaststroke',
    'swimming, endurance, 1,700 meters, whole Warm up 350mtr · 12x50mtr Z1 backstroke interval 15sec rest · 12x50mtr Z1 breaststroke interval 15sec rest · Cool down 150mtr',
  ],
  [
    'swim for an hour, some IM and some kick',
    'swimming, endurance, 2,500 meters, whole Warm up 700mtr · 5x100mtr Z1 medley interval 20sec rest · 11x50mtr kick interval 15sec rest · 5x100mtr Z1 freestyle interval 15sec rest · Cool down 250mtr',
  ],
  ['swim 1000 with plenty of rest', 'swimming, endurance, 1,000 meters, whole 20x50mtr Z1 interval 30sec rest'],
  [
    'swim 30 minutes in a 25m pool, technique and drills',
    'swimming, endurance, 1,200 meters, pool 25, whole Warm up 450mtr · 3x · catch up 50mtr drill interval · 15sec rest · 3x · fist 50mtr drill interval · 15sec rest · 3x · fingertip drag 50mtr drill interval · 15sec rest · 2x100mtr Z1 freestyle interval 15sec rest · Cool down 100mtr',
  ],
  ['swim 1500 with fins', 'swimming, 1,500 meters, whole 1500mtr with fins'],
  ['swim 2k threshold with some drills', 'swimming, interval, 2,000 meters', 'drills'],
  ['swim 2000 with some drills and 4x100 fast', 'swimming, interval, 2,000 meters, 4 × 100 meters', 'drills'],
  [
    'Swim for 45 minutes: warm up 10 min, then 12 x 50 m sprint with 30 seconds rest, cool down for the remaining time',
    'swimming, interval, 1,600 meters, whole Warm up 10m · 12x50mtr open effort 10/10 interval 30sec rest · Cool down 15m50s',
  ],
  [
    '1 hour swim, 5 x 300 at threshold pace with 30 seconds rest and some kicking to warm up',
    'swimming, interval, 2,800 meters, main set 4x50mtr kick interval 15sec rest · 5x300mtr interval 30sec rest',
  ],
  [
    'swim 40 min: 200 warm up, 8x50 hard with 20 s rest, 200 easy, then whatever is left as easy swimming',
    'swimming, interval, 1,700 meters, whole Warm up 200mtr · 8x50mtr Z5 interval 20sec rest · 200mtr Z1 · 20m Z1',
  ],
  [
    'swim 2000: 400 warm up, 12x50 sprint 30s rest, cool down for the rest',
    'swimming, interval, 2,000 meters, whole Warm up 400mtr · 12x50mtr open effort 10/10 interval 30sec rest · Cool down 1000mtr',
  ],
  [
    'swim 30 min easy, 8x50 fast 20 s rest, 200 easy',
    'swimming, interval, 2,000 meters, whole 30m Z1 · 8x50mtr Z5 interval 20sec rest · 200mtr Z1',
  ],
  [
    '2h ride: first 90 mins easy, then 20 mins hard, rest of the time cooling down',
    'cycling, endurance, 2 hours, whole 1h30m Z1 · 20m Z5 · Cool down 10m',
  ],
  [
    'run 50 min: 10 min warm up, 6x2 min hard 1 min easy, rest cool down',
    'running, interval, 50 minutes, whole Warm up 10m · 6x · 2m Z5 interval · 1m recovery · Cool down 22m',
  ],
  [
    "bike 1h: 15 min warm up, 3x8 min threshold 3 min easy, cool down with what's left",
    'cycling, threshold, 1 hour, whole Warm up 15m · 3x · 8m Z5 interval · 3m recovery · Cool down 12m',
  ],
  [
    '2k swim, mainly freestyle with a bit of breaststroke',
    'swimming, endurance, 2,000 meters, whole Warm up 450mtr · 10x100mtr Z1 freestyle interval 15sec rest · 7x50mtr Z1 breaststroke interval 15sec rest · Cool down 200mtr',
  ],
  [
    'Beginner swim 30 minutes, short repeats with lots of rest',
    'swimming, endurance, 900 meters, whole 18x50mtr Z1 interval 30sec rest',
  ],
  [
    'swim 1500 with some sprints',
    'swimming, interval, 1,500 meters, whole Warm up 300mtr · 7x50mtr open effort 10/10 interval 30sec rest · 7x100mtr Z1 freestyle interval 15sec rest · Cool down 150mtr',
  ],
  [
    'swim 1 km, a bit of everything',
    'swimming, endurance, 1,000 meters, whole Warm up 300mtr · 4x50mtr Z1 freestyle interval 15sec rest · 4x50mtr Z1 backstroke interval 15sec rest · 4x50mtr Z1 breaststroke interval 15sec rest · Cool down 100mtr',
  ],
  [
    'swim 2000 with lots of kick and some fast 50s',
    'swimming, interval, 2,000 meters, whole Warm up 500mtr · 11x50mtr kick interval 15sec rest · 5x50mtr open effort 10/10 interval 30sec rest · 5x100mtr Z1 freestyle interval 15sec rest · Cool down 200mtr',
  ],
  [
    '60 min swim with some drills and a hard set',
    'swimming, interval, 2,500 meters, whole Warm up 600mtr · 6x · catch up 50mtr drill interval · 15sec rest · 6x · fist 50mtr drill interval · 15sec rest · 6x · fingertip drag 50mtr drill interval · 15sec rest · 5x50mtr open effort 10/10 interval 30sec rest · 5x100mtr Z1 freestyle interval 15sec rest · Cool down 250mtr',
  ],
  [
    'swim 1000 backstroke and kick',
    'swimming, endurance, 1,000 meters, whole Warm up 300mtr · 4x50mtr Z1 backstroke interval 15sec rest · 4x50mtr kick interval 15sec rest · 2x100mtr Z1 freestyle interval 15sec rest · Cool down 100mtr',
  ],
  ['swim 30 min with fins, drills', 'swimming, 1,400 meters', 'fins', 'drills'],
  [
    '45 min swim, half drills half swimming',
    'swimming, endurance, 1,900 meters, whole Warm up 550mtr · 5x · catch up 50mtr drill interval · 15sec rest · 5x · fist 50mtr drill interval · 15sec rest · 5x · fingertip drag 50mtr drill interval · 15sec rest · 4x100mtr Z1 freestyle interval 15sec rest · Cool down 200mtr',
    'half',
  ],
  [
    'warm up four hundred then six two hundreds on three thirty then one hundred easy front crawl all of it',
    'swimming, interval, 1,700 meters, whole Warm up 400mtr freestyle · 6x200mtr freestyle on 3:30 interval · 100mtr Z1 freestyle',
  ],
  [
    'swim 300 warm up, 8x50 on 1:00, 200 easy, all freestyle',
    'swimming, interval, 900 meters, whole Warm up 300mtr freestyle · 8x50mtr freestyle on 1:00 interval · 200mtr Z1 freestyle',
  ],
  [
    'swim 300 wu, 4x(50 kick, 100 swim) 20s rest, 100 easy, all with fins',
    'swimming, interval, 1,000 meters, whole Warm up 300mtr with fins · 4x · 50mtr kick with fins · 100mtr with fins · 20sec rest · 100mtr Z1 with fins',
  ],
  [
    'swim 400 wu, 8x50 kick, 10x100 on 1:50, 200 cd, breaststroke throughout',
    'swimming, interval, 2,000 meters, whole Warm up 400mtr breaststroke · 8x50mtr kick interval · 10x100mtr breaststroke on 1:50 interval · Cool down 200mtr breaststroke',
  ],
  ['swim 400, 4x100 fast, all fly', 'swimming, interval, main set 400mtr Z2 · 4x100mtr Z5 butterfly interval'],
  ['Swim an hour, 33m pool', 'swimming, endurance, 2,900 meters, pool 33, whole 1h Z2'],
  [
    'Swim an hour, 25m pool: 300 easy, 8x50 on 1:00, 200 easy',
    'swimming, interval, 2,800 meters, warm-up 300 meters, main set 8x50mtr on 1:00 interval, cool-down 200 meters, pool 25',
  ],
  [
    '2500m total: 500 wup, 5 x 300 (100 ez/100 mod/100 hard) rest 30s, remander ez',
    'swimming, endurance, 2,500 meters, whole Warm up 500mtr · 5x · "100 ez/100 mod/100 hard" 300mtr open interval · 30sec rest · 500mtr Z1',
  ],
  [
    'swim 2000m total: 400 wu, 5x200 rest 20s, remaning easy',
    'swimming, interval, 2,000 meters, whole Warm up 400mtr · 5x200mtr interval 20sec rest · 600mtr Z1',
  ],
  [
    '2k swim total: 500 wu and split the rest into 100s at CSS +5 w 10 sec, no cd',
    'swimming, interval, 2,000 meters, whole Warm up 500mtr · 15x · "CSS+5 s per 100" 100mtr open interval · 10sec rest',
  ],
  [
    '1.6k swim: 400 wu and break the rest into 100s on 2:00',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 12x100mtr on 2:00 interval',
  ],
])('%j asks for %s', (sentence, reading, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(reading)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

// With two ways to read each of them it would never end.
test('a long row of small words beside a swim is read', () => {
  const { asked } = understand(`swim 1000 drills ${'and '.repeat(90)}`, { sport: 'running' })
  expect(asked.sport).toBe('swimming')
})
