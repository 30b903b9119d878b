import { expect, test } from 'vitest'
import { parseDuration } from '#domain/units/duration.ts'
import { markFormOf, markText, readMark, withFigures } from './mark-form.ts'

const mark = { state: 'done', feeling: 4, word: 'Windy', seconds: 2700, metres: 10_500 } as const

test('a mark passes through the form', () => {
  expect(readMark(markFormOf(mark), parseDuration)).toEqual({ mark })
})

test('empty fields say nothing', () => {
  expect(readMark(markFormOf(null), parseDuration)).toEqual({ mark: { state: 'done' } })
})

test('what was skipped has no figures', () => {
  const form = { ...markFormOf(mark), state: 'skipped' } as const
  expect(readMark(form, parseDuration)).toEqual({ mark: { state: 'skipped', feeling: 4, word: 'Windy' } })
})

test.each([
  ['time', 'soon'],
  ['time', '0'],
  ['distance', 'far'],
  ['distance', '0'],
  ['distance', '10001'],
])('a %s of "%s" is refused with a sentence', (field, typed) => {
  const read = readMark({ ...markFormOf(null), [field]: typed }, parseDuration)
  expect(read).toEqual({ problems: { [field]: expect.stringMatching(/^Write/) } })
})

test('a decimal comma is read', () => {
  expect(readMark({ ...markFormOf(null), distance: '10,5' }, parseDuration)).toEqual({
    mark: { state: 'done', metres: 10_500 },
  })
})

test('the figures of an activity fill the fields, and what it does not say stays', () => {
  const form = withFigures(markFormOf({ state: 'skipped', word: 'Hot' }), { seconds: 3670, metres: 10_023 })
  expect(readMark(form, parseDuration)).toEqual({ mark: { state: 'done', word: 'Hot', seconds: 3670, metres: 10_023 } })
  expect(withFigures(form, { seconds: null, metres: 5000 })).toMatchObject({ time: '1:01:10', distance: '5' })
})

test('a mark is told in words', () => {
  expect(markText(mark)).toBe('Done · felt 4 of 5 · 45:00 · 10.5\u202fkm · Windy')
  expect(markText({ state: 'skipped' })).toBe('Skipped')
})
