import { expect, test } from 'vitest'
import { entryKey } from './entry-key.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['x', 'ctrlKey', 'cut'],
  ['C', 'ctrlKey', 'copy'],
  ['v', 'metaKey', 'paste'],
  ['Delete', 'altKey', undefined],
  ['z', 'ctrlKey', undefined],
  ['Delete', 'ctrlKey', undefined],
  ['Enter', 'shiftKey', undefined],
] as const)('%s with %s: %s', (key, held, does) => {
  expect(entryKey({ key, ...none, [held]: true })).toBe(does)
})

test.each([
  ['Delete', 'remove'],
  [' ', 'carry'],
  ['Enter', 'open'],
  ['Escape', 'leave'],
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['x', undefined],
] as const)('%s alone: %s', (key, does) => {
  expect(entryKey({ key, ...none })).toBe(does)
})
