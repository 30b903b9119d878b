import { expect, test } from 'vitest'
import type { Step } from '#domain/workout/step.ts'
import { applyActions, keyAt, stepAt } from '#tests/support/workouts/drafts.ts'
import { draftOf, isReadable } from './draft.ts'
import { readCadence, readPause, type StepDetail, typedCadence } from './step-details.ts'

const draft = draftOf([{ intensity: 'active', duration: { type: 'distance', unit: 'meters', value: 100 } }])
const key = keyAt(draft, 0)
const change = (...details: StepDetail[]) =>
  applyActions(draft, ...details.map((detail) => ({ type: 'detail', key, detail }) as const))
const plain = stepAt(draft, 0)

const problem = 'Enter a figure or a range up to 300 a minute, such as 90 or 85-95.'

test.each([
  ['90', { min: 90, max: 90 }],
  [' 85-95 rpm', { min: 85, max: 95 }],
  ['95 – 85', { min: 85, max: 95 }],
  ['85 to 95', { min: 85, max: 95 }],
  ['300', { min: 300, max: 300 }],
  ['1-2', { min: 1, max: 2 }],
  ['', undefined],
  ['0', problem],
  ['301', problem],
  ['9o', problem],
  ['85-', problem],
] as const)('a cadence typed as %j is %j', (typed, cadence) => {
  expect(readCadence(typed)).toEqual(cadence)
})

test('a cadence is shown as it is typed', () => {
  expect(['90', '85-95'].map((typed) => typedCadence(readCadence(typed) as { min: number; max: number }))).toEqual([
    '90',
    '85-95',
  ])
})

test.each([
  ['1:45', 105],
  ['1.45', 105],
  [':50', 50],
  ['50', 50],
  ['105', 105],
  ['10', 10],
  ['2', 120],
  ['9', 540],
  ['20s', 20],
  ['0:45.5', 45.5],
  ['1:60', undefined],
  ['0', undefined],
  ['00', undefined],
  ['1441 min', undefined],
  ['', undefined],
  ['soon', undefined],
])('a send-off or a rest typed as %j is %s seconds', (typed, seconds) => {
  expect(readPause(typed)).toBe(seconds)
})

test.each<[StepDetail, Partial<Step>, StepDetail]>([
  [{ field: 'cadence', typed: '90' }, { cadence: { min: 90, max: 90 } }, { field: 'cadence', typed: ' ' }],
  [{ field: 'stroke', chosen: 'medley' }, { stroke: 'medley' }, { field: 'stroke', chosen: undefined }],
  [{ field: 'drill', chosen: 'kick' }, { drill: 'kick' }, { field: 'drill', chosen: undefined }],
  [{ field: 'equipment', chosen: ['fins'] }, { equipment: ['fins'] }, { field: 'equipment', chosen: [] }],
  [
    { field: 'lapButton', chosen: true },
    { duration: { type: 'distance', unit: 'meters', value: 100, lapButton: true } },
    { field: 'lapButton', chosen: false },
  ],
])('%j is in the step, and %j takes it out', (given, expected, taken) => {
  expect(stepAt(change(given), 0)).toEqual({ ...plain, ...expected })
  expect(stepAt(change(given, taken), 0)).toEqual(plain)
})

test('a detail that cannot be read stays in its field, and the step keeps the one before', () => {
  const half = change(
    { field: 'cadence', typed: '90' },
    { field: 'sendOff', typed: '1:45' },
    { field: 'cadence', typed: '90-' },
    { field: 'sendOff', typed: '1:' },
  )
  expect(half.entries[0]).toEqual({
    key,
    step: { ...plain, cadence: { min: 90, max: 90 }, sendOff: 105 },
    unreadDetails: { cadence: '90-', sendOff: '1:' },
  })
  expect(isReadable(half)).toBe(false)
  const one = applyActions(half, { type: 'detail', key, detail: { field: 'cadence', typed: '90-95' } })
  expect(one.entries[0]).toMatchObject({ unreadDetails: { sendOff: '1:' } })
  const both = applyActions(one, { type: 'detail', key, detail: { field: 'sendOff', typed: '1:50' } })
  expect(both.entries[0]).not.toHaveProperty('unreadDetails')
  expect(isReadable(both)).toBe(true)
})

test('a typed target that cannot be read stays beside the one of the step, until one is read or set', () => {
  const target = { type: 'power', zoneNumber: 4 } as const
  const aimed = { field: 'target', typed: 'Z4 effort 7/10', read: { target, effort: 7 } } as const
  const half = { field: 'target', typed: '110', read: 'It needs a unit.' } as const
  expect(stepAt(change(aimed), 0)).toEqual({ ...plain, target, effort: 7 })
  expect(change(aimed, half).entries).toEqual([{ ...change(aimed).entries[0], unreadDetails: { target: '110' } }])
  expect(isReadable(change(aimed, half))).toBe(false)
  expect(change(aimed, half, { field: 'target', typed: '', read: {} }).entries).toEqual(draft.entries)
  const set = applyActions(change(half), { type: 'target', key, target })
  expect(set.entries).toEqual([{ key, step: { ...plain, target } }])
})
