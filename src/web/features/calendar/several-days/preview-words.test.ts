import { expect, test } from 'vitest'
import { countEntries, nameOfPreviewed, readCount, shiftText, staysText, weeksOf } from './preview-words.ts'

const run = { kind: 'workout', name: 'Easy run', date: '2026-11-16' } as const
const rest = { kind: 'rest', name: '', date: '2026-11-18' } as const

test('copies are listed by week, with what they replace', () => {
  const comes = [
    { ...run, to: '2026-11-23' },
    { ...rest, to: '2026-11-25' },
    { ...run, to: '2026-11-30' },
  ]
  const goes = [{ kind: 'note', name: 'Dentist', date: '2026-12-06' } as const]
  expect(weeksOf({ comes, stays: [], goes }, '2026-11-16')).toEqual([
    { name: '23–29 November', gets: 'Mon Easy run · Wed Rest day', loses: '' },
    { name: '30 November – 6 December', gets: 'Mon Easy run', loses: 'Sun Note: Dentist' },
  ])
})

test('copies of a week that begins on a Sunday are listed by such weeks', () => {
  const comes = [
    { ...run, to: '2026-11-22' },
    { ...run, to: '2026-11-28' },
    { ...run, to: '2026-11-29' },
  ]
  expect(weeksOf({ comes, stays: [], goes: [] }, '2026-11-15').map(({ name, gets }) => [name, gets])).toEqual([
    ['22–28 November', 'Sun Easy run · Sat Easy run'],
    ['29 November – 5 December', 'Sun Easy run'],
  ])
})

test('what stays is named with its reason, and counted beyond a few', () => {
  const done = { ...run, because: 'done' } as const
  expect(staysText([done, { ...run, name: 'City marathon', because: 'race' }])).toBe(
    'Easy run (done), City marathon (a race)',
  )
  expect(staysText([done, done, done], 2)).toBe('Easy run (done), Easy run (done), 1 more')
})

test('a rest day says its reason if it has one', () => {
  expect([rest, { ...rest, name: 'Travelling' }].map(nameOfPreviewed)).toEqual(['Rest day', 'Rest day: Travelling'])
})

test('of a note only the beginning is shown', () => {
  const name = 'Track is closed, run in the park with the club instead'
  expect(nameOfPreviewed({ kind: 'note', name })).toBe('Note: Track is closed, run in the park with th…')
})

test.each([
  [1, '1 day later'],
  [-3, '3 days earlier'],
])('a shift by %d is %s', (days, text) => {
  expect(shiftText(days)).toBe(text)
})

test('entries are counted', () => {
  expect([1, 12].map(countEntries)).toEqual(['1 entry', '12 entries'])
})

test.each([
  ['1', 1],
  [' 26 ', 26],
  ['27', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('a count typed as “%s” is %s', (typed, count) => {
  expect(readCount(typed, 26)).toBe(count)
})
