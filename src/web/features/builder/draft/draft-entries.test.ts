import { expect, test } from 'vitest'
import type { Intensity } from '#domain/workout/intensity.ts'
import {
  canMove,
  type DraftEntry,
  draftEntries,
  entryName,
  keyAt,
  neighbourOf,
  pathOf,
  removedBy,
  removeEntry,
  restoreEntry,
} from './draft-entries.ts'
import { freshStep, timeOf } from './draft-step.ts'

const entries = build()

test('a place in the profile and a key in the list identify the same step', () => {
  for (const [key, path] of [
    ['a', '0'],
    ['c', '1.0'],
    ['d', '1.1'],
    ['e', '2'],
  ] as const) {
    expect(pathOf(entries, key)).toBe(path)
    expect(keyAt(entries, path)).toBe(key)
  }
  expect(pathOf(entries, 'gone')).toBeUndefined()
  for (const path of ['7', '7.1', '1.7']) expect(keyAt(entries, path)).toBeUndefined()
})

test('a repeat in the profile opens its first step in the list', () => {
  expect(pathOf(entries, 'b')).toBe('1')
  expect(keyAt(entries, '1')).toBe('c')
})

test('an entry can move until it reaches the end of its own list', () => {
  const movable = (by: -1 | 1) => ['a', 'b', 'c', 'd', 'e', 'gone'].filter((key) => canMove(entries, key, by))
  expect(movable(-1)).toEqual(['b', 'd', 'e'])
  expect(movable(1)).toEqual(['a', 'b', 'c'])
})

test.each(['a', 'b', 'c', 'd', 'e'])('removing %s and putting it back changes nothing', (key) => {
  const removed = removedBy(entries, key)
  if (!removed) throw new Error(`There is no ${key}.`)
  expect(removed.entry.key).toBe(key)
  expect(pathOf(removeEntry(entries, key), key)).toBeUndefined()
  expect(restoreEntry(removeEntry(entries, key), removed)).toEqual(entries)
})

test('removing an unknown key removes nothing', () => {
  expect(removedBy(entries, 'gone')).toBeUndefined()
  expect(removeEntry(entries, 'gone')).toEqual(entries)
})

test('an entry is named by its name, its intensity or its count', () => {
  expect(entries.map(entryName)).toEqual(['Warm up', 'repeat 3×', 'Cooldown'])
  const unnamed = { intensity: 'rest', duration: timeOf(60) } as const
  expect(entryName({ key: 'f', step: { ...unnamed, name: 'Float' } })).toBe('Float')
  for (const step of [unnamed, { ...unnamed, name: '' }]) expect(entryName({ key: 'f', step })).toBe('Rest')
})

test('after a deletion the step beneath opens, and after the last one the step above', () => {
  expect(neighbourOf(entries, 'a')).toBe('c')
  expect(neighbourOf(entries, 'd')).toBe('e')
  expect(neighbourOf(entries, 'e')).toBe('d')
  expect(neighbourOf(entries, 'b')).toBe('e')
  expect(neighbourOf(entries.slice(0, 1), 'a')).toBeUndefined()
})

/** A warm-up (a), a repeat (b) of two (c, d), a cooldown (e). */
function build(): DraftEntry[] {
  const keys = ['a', 'b', 'c', 'd', 'e'].values()
  const step = (intensity: Intensity) => freshStep(intensity, timeOf(60))
  const repeat = { repeat: { steps: 2, count: 3 } }
  return draftEntries([step('warmup'), step('interval'), step('recovery'), repeat, step('cooldown')], () =>
    String(keys.next().value),
  )
}
