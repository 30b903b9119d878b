import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Swims as most people type them, whose reading somebody other than their writer judged to be right.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['easy 30 minute swim', 'swimming, endurance, 1,400 meters, whole 30m Z1'],
  ['2000m swim, 10x100 on 1:50', 'swimming, interval, 2,000 meters, main set 10x100mtr on 1:50 interval'],
  ['swim 1500m continuous steady', 'swimming, endurance, 1,500 meters, whole 1500mtr Z2'],
  [
    '400 warm up, 8x50 drill/swim, 6x200 at CSS with 20s rest, 200 easy',
    'swimming, interval, 2,200 meters, whole Warm up 400mtr · 8x · "drill/swim" 50mtr interval · 6x200mtr Z4 interval 20sec rest · 200mtr Z1',
  ],
  [
    '45 min swim, mostly technique',
    'swimming, endurance, 1,900 meters, whole Warm up 500mtr · 8x · catch up 50mtr drill interval · 15sec rest · 8x · fist 50mtr drill interval · 15sec rest · 8x · fingertip drag 50mtr drill interval · 15sec rest · Cool down 200mtr',
  ],
  [
    'CSS test: 400 all out then 200 all out',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 5m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    'Swim: 300 wu, 5 x 300 pull @ steady, 15 sec rest, 200 cd',
    'swimming, endurance, 2,000 meters, whole Warm up 300mtr · 5x300mtr Z2 pull interval 15sec rest · Cool down 200mtr',
  ],
  ['3000 yards in the pool, main set 5x400 threshold', 'swimming, interval, 3,000 yards, 5 × 400 yards'],
  ['open water swim 3k at race pace', 'swimming, interval, 3,000 meters, whole 3km 97-100%'],
  [
    '20x25 freestyle sprints with 30s rest',
    'swimming, interval, main set 20x25mtr open effort 10/10 freestyle interval 30sec rest',
  ],
  ['1 hour swim squad style session, aerobic', 'swimming, endurance, 2,800 meters'],
  [
    'warm up 10 min, 20 x 50m hard with 15s rest, cool down 5 min',
    'swimming, interval, 1,600 meters, whole Warm up 10m · 20x50mtr Z5 interval 15sec rest · Cool down 5m',
  ],
  [
    '8 x 100m freestyle at 1:40 pace, 20s rest',
    'swimming, interval, main set 8x100mtr 1:40/100m freestyle interval 20sec rest',
  ],
  [
    'swim 60 minutes with 3x10min at threshold, 2 min easy between',
    'swimming, interval, 2,800 meters, main set 3x · 10m interval · 2m Z1 recovery',
  ],
  [
    '2.4k swim: 400 easy, 16x100 CSS off 15s, 400 easy',
    'swimming, interval, 2,400 meters, whole 400mtr Z1 · 16x100mtr Z4 interval 15sec rest · 400mtr Z1',
  ],
  [
    '200 free easy, 4x50 kick, 4x50 pull, 400 swim moderate, 100 easy',
    'swimming, interval, 1,100 meters, whole 200mtr Z1 freestyle · 4x50mtr kick interval · 4x50mtr pull interval · 400mtr Z3 · 100mtr Z1',
  ],
  [
    'recovery swim, 1000m very easy with some backstroke',
    'swimming, endurance, 1,000 meters, whole Warm up 250mtr · 7x50mtr Z1 backstroke interval 15sec rest · 3x100mtr Z1 freestyle interval 15sec rest · Cool down 100mtr',
  ],
  [
    'Threshold session, 10x200yd with 15 seconds rest at the wall',
    'swimming, interval, 10 × 200 yards, 15 seconds rest',
  ],
  [
    'swim pyramid 50 100 150 200 150 100 50, 15s rest',
    'swimming, ladder sets, main set 50mtr interval · 15sec rest · 100mtr interval · 15sec rest · 150mtr interval · 15sec rest · 200mtr interval · 15sec rest · 150mtr interval · 15sec rest · 100mtr interval · 15sec rest · 50mtr interval',
  ],
  [
    'Ironman endurance set in the pool: 4 x 1000 steady, 1 min rest',
    'swimming, endurance, 4 × 1,000 meters, 1 minute rest',
    'Ironman',
  ],
  [
    '12x75 as 25 fly 25 back 25 breast, 20s rest',
    'swimming, interval, main set 12x · "25 fly/25 back/25 breast" 75mtr interval · 20sec rest',
  ],
  [
    '8x50 IM order on 1:00 then 4x100 IM on 2:00',
    'swimming, interval, main set 8x · im order 50mtr on 1:00 interval · 4x100mtr medley on 2:00 interval',
  ],
  ['swim zone 2 for 40 min', 'swimming, endurance, 2,000 meters, whole 40m Z2'],
  ['Swim intervals: 6 x 3 min hard, 1 min rest', 'swimming, interval, main set 6x · 3m Z5 interval · 1m rest'],
  [
    'masters swim practice 3500 yds w/ some IM and sprints',
    'swimming, interval, 3,500 yards, whole Warm up 900yd · 9x100yd Z1 medley interval 20sec rest · 9x50yd open effort 10/10 interval 30sec rest · 9x100yd Z1 freestyle interval 15sec rest · Cool down 350yd',
  ],
  ['30 x 100m on 1:45', 'swimming, interval, main set 30x100mtr on 1:45 interval'],
  [
    '10 min easy, then 5x200m at 80% with 30s rest, 10 min easy, pool',
    'swimming, interval, 1,900 meters, whole 10m Z1 · 5x200mtr Z3 interval 30sec rest · 10m Z1',
  ],
  [
    'Open water, 45 min easy with 6 x 1 min pick ups',
    'swimming, interval, 2,100 meters, whole 17m Z1 · 6x · 1m Z5 interval · 1m Z1 recovery · 16m Z1',
  ],
  [
    'swim 500 easy, 500 moderate, 500 hard, 500 easy',
    'swimming, endurance, 2,000 meters, whole 500mtr Z1 · 500mtr Z3 · 500mtr Z4 · 500mtr Z1',
  ],
  [
    'Kick set 10x50 with board, 20s rest, then 400 easy free',
    'swimming, interval, main set 10x50mtr kick with kickboard interval 20sec rest, cool-down 400 meters',
  ],
  ['3x800m pull buoy tempo, rest 45 s', 'swimming, interval, main set 3x800mtr Z3 with pull buoy interval 45sec rest'],
  [
    'Swim 2 km: 500 m warm-up, 1 km time trial, 500 m cool-down',
    'swimming, interval, 2,000 meters, whole Warm up 500mtr · 1km Z5 · Cool down 500mtr',
  ],
  [
    '4 rounds of 200 pull, 100 kick, 4x25 fast, 20s rest',
    'swimming, interval, main set 200mtr pull · 100mtr kick · 3x25mtr interval 20sec rest · 25mtr interval · 1m rest · 200mtr pull · 100mtr kick · 3x25mtr interval 20sec rest · 25mtr interval · 1m rest · 200mtr pull · 100mtr kick · 3x25mtr interval 20sec rest · 25mtr interval · 1m rest · 200mtr pull · 100mtr kick · 4x25mtr interval 20sec rest',
  ],
  [
    'fast 50s today, 16 of them on 1:30, front crawl',
    'swimming, interval, main set 16x50mtr Z5 freestyle on 1:30 interval',
  ],
  [
    '3 x (4x100 free on 1:40), 1 min between sets',
    'swimming, interval, main set 4x100mtr freestyle on 1:40 interval · 1m rest · 4x100mtr freestyle on 1:40 interval · 1m rest · 4x100mtr freestyle on 1:40 interval',
  ],
  ['50 minutes swimming, RPE 4', 'swimming, 2,500 meters, whole 50m effort 4/10'],
  [
    '600 wu mixed strokes, 3x500 free at threshold 30s rest, 300 backstroke easy',
    'swimming, interval, 2,400 meters, whole Warm up 600mtr mixed · 3x500mtr Z4 freestyle interval 30sec rest · 300mtr Z1 backstroke',
  ],
  [
    'Swim with paddles and buoy, 8x200 strong, 20 seconds',
    'swimming, interval, main set 8x200mtr Z4 with paddles and pull buoy interval 20sec rest',
  ],
  ['swim 35min: 10 wu, 15 at CSS, 10 easy', 'swimming, interval, 1,700 meters, whole Warm up 10m · 15m Z4 · 10m Z1'],
  [
    '6x50 build, 3x300 @ 1:35/100m with 30s rest, 200 choice to finish',
    'swimming, interval, 1,400 meters, whole 6x · build 50mtr interval · 3x300mtr 1:35/100m interval 30sec rest · 200mtr mixed',
  ],
  ['stroke drills 1000m then 500m easy', 'swimming, endurance, 1,500 meters, whole 1000mtr Z2 drill · 500mtr Z1'],
  [
    'Swim 2500 SCY: 500 warmup, 4x50 kick, 15x100 on 1:30, 300 cooldown',
    'swimming, interval, 2,500 yards, pool 25, whole Warm up 500yd · 4x50yd kick interval · 15x100yd on 1:30 interval · Cool down 300yd',
  ],
  ['negative splits in the pool, 2x1000', 'swimming, interval, main set 2x · negative splits 1000mtr interval'],
  [
    '300 swim 200 pull 100 kick, 10x100 CSS +5 sec with 10s rest, 200 easy',
    'swimming, interval, 1,800 meters, whole 300mtr · 200mtr pull · 100mtr kick · 10x · "CSS+5 s per 100" 100mtr open interval · 10sec rest · 200mtr Z1',
  ],
  [
    'OWS race sim: 5 min easy, 4x6 min race effort w/ 1 min easy, 5 min easy',
    'swimming, interval, 1,900 meters, whole 5m Z1 · 4x · 6m 97-100% interval · 1m Z1 recovery · 5m Z1',
    'race',
    'sim',
  ],
  ['sprint swim session, 1500m total', 'swimming, interval, 1,500 meters, 12 × 25 meters, 1 minute rest'],
  ['HR below 140 swim for 30 min', 'swimming, 1,400 meters, by heartrate, whole 30m 0-140bpm'],
  [
    'swim 6 x 250 at olympic tri pace, rest 20s, 10 minute warmup',
    'swimming, interval, 1,900 meters, whole Warm up 10m · 6x250mtr 97-100% interval 20sec rest',
  ],
  [
    '5 x 5 min swim strong, 45s rest in between, 5 min warm up and down',
    'swimming, interval, 1,700 meters, whole Warm up 5m · 5x · 5m Z3 interval · 45sec rest · Cool down 5m',
  ],
  ['swim 90 min endurance', 'swimming, endurance, 4,200 meters'],
  ['first swim back after a break, 20 easy minutes', 'swimming, endurance, 900 meters, whole 20m Z1'],
  [
    'Swim: 12x50 as 25 hard/25 easy, 15s',
    'swimming, interval, main set 12x · "25 hard/25 easy" 50mtr open interval · 15sec rest',
  ],
  [
    'Red mist 10x400: 4 easy, 3 steady, 2 CSS, 1 hard, 20s rest',
    'swimming, interval, 4,000 meters, whole 4x400mtr Z1 interval 20sec rest · 3x400mtr Z2 interval 20sec rest · 2x400mtr Z4 interval 20sec rest · 1x400mtr Z4 interval 20sec rest',
  ],
  [
    '10x100 free @ 1:30, 10x50 kick @ 1:10, 10x25 fly @ :40',
    'swimming, interval, 1,750 meters, whole 10x100mtr freestyle on 1:30 interval · 10x50mtr kick on 1:10 interval · 10x25mtr butterfly on 0:40 interval',
  ],
  ['sea swim, half an hour, wetsuit, nice and steady', 'swimming, endurance, 1,500 meters, whole 30m Z2 // wetsuit'],
  [
    'swim 2x(8x50) hard, 10 sec rest, 200 easy between the sets',
    'swimming, interval, main set 7x50mtr interval 10sec rest · 50mtr interval · 200mtr Z1 recovery · 8x50mtr interval 10sec rest',
  ],
  [
    'Swim 3 x 600: first with snorkel, second pull, third normal, 30s rest',
    'swimming, 1,800 meters, whole 1x600mtr with snorkel interval 30sec rest · 1x600mtr pull interval 30sec rest · 1x600mtr interval 30sec rest',
  ],
  [
    '15 minute warm up, 8 x 2 min hard 1 min easy, 10 minute cool down, swimming',
    'swimming, interval, 2,200 meters, whole Warm up 15m · 8x · 2m Z5 interval · 1m Z1 recovery · Cool down 10m',
  ],
  [
    '5k swim as 10x500 steady, 30s rest, in the 50m pool',
    'swimming, endurance, 5,000 meters, pool 50, whole 10x500mtr Z2 interval 30sec rest',
  ],
  ['swim 1500m easy continuous freestyle', 'swimming, endurance, 1,500 meters, whole 1500mtr Z1 freestyle'],
  ['30 min swim easy front crawl', 'swimming, endurance, 1,400 meters, whole 30m Z1 freestyle'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual([])
})
