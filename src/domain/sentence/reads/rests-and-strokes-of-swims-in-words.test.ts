import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

const reads: [sentence: string, asked: string, unread: string[], checks: string[]][] = [
  ['swim 100s x15, 1:35 leave on 1:55', 'swimming, interval, main set 15x100mtr 1:35/100m on 1:55 interval', [], []],
  ['swim 15x100 1:35, leave on the 1:55', 'swimming, interval, main set 15x100mtr 1:35/100m on 1:55 interval', [], []],
  ['10x100 leave on 1:50', 'swimming, interval, main set 10x100mtr on 1:50 interval', [], []],
  ['swim 8x50 sprint, lots of rest', 'swimming, interval, 8 × 50 meters, 1 minute rest', [], []],
  ['swim 8x50 sprint with plenty of rest', 'swimming, interval, 8 × 50 meters, 1 minute rest', [], []],
  ['4x100 hard swim, long rests', 'swimming, interval, 4 × 100 meters, 90 seconds rest', [], []],
  ['swim 10x25 max long rest', 'swimming, interval, 10 × 25 meters, 1 minute rest', [], []],
  ['swim 6x100 short rest', 'swimming, interval, 6 × 100 meters, 10 seconds rest', [], []],
  ['swim 5x2 min hard, long rest', 'swimming, interval, main set 5x · 2m Z5 interval · 1m30s rest', [], []],
  [
    'swim 400 wu, 8x50 fast lots of rest, 200 cd',
    'swimming, interval, 1,000 meters, whole Warm up 400mtr · 8x50mtr Z5 interval 1m rest · Cool down 200mtr',
    [],
    [],
  ],
  ['swim 10x100 lots of rest on 3:00', 'swimming, interval, main set 10x100mtr on 3:00 interval', ['rest'], []],
  [
    '5x300 pull/swim alternate 20s ri',
    'swimming, 1,500 meters, whole 1x300mtr pull interval 20sec rest · 1x300mtr interval 20sec rest · 1x300mtr pull interval 20sec rest · 1x300mtr interval 20sec rest · 1x300mtr pull interval 20sec rest',
    [],
    [],
  ],
  [
    'swim 6x200 alternating pull and swim 20s rest',
    'swimming, interval, main set 3x · 200mtr pull · 20sec rest · 200mtr · 20sec rest',
    [],
    [],
  ],
  ['6x50 kick swim by 25', 'swimming, interval, main set 6x · "kick/swim" 50mtr open interval', [], []],
  [
    'swim 9x75 kick drill swim by 25 on 1:45',
    'swimming, interval, main set 9x · "kick/drill/swim" 75mtr open on 1:45 interval',
    [],
    [],
  ],
  ['8x100 free back by 25', 'swimming, interval, main set 8x · "free/back" 100mtr interval', [], []],
  ['swim 10xlength', 'swimming, interval, 10 × 25 meters, pool 25', [], []],
  ['swim 20 x lengths hard', 'swimming, interval, 20 × 25 meters, pool 25', [], []],
  [
    '200 fc, 200 bc, 200 br',
    'swimming, 600 meters, whole 200mtr freestyle · 200mtr backstroke · 200mtr breaststroke',
    [],
    [],
  ],
  ['swim 4x50 bc 20s', 'swimming, interval, main set 4x50mtr backstroke interval 20sec rest', [], []],
  ['swim 200 easy bc my arm hurts', 'swimming, endurance, 200 meters', ['bc my arm hurts'], []],
  [
    'Wu 200/200/200 fr/kick/drill. MS 3x800 neg split r:45. CD 4x50 bk/br',
    'swimming, interval, 3,200 meters, whole Warm up 200mtr freestyle · Warm up 200mtr kick · Warm up 200mtr drill · 3x800mtr interval 45sec rest // neg split · 4x · "back/breast" 50mtr open cooldown',
    [],
    [],
  ],
  [
    'Swim an hour, 33m pool: 15 loosen up, 40 continuous with every 4th length hard, 5 chill',
    'swimming, endurance, 3,000 meters, pool 33, whole Warm up 15m · 40m Z4 · 5m Z1',
    ['every 4th'],
    ['40'],
  ],
]

test.each(reads)('%j asks for %s', (sentence, asked, unread, checks) => {
  expectAnswer(sentence, { asked, unread, checks })
})

test('how long a rest in words is, is told', () => {
  expect(
    understand('swim 8x50 sprint, lots of rest', { sport: 'running' }).inferred.map(({ because }) => because),
  ).toContain('“lots of rest” was read as 60 s.')
})
