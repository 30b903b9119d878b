import { expect, test } from 'vitest'
import { createUniqueNames, safeFileName } from './file-names.ts'

test.each([
  ['Easy run', 'Easy run'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Users: a*b?"<>|', 'C Users a b'],
  [' .hidden. ', 'hidden'],
  ['two\nlines\u202e\u0000', 'two lines'],
  ['CON', 'CON file'],
  ['aux.fit', 'aux fit file'],
  ['Console', 'Console'],
  ['...', 'workout'],
  ['', 'workout'],
  ['Gru\u0308ße', 'Grüße'],
  ['🚴'.repeat(300), '🚴'.repeat(80)],
])('%j is saved as %j', (name, safe) => {
  expect(safeFileName(name, 'workout')).toBe(safe)
})

test('names are unique, also where capitals do not count and one looks like a counted one', () => {
  const unique = createUniqueNames()
  expect(['Easy', 'easy', 'Easy (2)', 'EASY', 'Long'].map(unique)).toEqual([
    'Easy',
    'easy (2)',
    'Easy (2) (2)',
    'EASY (3)',
    'Long',
  ])
})
