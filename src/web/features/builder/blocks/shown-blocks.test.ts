import { expect, test } from 'vitest'
import { shownBlocks } from './shown-blocks.ts'

const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ id: `id of ${name}`, name })) as [Named, Named, Named]

type Named = { id: string; name: string }

test('a deleted block stays at its place among those that were found', () => {
  expect(said([a, c], [a, c], [b])).toEqual(['a', 'b, gone', 'c'])
  expect(said([a, c], [c], [b])).toEqual(['b, gone', 'c'])
  expect(said([c, a], [c, a], [])).toEqual(['a', 'c'])
  expect(said([], [], [a, b])).toEqual(['a, gone', 'b, gone'])
})

test('a deleted block that is there again, brought back in another tab, is shown once and not as deleted', () => {
  expect(said([a, b, c], [a, b, c], [b])).toEqual(['a', 'b', 'c'])
  expect(said([a, b, c], [a], [b])).toEqual(['a'])
})

const said = (...lists: [blocks: Named[], found: Named[], deleted: Named[]]) =>
  shownBlocks(...lists).map(({ block, isGone }) => `${block.name}${isGone ? ', gone' : ''}`)
