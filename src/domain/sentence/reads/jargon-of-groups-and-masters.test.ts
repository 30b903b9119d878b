import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Words of groups and of masters swimmers, and words that need no notice.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  ['4x4 viking style on the trainer', 'cycling, interval, 4 × 4 minutes', ''],
  ['chain gang tonight, prob 1h15 z3/4', 'cycling, sweet spot, 1 hour 15 minutes, whole 1h15m 75.2-95.2%', ''],
  ['paceline 90 min', 'cycling, 1 hour 30 minutes', ''],
  [
    '400 ch 8x50 dr/sw 5x200 css+2 r20 200 ez',
    'swimming, interval, 2,000 meters, whole 400mtr mixed · 8x · "drill/swim" 50mtr interval · 5x · "CSS+2 s per 100" 200mtr open interval · 20sec rest · 200mtr Z1',
    '',
  ],
  [
    '300 swim 8x25 dr/s r10',
    'swimming, interval, 300 meters, main set 8x · "drill/swim" 25mtr open interval · 10sec rest',
    '',
  ],
  [
    'swm 6x100 fins,, 15 sec rst,,, then 400 loosen',
    'swimming, interval, main set 6x100mtr with fins interval 15sec rest, cool-down 400 meters',
    '',
  ],
  ['10x100 r20, 300 easy loosen', 'swimming, interval, 10 × 100 meters, 20 seconds rest, cool-down 300 meters', ''],
  ['swim 8x50 var sprint r20', 'swimming, interval, 8 × 50 meters, 20 seconds rest', '', 'var'],
  [
    'swim 3k straight w/ wetsuit, sight every 8 strokes',
    'swimming, 3,000 meters, whole 3km // with wetsuit ·   // sight every 8 strokes',
    '',
  ],
  [
    "60' Lauf-like easy run (sry german keyboard) mit 5x100m strides",
    'running, endurance, 1 hour, whole 52m34s Z1 · 5x · Stride 100mtr open effort 8/10 interval · 1m recovery',
    '',
    'sry german keyboard',
  ],
  ['45 Minuten laufen locker, danach 5 Steigerungen', '', '', '45 Minuten laufen locker, danach 5 Steigerungen'],
  [
    '60 minutes run, first 30 minutes zone 1, second 30 minutes zone 2',
    'running, endurance, 1 hour, whole 30m Z1 · 30m Z2',
    '',
  ],
  [
    'Progression run, 15 min zone 1, 15 min zone 2, 15 min zone 3',
    'running, tempo, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z3',
    '',
  ],
  [
    'Swim 200 m warm-up, 3 x 300 m moderate with 30 s rest, 4 x 50 m backstroke easy',
    'swimming, endurance, 1,300 meters, whole Warm up 200mtr · 3x300mtr Z3 interval 30sec rest · 4x50mtr Z1 backstroke interval',
    '',
  ],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
