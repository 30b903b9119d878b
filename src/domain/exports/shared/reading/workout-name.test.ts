import { expect, test } from 'vitest'
import { nameOf } from './workout-name.ts'

test.each([
  ['Hour', 'file', 'Hour'],
  [undefined, 'file', 'file'],
  [' \n', 'file', 'file'],
  ['', ' ', 'Workout'],
  ['Hour', '', 'Hour'],
  [' Over\n and\tunder\0', 'file', 'Over and under'],
  ['a'.repeat(201), 'file', 'a'.repeat(200)],
  [`${'a'.repeat(199)} b`, 'file', 'a'.repeat(199)],
  [`${'a'.repeat(199)}😀`, 'file', 'a'.repeat(199)],
  ['a\ud83d', 'file', 'a\ufffd'],
  ['😀 ride', 'file', '😀 ride'],
])('a workout that says it is %j in the file %j is called %j', (written, name, called) => {
  expect(nameOf(written, { name })).toBe(called)
})
