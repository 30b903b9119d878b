import { expect, test } from 'vitest'
import { printTargetField } from './print/print-target-field.ts'
import { parseTargetField } from './target-field.ts'

test.each([
  ['cycling', '110-120%', '110-120%'],
  ['cycling', '110 – 120 %', '110-120%'],
  ['cycling', 'ramp 50-75%', 'ramp 50-75%'],
  ['cycling', '250w', '250w'],
  ['cycling', ' z4 ', 'Z4'],
  ['cycling', 'easy', 'Z1'],
  ['cycling', 'Z2 HR', 'Z2 HR'],
  ['running', '4:30-4:40/km', '4:30-4:40/km'],
  ['running', 'Z4 effort 7/10', 'Z4 effort 7/10'],
  ['running', 'effort 7/10', 'effort 7/10'],
  ['swimming', '1:40/100m', '1:40/100m'],
  ['cycling', 'open', ''],
  ['cycling', '', ''],
] as const)('in %s “%s” is a target', (sport, typed, printed) => {
  const read = parseTargetField(typed, sport)
  expect(read).toBeTypeOf('object')
  expect(typeof read === 'object' && printTargetField(read, sport)).toBe(printed)
})

test.each([
  ['110', '110 needs a unit: 110%, 110w or 110bpm.'],
  ['furlong', '“furlong” is not understood. Type a target, such as'],
  ['-5%', '-5% is below 0. Type a target, such as'],
  ['−250w', '−250w is below 0.'],
  ['ramp', 'Say how hard, such as Z2, 50-75% or 200-250w.'],
  ['Z2 90rpm', 'Type a target, such as'],
  ['Z4 / 2m easy', 'Type a target, such as'],
  ['recovery', 'Type a target, such as'],
  ['// note', 'Type a target, such as'],
  ['"Hill" Z4', 'Type a target, such as'],
])('“%s” is refused, with the reason', (typed, reason) => {
  expect(parseTargetField(typed, 'cycling')).toContain(reason)
})
