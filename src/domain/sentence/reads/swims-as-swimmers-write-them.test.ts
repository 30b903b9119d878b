import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// How swimmers write their sets: clocks without a sign, repetitions by turns, parts of lengths, stops, rounds and ladders.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '3x200 2:45, 4x150 2:00, 5x100 1:20, 6x50 :45 all fr',
    'swimming, interval, 2,000 meters, whole 3x200mtr freestyle on 2:45 interval · 4x150mtr freestyle on 2:00 interval · 5x100mtr freestyle on 1:20 interval · 6x50mtr freestyle on 0:45 interval',
  ],
  [
    'swim 3x200 2:45, 4x100 :20, 8x25 :30',
    'swimming, interval, 1,200 meters, whole 3x200mtr on 2:45 interval · 4x100mtr interval 20sec rest · 8x25mtr on 0:30 interval',
  ],
  [
    'swim 400 free 6x50 drill/swim :15 8x100 1:45 200 easy',
    'swimming, interval, 1,700 meters, whole 400mtr freestyle · 6x · "drill/swim" 50mtr interval · 15sec rest · 8x100mtr on 1:45 interval · 200mtr Z1',
  ],
  [
    'swim 6x150 50 kick 50 drill 50 swim 3:00',
    'swimming, interval, main set 6x · "50 kick/50 drill/50 swim" 150mtr open on 3:00 interval',
  ],
  [
    'swim 3x(200 pull 3:20, 4x50 :50)',
    'swimming, interval, main set 1x200mtr pull on 3:20 interval · 4x50mtr on 0:50 interval · 1m rest · 1x200mtr pull on 3:20 interval · 4x50mtr on 0:50 interval · 1m rest · 1x200mtr pull on 3:20 interval · 4x50mtr on 0:50 interval',
  ],
  [
    '10x100 scy on the 1:30 leaving 10 secs apart',
    'swimming, interval, main set 10x100yd on 1:30 interval, pool 25',
    'leaving 10 secs apart',
  ],
  [
    '3 rounds 6x100 odd ez free even stroke, 1:50 then 1:45 then 1:40',
    'swimming, interval, 1,800 meters, whole 3x · 100mtr Z1 freestyle on 1:50 recovery · 100mtr mixed on 1:50 · 3x · 100mtr Z1 freestyle on 1:45 recovery · 100mtr mixed on 1:45 · 3x · 100mtr Z1 freestyle on 1:40 recovery · 100mtr mixed on 1:40',
  ],
  [
    '4x100 on X, 3x200 on 2X, 2x300 on 3X, 1x400, X gives 15s rest',
    'swimming, interval, 2,000 meters, whole 4x100mtr interval 15sec rest · 3x200mtr interval 30sec rest · 2x300mtr interval 45sec rest · 1x400mtr interval',
  ],
  [
    'odds easy evens fast 12x50 w/ 10s',
    'swimming, interval, main set 6x · 50mtr Z1 recovery · 10sec rest · 50mtr · 10sec rest',
  ],
  [
    'swim 500 wu, 2x(100 @1:40, 8x25 @:30 odds kick on side evens free), 4x75 @1:15 desc',
    'swimming, interval, 1,400 meters, whole Warm up 500mtr · 1x100mtr on 1:40 interval · 4x · side kick 25mtr kick on 0:30 · 25mtr freestyle on 0:30 · 1m rest · 1x100mtr on 1:40 interval · 4x · side kick 25mtr kick on 0:30 · 25mtr freestyle on 0:30 · 4x · desc 75mtr on 1:15 interval',
  ],
  [
    'Swim 20 x 25m, one fast, one easy, with 10 seconds rest',
    'swimming, interval, main set 10x · 25mtr · 10sec rest · 25mtr Z1 recovery · 10sec rest',
  ],
  [
    '16x25 3 ez 1 sprint 15-20 s',
    'swimming, interval, main set 4x · 25mtr Z1 recovery · 15sec rest · 25mtr Z1 recovery · 15sec rest · 25mtr Z1 recovery · 15sec rest · 25mtr open effort 10/10 · 15sec rest',
  ],
  [
    '20x100 @ 1:45, every 4th one IM',
    'swimming, interval, main set 5x · 100mtr on 1:45 · 100mtr on 1:45 · 100mtr on 1:45 · 100mtr medley on 1:45',
  ],
  [
    'swim 12x25 odds w/ fins evens no fins :40',
    'swimming, interval, main set 6x · 25mtr with fins on 0:40 · 25mtr on 0:40',
  ],
  [
    'swim 8x50: 2 kick, 2 drill, 2 build, 2 fast 20s rest',
    'swimming, interval, 400 meters, whole 2x50mtr kick interval 20sec rest · 2x50mtr drill interval 20sec rest · 2x · build 50mtr interval · 20sec rest · 2x50mtr Z5 interval 20sec rest',
  ],
  [
    'swim 9x50 2 easy 1 fast on 1:00',
    'swimming, interval, main set 3x · 50mtr Z1 on 1:00 recovery · 50mtr Z1 on 1:00 recovery · 50mtr on 1:00',
  ],
  [
    '4x25 desc + 50 ez x3: 1 free @:40 2 bk @:45 3 br @:45',
    'swimming, interval, 450 meters, whole 4x · desc 25mtr freestyle on 0:40 interval · 50mtr Z1 · 4x · desc 25mtr backstroke on 0:45 interval · 50mtr Z1 · 4x · desc 25mtr breaststroke on 0:45 interval · 50mtr Z1',
  ],
  [
    '250 w 1st 50 head up, 250 w 1st 50 one arm, 100 sprint 45s rest, all x4',
    'swimming, interval, main set 4x · head up 50mtr drill · 200mtr · one arm 50mtr drill · 200mtr · 100mtr open effort 10/10 · 45sec rest',
  ],
  [
    '500 wu, 10x50 1:05 3 fly strokes off each wall, 500 pull 25 fast 75 smooth, 200 choice',
    'swimming, interval, 1,700 meters, whole Warm up 500mtr · 10x · "3 fly strokes off each wall" 50mtr on 1:05 interval · 5x · 25mtr Z5 pull · 75mtr Z1 pull recovery · 200mtr mixed',
  ],
  ['swim 6x100 first 25 fly 20s', 'swimming, interval, main set 6x · "25 fly/75 swim" 100mtr interval · 20sec rest'],
  [
    'swim 4x150 mid 50 fast 2:45',
    'swimming, interval, main set 4x · "50 swim/50 fast/50 swim" 150mtr on 2:45 interval',
  ],
  [
    '400 (200 fr/200 IM), 3x150 k/d/s by 50, 400 pull bld by 50s, 6x25 uw',
    'swimming, interval, 1,400 meters, whole 200mtr freestyle · 200mtr medley · 3x · "kick/drill/swim" 150mtr interval · "bld by 50s" 400mtr pull · 6x · underwater 25mtr drill interval',
  ],
  ['swim 8x50 kick head up 15s rest', 'swimming, interval, main set 8x · head up 50mtr kick interval · 15sec rest'],
  [
    'swim 64 lengths 25m pool, stop every 16 for 30s',
    'swimming, interval, 1,600 meters, pool 25, whole 4x400mtr interval 30sec rest',
  ],
  ['swim 1000 rest 20s every 200', 'swimming, interval, 1,000 meters, whole 5x200mtr interval 20sec rest'],
  [
    '40 lenghts brest stroke then 10 front craul quick as i can',
    'swimming, interval, 1,250 meters, pool 25, whole 1000mtr breaststroke · 250mtr Z5 freestyle',
  ],
  [
    '2 lengths fc, 1 br, keep going 30 min',
    'swimming, endurance, 1,350 meters, pool 25, whole 18x · 50mtr Z1 freestyle · 25mtr Z1 breaststroke',
  ],
  [
    '25/50/75/100/75/50/25 swim 10s per 25 rest, twice, 2nd round w/ fins',
    'swimming, interval, main set 25mtr · 10sec rest · 50mtr · 20sec rest · 75mtr · 30sec rest · 100mtr · 40sec rest · 75mtr · 30sec rest · 50mtr · 20sec rest · 25mtr · 25mtr with fins · 10sec rest · 50mtr with fins · 20sec rest · 75mtr with fins · 30sec rest · 100mtr with fins · 40sec rest · 75mtr with fins · 30sec rest · 50mtr with fins · 20sec rest · 25mtr with fins',
  ],
  [
    '300 rev IM kick-drill-swim wu, 8x50 1:05 IMO kick, 100 ez',
    'swimming, interval, 800 meters, whole Warm up 100mtr kick · Warm up 100mtr drill · Warm up 100mtr · 8x · im order 50mtr kick on 1:05 interval · 100mtr Z1',
    'rev IM',
  ],
  ['swim 6x50 desc 1-3 4-6 :55', 'swimming, interval, main set 6x · "desc 1-3 and 4-6" 50mtr on 0:55 interval'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test('a clock without a sign is told as the send-off or the rest', () => {
  const { inferred } = understand('swim 3x200 2:45, 8x50 drill/swim :15', { sport: 'running' })
  expect(inferred.map(({ because }) => because)).toEqual(
    expect.arrayContaining(['“2:45” was read as the send-off.', '“:15” was read as the rest.']),
  )
})

test('rounds that were worked out from a time are told', () => {
  const { inferred } = understand('2 lengths fc, 1 br, keep going 30 min', { sport: 'running' })
  expect(inferred.map(({ because }) => because)).toContain(
    '“30” minutes were read as so many rounds, at an easy 2:10 per 100 m.',
  )
})

test.each(['swim 5x100 on 1:00 holding 1:30', 'swim 6x100 hold 1:45 on 1:30'])(
  'in “%s” the send-off is shorter than the swim, which is to be checked',
  (sentence) => {
    const { checks } = understand(sentence, { sport: 'running' })
    expect(checks.map((one) => one.sentence)).toEqual([
      'The send-off is shorter than the swim at this pace: check both.',
    ])
  },
)

test.each(['swim 6x100 free hold 1:25 on 1:40', 'swim 8x100 on 1:30'])('“%s” has nothing to check', (sentence) => {
  expect(understand(sentence, { sport: 'running' }).checks).toEqual([])
})

test.each(['run 8x400 1:30', 'bike 6x3 min 1:30', 'run 10x100 strides 1:00'])(
  'the clock of “%s” is no send-off',
  (sentence) => {
    const { inferred, workout, asked } = understand(sentence, { sport: 'running' })
    expect(JSON.stringify([inferred, workout ?? asked])).not.toMatch(/send-?off/i)
  },
)
