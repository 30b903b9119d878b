import { expect, test } from 'vitest'
import type { Step } from '#domain/workout/step.ts'
import { applyActions, groupAt, keyAt, stepAt } from '#tests/support/workouts/drafts.ts'
import { draftOf, isReadable, storedOf } from './draft.ts'
import { restAfter } from './pause-after.ts'

const swim = (more: Partial<Step> = {}): Step => ({
  intensity: 'interval',
  duration: { type: 'distance', unit: 'meters', value: 100 },
  ...more,
})
const rest = (seconds: number): Step => ({
  name: 'Rest',
  intensity: 'rest',
  duration: { type: 'time', unit: 'minutes', value: seconds },
})
const repeat = { repeat: { steps: 1, count: 8 } }

test('a rest behind a swim of a repeat is a step of the repeat', () => {
  const draft = draftOf([swim(), repeat])
  const key = groupAt(draft, 0).steps[0]?.key ?? ''
  const rested = applyActions(draft, { type: 'pause', key, pause: { kind: 'rest', seconds: 20 } })
  expect(storedOf(rested)).toEqual([swim(), rest(20), { repeat: { steps: 2, count: 8 } }])
  expect(storedOf(applyActions(rested, { type: 'pause', key, pause: { kind: 'none' } }))).toEqual(storedOf(draft))
})

test('a send-off takes the place of the rest, and a rest that of the send-off', () => {
  const draft = draftOf([swim({ drill: 'kick' }), rest(15), swim()])
  const key = keyAt(draft, 0)
  const sent = applyActions(draft, { type: 'pause', key, pause: { kind: 'sendOff', seconds: 105 } })
  expect(storedOf(sent)).toEqual([swim({ drill: 'kick', sendOff: 105 }), swim()])
  const half = applyActions(sent, { type: 'detail', key, detail: { field: 'sendOff', typed: '1:' } })
  const rested = applyActions(half, { type: 'pause', key, pause: { kind: 'rest', seconds: 10 } })
  expect(storedOf(rested)).toEqual([swim({ drill: 'kick' }), rest(10), swim()])
  expect(isReadable(rested)).toBe(true)
  const again = applyActions(rested, { type: 'pause', key, pause: { kind: 'rest', seconds: 40 } })
  expect(storedOf(again)).toEqual(storedOf(rested))
})

test('a rest is typed like a send-off, and what cannot be read stays in its field', () => {
  const draft = draftOf([swim(), rest(20)])
  const key = keyAt(draft, 0)
  const typed = applyActions(draft, { type: 'rest', key, typed: '45' })
  expect(stepAt(typed, 1)?.duration).toEqual({ type: 'time', unit: 'minutes', value: 45, displayValue: '0:45' })
  const half = applyActions(typed, { type: 'rest', key, typed: '4x' })
  expect(half.entries[1]).toMatchObject({ unread: '4x', step: { duration: { value: 45 } } })
  expect(applyActions(half, { type: 'rest', key: keyAt(draft, 1), typed: '50' }).entries).toEqual(half.entries)
})

test('only a rest by time directly behind a step, in its own list, is its rest', () => {
  const jog: Step = { ...rest(60), intensity: 'recovery' }
  const far: Step = { intensity: 'rest', duration: { type: 'distance', unit: 'meters', value: 50 } }
  const restBehind = (...others: Step[]) => {
    const { entries } = draftOf([swim(), ...others])
    return restAfter(entries, entries[0]?.key ?? '')?.step
  }
  expect(restBehind(rest(20))).toEqual(rest(20))
  expect(restBehind(jog)).toBeUndefined()
  expect(restBehind(far)).toBeUndefined()
  expect(restBehind(swim(), rest(20))).toBeUndefined()
  const repeated = draftOf([swim(), repeat, rest(20)])
  expect(restAfter(repeated.entries, groupAt(repeated, 0).steps[0]?.key ?? '')).toBeUndefined()
})
