import { expect, test } from 'vitest'
import { addStep } from '#tests/support/workouts/drafts.ts'
import { type BuilderAction, type BuilderHistory, builderReducer } from './builder-history.ts'
import { draftOf } from './draft.ts'
import { everyStep, removedBy } from './draft-entries.ts'
import { historyOf } from './history.ts'
import type { StepDetail } from './step-details.ts'

const details = { name: '', sport: 'running', type: undefined } as const
const start = historyOf({ draft: draftOf([]), details })
const key = start.present.draft.entries[0]?.key ?? ''
const after = (...actions: BuilderAction[]) => apply(start, ...actions)
const apply = (history: BuilderHistory, ...actions: BuilderAction[]) => actions.reduce(builderReducer, history)
const stepsOf = ({ present }: BuilderHistory) => everyStep(present.draft.entries)

test('typing a name, notes or a length is one step each', () => {
  const type = (field: 'name' | 'notes', text: string): BuilderAction => ({ type: 'text', key, field, text })
  const history = after(type('name', 'E'), type('name', 'Ea'), type('notes', 'J'), type('notes', 'Jo'), {
    type: 'duration',
    key,
    typed: '1',
  })
  expect(history.past).toHaveLength(3)
  const undone = apply(history, { type: 'undo' }, { type: 'undo' })
  expect(stepsOf(undone)[0]?.step).toMatchObject({ name: 'Ea' })
  expect(stepsOf(undone)[0]?.step).not.toHaveProperty('notes')
})

test('typing a detail is one step, and choosing one another', () => {
  const detail = (one: StepDetail): BuilderAction => ({ type: 'detail', key, detail: one })
  const history = after(
    detail({ field: 'cadence', typed: '9' }),
    detail({ field: 'cadence', typed: '90' }),
    detail({ field: 'sendOff', typed: '50' }),
    detail({ field: 'drill', chosen: 'kick' }),
    detail({ field: 'drill', chosen: 'pull' }),
    { type: 'pause', key, pause: { kind: 'rest', seconds: 20 } },
    { type: 'rest', key, typed: '3' },
    { type: 'rest', key, typed: '30' },
  )
  expect(history.past).toHaveLength(6)
})

test('typing the length of the pool is one step', () => {
  const pool = (length: number): BuilderAction => ({
    type: 'details',
    details: { ...details, poolLength: { length, unit: 'meters' } },
    field: 'pool',
  })
  const typed = after(pool(20), pool(25), { type: 'details', details: { ...details, name: 'P' }, field: 'name' })
  expect(typed.past).toHaveLength(2)
})

test('a length that cannot be read is undone to the one before', () => {
  const undone = after({ type: 'duration', key, typed: 'soon' }, { type: 'undo' })
  expect(stepsOf(undone)).toEqual(stepsOf(start))
})

test('edits in the text of the workout are one step until the text is left', () => {
  const minutes = (value: number): BuilderAction => ({
    type: 'replace',
    steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value } }],
  })
  expect(after(minutes(60), minutes(600)).past).toHaveLength(1)
  expect(after(minutes(60), { type: 'end-field' }, minutes(600)).past).toHaveLength(2)
})

test('sport, type and name are undone too', () => {
  const named = after(
    { type: 'details', details: { ...details, sport: 'cycling' } },
    { type: 'details', details: { ...details, sport: 'cycling', name: 'H' }, field: 'name' },
    { type: 'details', details: { ...details, sport: 'cycling', name: 'Hi' }, field: 'name' },
  )
  expect(apply(named, { type: 'undo' }).present.details).toEqual({ ...details, sport: 'cycling' })
  expect(apply(named, { type: 'undo' }, { type: 'undo' }).present.details).toEqual(details)
})

test('the Undo of a deletion is a step back, unless something else was changed since', () => {
  const added = after(addStep)
  const removed = removedBy(added.present.draft.entries, key)
  if (!removed) throw new Error('There is a step to remove.')
  const back = apply(added, { type: 'remove', key }, { type: 'restore', removed })
  expect(back.past).toEqual(added.past)
  expect(back.future).toHaveLength(1)
  const later = apply(added, { type: 'remove', key }, addStep, { type: 'restore', removed })
  expect(later.past).toHaveLength(4)
  expect(stepsOf(later)).toHaveLength(3)
})

test('Reset and the Undo of its toast leave one step to redo', () => {
  const added = after(addStep)
  const back = apply(added, { type: 'reset' }, { type: 'take', content: added.present })
  expect(back.present).toEqual(added.present)
  expect(back.future).toHaveLength(1)
})

test('the count that a field shows is no step of its own', () => {
  const added = after({ type: 'add-repeat' })
  const group = added.present.draft.entries[1]?.key ?? ''
  const counted = apply(added, { type: 'count', key: group, typed: '5' }, { type: 'settle-count', key: group })
  expect(counted.past).toHaveLength(2)
  expect(apply(counted, { type: 'count', key: group, typed: '6' }).past).toHaveLength(3)
})

test('after an undo a new step has a key that no step had before, because a deleted one may be restored', () => {
  const later = after(addStep, { type: 'add-repeat' })
  const known = stepsOf(later).map((step) => step.key)
  const undone = apply(later, { type: 'undo' }, { type: 'undo' }, addStep)
  expect(known).not.toContain(stepsOf(undone).at(-1)?.key)
  const taken = apply(later, { type: 'take', content: start.present }, addStep)
  expect(known).not.toContain(stepsOf(taken).at(-1)?.key)
})

test('a pull of a bar is one step, and no step when it is cancelled', () => {
  const before = stepsOf(start)[0]
  if (!before) throw new Error('A new workout has a step.')
  const pull = (value: number): BuilderAction => ({
    type: 'pull',
    part: 'length',
    pulled: { key, step: { ...before.step, duration: { ...before.step.duration, value } } },
  })
  expect(after(pull(660), pull(720)).past).toHaveLength(1)
  expect(after(pull(660), { type: 'end-field' }, pull(720)).past).toHaveLength(2)
  const cancelled = after(pull(660), pull(720), { type: 'pull', part: 'length', pulled: before })
  expect(cancelled).toMatchObject({ past: [], future: [], present: start.present })
})

test('another stored version is a step of the history, even with the same steps', () => {
  const opened = { updatedAt: '2026-11-02T00:00:00Z', details }
  const earlier = { updatedAt: '2026-11-01T00:00:00Z', details }
  const begun = historyOf({ ...start.present, base: opened })
  const returned = apply(begun, { type: 'take', content: { ...after(addStep).present, base: earlier } })
  const discarded = apply(returned, { type: 'take', content: { ...start.present, base: opened } })
  expect(discarded.present.base).toBe(opened)
  expect(apply(discarded, { type: 'redo' }).present.base).toBe(earlier)
  const named = apply(returned, { type: 'details', details: { ...details, name: 'P' } })
  const replaced = apply(named, { type: 'take', content: { ...start.present, base: opened } })
  expect(apply(replaced, { type: 'undo' }).present.base).toBe(earlier)
  const same = apply(begun, { type: 'take', content: { ...start.present, base: earlier } })
  expect(same.present.base).toBe(earlier)
  const moved = apply(same, {
    type: 'take',
    content: { draft: start.present.draft, details: { ...details, name: 'Q' } },
  })
  expect(moved.present.base).toBe(earlier)
})
