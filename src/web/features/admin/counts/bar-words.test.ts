import { expect, test } from 'vitest'
import { dayWords, ruleWords, summaryOf } from './bar-words.ts'
import { barsOf, mostOf, totalOf } from './series.ts'

const row = (day: string, sign_ups: number) => ({
  day,
  sign_ups,
  generated: 0,
  built: 2 * sign_ups,
  imported: 0,
  routes: 0,
})
const data = [row('2026-11-17', 3), row('2026-11-18', 7), row('2026-11-19', 0)]

test.each([
  ['2026-11-19', 'day', 'Thu 19 Nov'],
  ['2026-11-16', 'week', '16–22 Nov'],
  ['2026-11-30', 'week', '30 Nov – 6 Dec'],
] as const)('%s is, by %s, %s', (day, per, words) => {
  expect(dayWords(day, per)).toBe(words)
})

test('a chart is told in a sentence', () => {
  const bars = barsOf(data, 'sign_ups')
  expect(summaryOf(bars, 'day')).toBe('10 from 17 Nov to 19 Nov, most on Wed 18 Nov: 7')
  expect(summaryOf(barsOf(data, 'imported'), 'day')).toBe('None from 17 Nov to 19 Nov')
  expect(summaryOf([{ day: '2026-11-16', count: 1200 }], 'week')).toBe(
    '1,200 from 16 Nov to 22 Nov, most in the week of 16–22 Nov: 1,200',
  )
  expect(summaryOf([], 'day')).toBe('Nothing was counted.')
  expect(ruleWords(bars, 'day')).toEqual(['17 Nov', '18 Nov', 'Today'])
  expect(totalOf(bars)).toBe(10)
})

test('charts that are compared have the same height for the same figure', () => {
  expect(mostOf([barsOf(data, 'built'), barsOf(data, 'imported')])).toBe(14)
  expect(mostOf([barsOf(data, 'imported')])).toBe(0)
})
