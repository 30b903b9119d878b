import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

const reads: [sentence: string, asked: string, unread: string[], checks: string[]][] = [
  ['swim 30 min', 'swimming, endurance, 1,500 meters, whole 30m Z2', [], []],
  ['swim 30 min easy', 'swimming, endurance, 1,400 meters, whole 30m Z1', [], []],
  ['1 hour pool swim easy', 'swimming, endurance, 2,700 meters, whole 1h Z1', [], []],
  ['cold water dip swim, 12 min max, very easy', 'swimming, endurance, 500 meters, whole 12m Z1', ['dip'], []],
  ['30 min swim, relaxed', 'swimming, endurance, 1,400 meters, whole 30m Z1', [], []],
  ['max 40 min swim, easy', 'swimming, endurance, 1,800 meters, whole 40m Z1', [], []],
  ['long swim 60 min', 'swimming, endurance, 2,900 meters, whole 1h Z2', [], []],
  ['swim 45 min z2', 'swimming, endurance, 2,200 meters, whole 45m Z2', [], []],
  ['open water swim 40 min steady', 'swimming, endurance, 2,000 meters, whole 40m Z2', [], []],
  ['swim 1:15:00 easy', 'swimming, endurance, 3,400 meters, whole 1h15m Z1', [], []],
  ['swim 30 min with pull buoy', 'swimming, 1,300 meters, whole 30m with pull buoy', [], []],
  ['swim 20 min kick', 'swimming, 900 meters, whole 20m kick', [], []],
  ['swim 20 min hard', 'swimming, interval, 1,100 meters, whole 20m Z4', [], []],
  ['swim 30 min moderate', 'swimming, interval, 1,600 meters, whole 30m Z3', [], []],
  ['swim 30-40 min easy', 'swimming, endurance, 1,400 meters, whole 30m Z1', [], []],
  ['swim 90 min at ironman pace', 'swimming, interval, 4,600 meters, whole 1h30m 92-95%', [], []],
  ['swim 40 min, last 10 min hard', 'swimming, interval, 1,900 meters, whole 30m Z1 · 10m Z4', [], []],
  ['swim 60 min, first 10 easy, then steady', 'swimming, endurance, 2,900 meters, whole 10m Z1 · 50m Z2', [], []],
  [
    'swim 30 min with 1 min fast every 5 min',
    'swimming, interval, 1,400 meters, whole 5x · 4m Z1 · 1m Z5 interval · 5m Z1',
    [],
    [],
  ],
  [
    'swim 30 min alternating 1 min hard 2 min easy',
    'swimming, interval, 1,500 meters, whole 10x · 1m Z5 · 2m Z1 recovery',
    [],
    [],
  ],
  ['swim 10 min out 10 min back', 'swimming, endurance, 1,000 meters, whole 20m Z2', [], []],
  ['30 min threshold swim', 'swimming, interval, 1,400 meters', [], []],
  ['45 min css swim intervals', 'swimming, interval, 2,100 meters', [], []],
  ['45 min swim session', 'swimming, 2,100 meters', [], []],
  ['1h masters swim', 'swimming, 2,800 meters', [], []],
  ['fartlek swim 40 min', 'swimming, 1,800 meters', ['fartlek'], []],
  ['endurance swim 45 min', 'swimming, endurance, 2,100 meters', [], []],
  [
    'swim 30 min: 5 lengths easy, 25 lengths hard',
    'swimming, endurance, 750 meters, pool 25, whole 125mtr Z1 · 625mtr Z4',
    ['30 min'],
    [],
  ],
  ['swim 30 mins or 1500m', 'swimming, 1,400 meters', ['1500m'], []],
  ['swim 1500m or 30 mins', 'swimming, 1,500 meters', ['30 mins'], []],
  [
    'Swim 30 min cont. then 6x50 build, 20s',
    'swimming, interval, 1,800 meters, whole 30m Z2 · 6x · build 50mtr interval · 20sec rest',
    [],
    [],
  ],
  [
    'swim 20 min easy then 8x25 sprint 20s rest',
    'swimming, interval, 1,100 meters, whole 20m Z1 · 8x25mtr open effort 10/10 interval 20sec rest',
    [],
    [],
  ],
  ['swim 20 min, then 10x50 kick', 'swimming, interval, 1,500 meters, whole 20m Z2 · 10x50mtr kick interval', [], []],
  ['30 min swim, then 6x50', 'swimming, interval, 1,800 meters, whole 30m Z2 · 6x50mtr interval', [], []],
  ['30 min swim, then 10 min kick', 'swimming, endurance, 1,900 meters, whole 30m Z2 · 10m kick', [], []],
  ['swim 30 min + 6x50 build', 'swimming, interval, 1,800 meters, whole 30m Z2 · 6x · build 50mtr interval', [], []],
  ['swim 1 km pull buoy, 20 min kick', 'swimming, 1,900 meters, whole 1km with pull buoy · 20m kick', [], []],
  ['swim 1km then 15 min drills', 'swimming, 1,600 meters, whole 1km · 15m drill', [], []],
  [
    'swim 20 min with paddles, 10 min kick, 10 min easy',
    'swimming, endurance, 1,900 meters, whole 20m Z2 with paddles · 10m Z2 kick · 10m Z1',
    [],
    [],
  ],
  [
    'swim 10 min free, 10 min back, 10 min breast',
    'swimming, 1,300 meters, whole 10m freestyle · 10m backstroke · 10m breaststroke',
    [],
    [],
  ],
  [
    'sea swim 10 easy, 6x2min hard 1 easy, 10 easy',
    'swimming, interval, 1,900 meters, whole 10m Z1 · 6x · 2m Z5 interval · 1m Z1 recovery · 10m Z1',
    [],
    [],
  ],
  [
    'open water 30 min + 6x1 min fast',
    'swimming, interval, 1,800 meters, whole 30m Z2 · 6x · 1m Z5 interval · 20sec rest',
    [],
    [],
  ],
  ['1 h swim with 10x100', 'swimming, interval, 2,800 meters, 10 × 100 meters', [], []],
  ['swim 45 min, 10x100 on 2:00', 'swimming, interval, 2,100 meters, main set 10x100mtr on 2:00 interval', [], []],
  [
    'swim 45 min easy with 6x1 min hard',
    'swimming, endurance, 2,100 meters, main set 6x · 1m Z5 interval · 20sec rest',
    [],
    [],
  ],
  [
    'open water 4x10 min race pace with 2 min easy',
    'swimming, interval, 2,500 meters, whole 4x · 10m 97-100% interval · 2m Z1 recovery',
    [],
    [],
  ],
  [
    'ows 3x10 min tempo 2 min easy',
    'swimming, interval, 1,800 meters, whole 3x · 10m Z3 interval · 2m Z1 recovery',
    [],
    [],
  ],
  [
    'lake swim 2x20min steady 5 min rest',
    'swimming, endurance, 2,000 meters, whole 2x · 20m Z2 interval · 5m rest',
    [],
    [],
  ],
  [
    'ows 5x5 min at threshold with 1 min float',
    'swimming, interval, 1,600 meters, whole 5x · 5m Z4 interval · 1m Z1 recovery',
    [],
    [],
  ],
  ['swim 6x3 min hard, 1 min easy', 'swimming, interval, main set 6x · 3m Z5 interval · 1m Z1 recovery', [], []],
  ['swim 6x3 min hard, 1 min rest', 'swimming, interval, main set 6x · 3m Z5 interval · 1m rest', [], []],
  [
    '1 h swim wth 3x10min stedy 1 min wall',
    'swimming, endurance, 2,800 meters, main set 3x · 10m interval · 1m rest',
    ['wall'],
    [],
  ],
  ['swim 2 x 20 min', 'swimming, interval, main set 2x · 20m interval · 1m rest', [], []],
  ['swim 5x2 min hard', 'swimming, interval, main set 5x · 2m Z5 interval · 20sec rest', [], []],
  ['swim 12x1 min on 90 sec', 'swimming, interval, main set 12x · 1m on 1:30 interval', [], []],
  ['swim 10 x 1 min every 2 min', 'swimming, interval, main set 10x · 1m on 2:00 interval', [], []],
  [
    'swim 8 x 30 sec fast, 30 sec easy',
    'swimming, interval, main set 8x · 30sec Z5 interval · 30sec Z1 recovery',
    [],
    [],
  ],
  ['swim 3x10 min easy/steady/hard', 'swimming, endurance, 1,500 meters, whole 10m Z1 · 10m Z2 · 10m Z4', [], []],
  [
    'swim 10 min wu, 5x2 min hard, 5 min cd',
    'swimming, interval, 1,200 meters, whole Warm up 10m · 5x · 2m Z5 interval · 20sec rest · Cool down 5m',
    [],
    [],
  ],
  [
    'swim 15 min wu, 3x8 min threshold 2 min easy, 5 min cd',
    'swimming, interval, 2,300 meters, whole Warm up 15m · 3x · 8m Z4 interval · 2m Z1 recovery · Cool down 5m',
    [],
    [],
  ],
  ['pool 4x8 min race pace 1 min rest', 'swimming, interval, main set 4x · 8m 97-100% interval · 1m rest', [], []],
  [
    "swim: 10 wu / 5x3' hard 1' easy / 10 cd",
    'swimming, interval, 1,900 meters, whole Warm up 10m · 5x · 3m Z5 interval · 1m Z1 recovery · Cool down 10m',
    [],
    [],
  ],
  [
    'swim 45min: 10 wu, 4x5min css 1 min rest, 10 cd',
    'swimming, interval, 1,800 meters, whole Warm up 10m · 4x · 5m Z4 interval · 1m rest · Cool down 10m',
    [],
    [],
  ],
  ['1000m swim in 20 min easy', 'swimming, endurance, 1,000 meters, whole 1000mtr 2:00/100m', [], []],
  ['swim 8x50 race pace', 'swimming, interval, 8 × 50 meters', [], []],
  ['20 min walk to the pool then swim 2k', 'swimming, 2,000 meters', ['20 min walk to the pool'], []],
  ['swim 20x50 then 10 min hot tub', 'swimming, interval, 20 × 50 meters', ['10 min hot tub'], []],
  ['swim 500 then tread water 5 min', 'swimming, 500 meters', ['tread water 5 min'], []],
  ['swim 20 min easy bike 60 min', 'swimming, endurance, 900 meters, whole 20m Z1', ['bike 60 min'], []],
  [
    'swim 8x50m dive start max, 3 mins, then 300 easy',
    'swimming, interval, main set 8x50mtr open effort 10/10 interval 3m rest // dive, cool-down 300 meters',
    [],
    [],
  ],
  ['swim 10x100 on 1:45 or 1:50', 'swimming, interval, main set 10x100mtr on 1:45 interval', ['1:50'], ['10x100']],
  ['swim 4 min', 'swimming', ['4 min'], []],
  ['swim 1:35', 'swimming', ['1:35'], []],
  ['swim 30 min build', 'swimming, interval, 1,500 meters, whole 10m Z1 · 10m Z2 · 10m Z3', [], []],
]

test.each(reads)('%j asks for %s', (sentence, asked, unread, checks) => {
  expectAnswer(sentence, { asked, unread, checks })
})

test.each([
  ['swim 30 min', 'How hard it is swum was not said, so steady.'],
  ['swim 5x2 min hard', 'How long the rests are was not said, so 20 s.'],
  ['swim 2 x 20 min', 'How long the rests are was not said, so 60 s.'],
  ['swim 12x1 min on 90 sec', '“on 90 sec” was read as from start to start.'],
  ['swim 30 min easy', 'It is swum by time: about as far in that time.'],
  ['45 min css swim intervals', 'A swim is asked for by distance: about as far in that time.'],
])('of %j is told: %s', (sentence, told) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)).toContain(told)
})

test('a swim in time is named for its time', () => {
  expect(understand('swim 30 min easy', { sport: 'running' }).workout?.name).toBe('Swimming Endurance, 30 minutes')
  expect(understand('swim 1 km pull, 20 min kick', { sport: 'running' }).workout?.name).toBe(
    'Swimming Endurance, 1,900 meters',
  )
})
