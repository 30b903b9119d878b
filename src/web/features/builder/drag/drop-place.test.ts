import { expect, test } from 'vitest'
import { type DropPart, type DropRow, dropParts, dropPlace } from './drop-place.ts'

test.each<[DropRow['part'], DropPart, string, string]>([
  ['step', 'above', 'above', 'above'],
  ['step', 'below', 'below', 'below'],
  ['head', 'above', 'above', 'above'],
  ['head', 'below', 'first', 'below'],
  ['foot', 'above', 'last', 'below'],
  ['foot', 'below', 'below', 'below'],
])('over the %s of an entry, %s, a step goes %s and a repeat %s', (part, over, ofStep, ofRepeat) => {
  const row = { key: 'a', part }
  expect(dropPlace(row, over, false)).toEqual({ by: 'a', side: ofStep })
  expect(dropPlace(row, over, true)).toEqual({ by: 'a', side: ofRepeat })
})

test('the middle of the head of a repeat takes steps', () => {
  const row = { key: 'a', part: 'head' } as const
  expect(dropParts(row, false)).toContain('middle')
  expect(dropPlace(row, 'middle', false)).toEqual({ by: 'a', side: 'first' })
  for (const other of [dropParts(row, true), dropParts({ key: 'a', part: 'step' }, false)])
    expect(other).toEqual(['above', 'below'])
})
