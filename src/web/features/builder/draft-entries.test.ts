import { expect, test } from 'vitest'
import type { Intensity } from '#domain/workout/intensity.ts'
import { type DraftEntry, draftEntries, keyAt, neighbourOf, pathOf } from './draft-entries.ts'
import { freshStep, timeOf } from './draft-step.ts'

const entries = build()

test('the profile and the list mean the same step', () => {
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
  expect(keyAt(entries, '7.1')).toBeUndefined()
})

test('after a deletion the step beneath is next, and at the foot the one above', () => {
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
