import { expect, test } from 'vitest'
import { isSection, quotedTitle, titleLine } from './title.ts'

test.each([
  ['Hill day', 'Hill day'],
  ['Tuesday #2', 'Tuesday #2'],
  ['5 km easy', '"5 km easy"'],
  ['Main set', '"Main set"'],
  ['MAIN SET', '"MAIN SET"'],
  ['Big set', 'Big set'],
  ['Ride: long', '"Ride: long"'],
  [' Hill day', undefined],
  ['Hill day ', undefined],
  ['Hill  day', undefined],
  ['Hill\tday', undefined],
  ['', undefined],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), undefined],
])('the name %j is written as the line %j', (name, line) => {
  expect(titleLine(name)).toBe(line)
})

test('a name of two hundred characters in quotes is read, a longer one or one with text after the quotes is not', () => {
  expect(quotedTitle(`"${'a'.repeat(200)}"`)).toBe('a'.repeat(200))
  expect(quotedTitle(`"${'a'.repeat(201)}"`)).toBeUndefined()
  expect(quotedTitle('"Ride" long')).toBeUndefined()
  expect(quotedTitle('Ride')).toBeUndefined()
})

test.each(['Warm up', 'cool down', 'main', 'Set', 'POOL', 'note', 'Notes'])('%s heads a section', (title) => {
  expect(isSection(title)).toBe(true)
})

test.each(['Mainly flat', 'Hills', 'The main thing'])('%s names a workout', (title) => {
  expect(isSection(title)).toBe(false)
})
