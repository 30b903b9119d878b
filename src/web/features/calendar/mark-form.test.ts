import { expect, test } from 'vitest'
import { parseDuration } from '#domain/units/duration.ts'
import { markFormOf, markText, readMark, withFigures } from './mark-form.ts'

const mark = { state: 'done', feeling: 4, word: 'Windy', seconds: 2700, metres: 10_500 } as const

test('a mark passes through the form', () => {
  expect(readMark(markFormOf(mark, 'kilometers'), parseDuration, 'kilometers')).toEqual({ mark })
})

test('empty fields say nothing', () => {
  expect(readMark(markFormOf(null, 'kilometers'), parseDuration, 'kilometers')).toEqual({ mark: { state: 'done' } })
})

test('what was skipped has no figures', () => {
  const form = { ...markFormOf(mark, 'kilometers'), state: 'skipped' } as const
  expect(readMark(form, parseDuration, 'kilometers')).toEqual({ mark: { state: 'skipped', feeling: 4, word: 'Windy' } })
})

test.each([
  ['time', 'soon'],
  ['time', '0'],
  ['distance', 'far'],
  ['distance', '0'],
  ['distance', '10001'],
])('a %s of "%s" is refused with a sentence', (field, typed) => {
  const read = readMark({ ...markFormOf(null, 'kilometers'), [field]: typed }, parseDuration, 'kilometers')
  expect(read).toEqual({ problems: { [field]: expect.stringMatching(/^Write/) } })
})

test('a decimal comma is read', () => {
  expect(readMark({ ...markFormOf(null, 'kilometers'), distance: '10,5' }, parseDuration, 'kilometers')).toEqual({
    mark: { state: 'done', metres: 10_500 },
  })
})

test('the figures of an activity fill the fields, and what it does not say stays', () => {
  const form = withFigures(
    markFormOf({ state: 'skipped', word: 'Hot' }, 'kilometers'),
    { seconds: 3670, metres: 10_023 },
    'kilometers',
  )
  expect(readMark(form, parseDuration, 'kilometers')).toEqual({
    mark: { state: 'done', word: 'Hot', seconds: 3670, metres: 10_023 },
  })
  expect(withFigures(form, { seconds: null, metres: 5000 }, 'kilometers')).toMatchObject({
    time: '1:01:10',
    distance: '5',
  })
})

test.each([
  ['miles', '6.52', '6.52', 10_500],
  ['miles', '6.52', '6.5', 10_460.736],
  ['yards', '11483', '11483', 10_500],
  ['yards', '11483', '1650', 1508.76455],
  ['meters', '10500', '1500', 1500],
] as const)('in %s, %s in the field and %s typed are %d m', (unit, shown, typed, metres) => {
  const form = markFormOf(mark, unit)
  expect(form.distance).toBe(shown)
  expect(readMark({ ...form, distance: typed }, parseDuration, unit)).toEqual({ mark: { ...mark, metres } })
})

test('a distance that a file does not say stays, to the metre', () => {
  const form = withFigures(markFormOf(mark, 'miles'), { seconds: 3600, metres: null }, 'miles')
  expect(readMark(form, parseDuration, 'miles')).toEqual({ mark: { ...mark, seconds: 3600 } })
})

test.each([
  ['miles', '6.52\u202fmi'],
  ['yards', '11,483\u202fyd'],
  ['meters', '10,500\u202fm'],
] as const)('its distance is told in %s: %s', (unit, text) => {
  expect(markText(mark, unit)).toContain(` · ${text} · `)
})

test('a mark is told in words', () => {
  expect(markText(mark, 'kilometers')).toBe('Done · felt 4 of 5 · 45:00 · 10.5\u202fkm · Windy')
  expect(markText({ state: 'skipped' }, 'kilometers')).toBe('Skipped')
})
