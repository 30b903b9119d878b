import { expect, test } from 'vitest'
import { type Change, changeSentence, nextOf } from './change-sentence.ts'

const about = { count: 1, name: 'Easy run', date: '2026-11-18' }

test.each<[Change['about'], string]>([
  [{ did: 'schedule', ...about }, 'Put Easy run on Wednesday 18 November'],
  [{ did: 'add', ...about, name: '' }, 'Put a rest day on Wednesday 18 November'],
  [{ did: 'edit', ...about, name: 'x'.repeat(200) }, `Changed ${'x'.repeat(60)}… on Wednesday 18 November`],
  [{ did: 'move', ...about }, 'Moved Easy run to Wednesday 18 November'],
  [{ did: 'move', ...about, count: 3 }, 'Moved 3 entries'],
  [{ did: 'copy', ...about }, 'Copied Easy run to Wednesday 18 November'],
  [{ did: 'edit', ...about }, 'Changed Easy run on Wednesday 18 November'],
  [{ did: 'mark', ...about, state: 'done' }, 'Marked Easy run as done'],
  [{ did: 'mark', ...about }, 'Took back the mark of Easy run'],
  [{ did: 'remove', ...about }, 'Deleted Easy run from Wednesday 18 November'],
  [{ did: 'copy-week', ...about, count: 8 }, 'Copied a week: 8 changes'],
  [{ did: 'shift', ...about, count: 12 }, 'Shifted 12 entries'],
  [{ did: 'several', ...about, count: 2 }, 'Changed 2 entries'],
])('%j is told', (told, sentence) => {
  expect(changeSentence({ about: told })).toBe(sentence)
})

const change = (id: string, is_undone: boolean) => ({ id, is_undone }) as Change

test.each([
  ['nothing', [], undefined, undefined],
  ['what stands', [change('b', false), change('a', false)], 'b', undefined],
  ['what was undone last', [change('c', true), change('b', true), change('a', false)], 'a', 'b'],
  ['all undone', [change('b', true), change('a', true)], undefined, 'a'],
  ['one undone before a later change', [change('c', false), change('b', true), change('a', false)], 'c', undefined],
])('undo and redo concern, of %s', (_, changes, undo, redo) => {
  expect(nextOf('undo', changes)?.id).toBe(undo)
  expect(nextOf('redo', changes)?.id).toBe(redo)
})
