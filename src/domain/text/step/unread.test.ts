import { expect, test } from 'vitest'
import { type Item, readItems } from '../grammar/item.ts'
import { explainMissingLength, findUnread } from './unread.ts'

function itemsOf(line: string): Item[] {
  return [...readItems(line, 0)]
}

test('at most the given number of unread items is reported', () => {
  const line = '12 furlong "open'
  const all = [
    { at: 0, message: '12 furlong has an unknown unit. Write m, s, h, mtr, km, mi, yd, %, w or bpm.' },
    {
      at: 3,
      message: '“furlong” is not understood. Write a name before the length, and notes after //.',
    },
    { at: 11, message: 'Close the quotes that open here.' },
  ]
  for (const most of [0, 1, 2, 3, 4]) expect(findUnread(line, itemsOf(line), most)).toEqual(all.slice(0, most))
})

test.each([
  ['65', '65 needs a unit: 65%, 65w or 65bpm.'],
  ['65 Rest', '65 needs a unit: 65%, 65w or 65bpm.'],
  ['65 kcal', '65 kcal has an unknown unit. Write m, s, h, mtr, km, mi, yd, %, w or bpm.'],
  ['88–94', '88–94 needs a unit: %, w, bpm, rpm, or a pace such as 4:30-4:45/km.'],
  ['4:75', '4:75 is not a time. Write minutes and seconds, such as 1:30.'],
  [
    '1'.repeat(21),
    `${'1'.repeat(20)} needs a unit: ${['%', 'w'].map((unit) => '1'.repeat(20) + unit).join(', ')} or ${'1'.repeat(20)}bpm.`,
  ],
])('the error for the figure %s says what to write instead', (line, message) => {
  expect(findUnread(line, itemsOf(line), 1)).toEqual([{ at: 0, message }])
})

test.each([
  ['-  Z2', 1, 3, 'Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.'],
  ['- ', 2, 2, 'Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.'],
  ['- Z2 // in 10', 2, 2, 'Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.'],
  ['- Z2 press lap', 2, 5, 'Say how long this is expected to take, such as press lap 10m.'],
  ['- press lap 10', 2, 12, '10 needs a unit: 10m for minutes, 10s, 10mtr or 10km.'],
])('%j is no step, as it has no length', (line, from, at, message) => {
  expect(explainMissingLength(line, from)).toEqual({ at, message })
})
