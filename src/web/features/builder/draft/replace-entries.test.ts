import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toStored } from '#domain/workout/groups.ts'
import type { Step } from '#domain/workout/step.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { storedSteps } from '#tests/support/workouts/arbitraries.ts'
import { applyActions, keyAt } from '#tests/support/workouts/drafts.ts'
import { type Draft, draftOf, storedOf } from './draft.ts'
import { isDraftGroup } from './draft-entries.ts'

const minutes = (value: number): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: value * 60 },
})
const repeat = (count: number, ...lengths: number[]) => ({
  type: 'repeat' as const,
  count,
  steps: lengths.map(minutes),
})
const before = draftOf(toStored([minutes(10), repeat(4, 3, 2), minutes(5), minutes(6)]))

const replaced = (...entries: Parameters<typeof toStored>[0]) =>
  applyActions(before, { type: 'replace', steps: toStored(entries) })

test('entries before and after a changed one stay as they are', () => {
  const draft = replaced(minutes(10), repeat(4, 3, 2), minutes(7), minutes(8), minutes(6))
  expect(draft.entries.slice(0, 2)).toEqual(before.entries.slice(0, 2))
  expect(draft.entries[0]).toBe(before.entries[0])
  expect(draft.entries[4]).toBe(before.entries[3])
})

test('a changed entry keeps its key, and so do the steps of a changed repeat', () => {
  const draft = replaced(minutes(10), repeat(5, 3, 1, 2), minutes(7), minutes(6))
  expect([0, 1, 2, 3].map((at) => keyAt(draft, at))).toEqual([0, 1, 2, 3].map((at) => keyAt(before, at)))
  const [now, then] = [draft.entries[1], before.entries[1]].map((entry) =>
    entry && isDraftGroup(entry) ? entry.steps.map(({ key }) => key) : [],
  )
  expect([now?.[0], now?.[2]]).toEqual(then)
})

test('a step in the place of a repeat has a new key', () => {
  const draft = replaced(minutes(10), minutes(9), minutes(5), minutes(6))
  expect(keysOf(before)).not.toContain(keyAt(draft, 1))
})

test('a deleted entry does not give its key to the next one', () => {
  const draft = replaced(repeat(4, 3, 2), minutes(5), minutes(6))
  expect(draft.entries).toEqual(before.entries.slice(1))
})

test('a length that cannot be read stays in its field while another entry is replaced', () => {
  const unread = applyActions(before, { type: 'duration', key: keyAt(before, 0), typed: 'soon' })
  const draft = applyActions(unread, { type: 'replace', steps: storedOf(replaced(minutes(10), minutes(9))) })
  expect(draft.entries[0]).toMatchObject({ unread: 'soon' })
})

test('a half-typed length stays while the text changes something else of its step, and not its length', () => {
  const unread = applyActions(before, { type: 'duration', key: keyAt(before, 0), typed: 'soon' })
  const [, ...others] = storedOf(before)
  const replacedFirst = (step: Step) => applyActions(unread, { type: 'replace', steps: [step, ...others] }).entries[0]
  expect(replacedFirst({ ...minutes(10), name: 'Easy' })).toMatchObject({ unread: 'soon', step: { name: 'Easy' } })
  expect(replacedFirst(minutes(11))).not.toHaveProperty('unread')
})

test('a half-typed detail stays while the text changes something else of its step, and not the detail', () => {
  const detail = { field: 'cadence', typed: '9o' } as const
  const unread = applyActions(before, { type: 'detail', key: keyAt(before, 0), detail })
  const [, ...others] = storedOf(before)
  const replacedFirst = (step: Step) => applyActions(unread, { type: 'replace', steps: [step, ...others] }).entries[0]
  expect(replacedFirst(minutes(11))).toMatchObject({ unreadDetails: { cadence: '9o' } })
  expect(replacedFirst({ ...minutes(10), cadence: { min: 90, max: 90 } })).not.toHaveProperty('unreadDetails')
})

testProperty('replaced steps are stored exactly, and no key is given twice', 1000, (drawing) =>
  fc.assert(
    fc.property(storedSteps, storedSteps, storedSteps, (first, second, third) => {
      const draft = applyActions(draftOf(first), { type: 'replace', steps: second }, { type: 'replace', steps: third })
      expect(storedOf(draft)).toEqual(third)
      expect(new Set(keysOf(draft)).size).toBe(keysOf(draft).length)
    }),
    drawing,
  ),
)

function keysOf({ entries }: Draft): string[] {
  return entries.flatMap((entry) => [entry.key, ...(isDraftGroup(entry) ? entry.steps.map(({ key }) => key) : [])])
}
