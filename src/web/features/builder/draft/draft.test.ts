import { describe, expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { addRepeat, addStep, applyActions, groupAt, keyAt, stepAt } from '#tests/support/workouts/drafts.ts'
import { draftOf, isChanged, storedOf } from './draft.ts'
import { canMove, isDraftGroup, removedBy } from './draft-entries.ts'
import { typedDuration } from './step-length.ts'

describe('a new workout', () => {
  test('starts with one 10-minute warm-up', () => {
    expect(storedOf(draftOf([]))).toEqual([
      { name: 'Warm up', intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 600 } },
    ])
  })

  test('is not changed yet', () => {
    expect(isChanged(draftOf([]))).toBe(false)
  })
})

describe('adding', () => {
  test('a step adds ten active minutes', () => {
    const draft = applyActions(draftOf([]), addStep)
    expect(stepAt(draft, 1)).toEqual({
      name: 'Active',
      intensity: 'active',
      duration: { type: 'time', unit: 'minutes', value: 600 },
    })
  })

  test('a new step has the kind of length chosen last, and the unit in use', () => {
    const draft = draftOf([])
    const byDistance = applyActions(draft, {
      type: 'duration-type',
      key: keyAt(draft, 0),
      durationType: 'distance',
      unit: 'kilometers',
    })
    expect(stepAt(applyActions(byDistance, addStep), 1)?.duration).toEqual({
      type: 'distance',
      unit: 'kilometers',
      value: 1,
    })
    const inMetres = applyActions(byDistance, { type: 'distance-unit', unit: 'meters' }, addStep)
    expect(stepAt(inMetres, 1)?.duration).toEqual({ type: 'distance', unit: 'meters', value: 1000 })
  })

  test('the first new step has the kind of length of the last step that was opened', () => {
    const [time, distance] = [
      { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } },
      { intensity: 'active', duration: { type: 'distance', unit: 'miles', value: 3 } },
    ] as const
    const grown = applyActions(draftOf([time, time, distance]), addStep)
    expect(stepAt(grown, 3)?.duration).toEqual({ type: 'distance', unit: 'miles', value: 1 })
  })

  test('a repeat adds 2 × 1:30 interval and 1:00 recovery', () => {
    const draft = applyActions(draftOf([]), addRepeat)
    expect(storedOf(draft).slice(1)).toEqual([
      { name: 'Interval', intensity: 'interval', duration: { type: 'time', unit: 'minutes', value: 90 } },
      { name: 'Recovery', intensity: 'recovery', duration: { type: 'time', unit: 'minutes', value: 60 } },
      { repeat: { steps: 2, count: 2 } },
    ])
    expect(
      typedDuration(groupAt(draft, 1).steps[0]?.step.duration ?? { type: 'time', unit: 'minutes', value: 1 }),
    ).toBe('1.30')
  })

  test('a step can be added inside a repeat', () => {
    const draft = applyActions(draftOf([]), addRepeat)
    const grown = applyActions(draft, { ...addStep, at: { by: keyAt(draft, 1), side: 'last' } })
    expect(groupAt(grown, 1).steps.map(({ step }) => step.name)).toEqual(['Interval', 'Recovery', 'Active'])
  })
})

describe('moving', () => {
  const draft = applyActions(draftOf([]), addRepeat, addStep)

  test('goes one place up or down in the list', () => {
    const moved = applyActions(draft, { type: 'move', key: keyAt(draft, 2), by: -1 })
    expect(moved.entries.map(isDraftGroup)).toEqual([false, false, true])
  })

  test('stays inside its own repeat', () => {
    const inside = groupAt(draft, 1).steps[1]?.key ?? ''
    const up = applyActions(draft, { type: 'move', key: inside, by: -1 })
    expect(groupAt(up, 1).steps.map(({ step }) => step.name)).toEqual(['Recovery', 'Interval'])
    expect(applyActions(up, { type: 'move', key: inside, by: -1 }).entries).toEqual(up.entries)
    expect(canMove(up.entries, inside, -1)).toBe(false)
    expect(canMove(up.entries, inside, 1)).toBe(true)
  })

  test('stops at either end', () => {
    expect(applyActions(draft, { type: 'move', key: keyAt(draft, 0), by: -1 }).entries).toEqual(draft.entries)
    expect(applyActions(draft, { type: 'move', key: keyAt(draft, 2), by: 1 }).entries).toEqual(draft.entries)
  })
})

describe('deleting', () => {
  const draft = applyActions(draftOf([]), addRepeat, addStep)
  const inside = (at: number) => groupAt(draft, 1).steps[at]?.key ?? ''

  test('a repeat left with no steps is removed', () => {
    const emptied = applyActions(draft, { type: 'remove', key: inside(0) }, { type: 'remove', key: inside(1) })
    expect(emptied.entries.some(isDraftGroup)).toBe(false)
  })

  test('can be undone: the step returns to its place, and so does its repeat', () => {
    const once = applyActions(draft, { type: 'remove', key: inside(0) })
    const last = removedBy(once.entries, inside(1))
    if (!last) throw new Error('nothing to remove')
    const back = applyActions(once, { type: 'remove', key: inside(1) }, addStep, { type: 'restore', removed: last })
    expect(groupAt(back, 1).count).toBe(2)
    expect(groupAt(back, 1).steps.map(({ step }) => step.name)).toEqual(['Recovery'])
    expect(back.entries).toHaveLength(4)
  })

  test.each([0, 1, 2])('entry %i returns to its place', (at) => {
    const removed = removedBy(draft.entries, keyAt(draft, at))
    if (!removed) throw new Error('nothing to remove')
    const back = applyActions(draft, { type: 'remove', key: keyAt(draft, at) }, { type: 'restore', removed })
    expect(back.entries).toEqual(draft.entries)
  })
})

describe('both Reset buttons', () => {
  const stored: StoredSteps = [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 1200 } }]

  test('the first restores the workout as it was opened', () => {
    const draft = applyActions(draftOf(stored), addStep, addRepeat)
    expect(isChanged(draft)).toBe(true)
    const reset = applyActions(draft, { type: 'reset' })
    expect(storedOf(reset)).toEqual(stored)
    expect(isChanged(reset)).toBe(false)
  })

  test('the second clears everything but a warm-up', () => {
    const cleared = applyActions(draftOf(stored), addStep, { type: 'clear' })
    expect(storedOf(cleared)).toEqual(storedOf(draftOf([])))
    expect(isChanged(cleared)).toBe(false)
  })
})
