import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unrolled } from '#domain/workout/groups.ts'
import { MOST_TRAINED_STEPS, type StoredSteps } from '#domain/workout/step.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { anySport, storedSteps, storedStepsOf } from '#tests/arbitraries.ts'
import { drawnTwice } from '#tests/drawn.ts'
import { type Draft, type DraftAction, draftOf, draftReducer, isChanged, isReadable, storedOf } from './draft.ts'
import { canMove, type DraftEntry, type DraftGroup, everyStep, isDraftGroup, removedBy } from './draft-entries.ts'
import { typedDuration } from './draft-step.ts'

const applied = (draft: Draft, ...actions: DraftAction[]) => actions.reduce(draftReducer, draft)
const addStep: DraftAction = { type: 'add-step', unit: 'kilometers' }
const addRepeat: DraftAction = { type: 'add-repeat' }
const keyAt = (draft: Draft, at: number) => draft.entries[at]?.key ?? ''
const groupAt = (draft: Draft, at: number) => draft.entries[at] as DraftGroup
const stepAt = (draft: Draft, at: number) => everyStep(draft.entries)[at]?.step

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
    const draft = applied(draftOf([]), addStep)
    expect(stepAt(draft, 1)).toEqual({
      name: 'Active',
      intensity: 'active',
      duration: { type: 'time', unit: 'minutes', value: 600 },
    })
  })

  test('a step follows the kind of length chosen last, and the unit in use', () => {
    const draft = draftOf([])
    const byDistance = applied(draft, {
      type: 'duration-type',
      key: keyAt(draft, 0),
      durationType: 'distance',
      unit: 'kilometers',
    })
    expect(stepAt(applied(byDistance, addStep), 1)?.duration).toEqual({
      type: 'distance',
      unit: 'kilometers',
      value: 1,
    })
    const inMetres = applied(byDistance, { type: 'distance-unit', unit: 'meters' }, addStep)
    expect(stepAt(inMetres, 1)?.duration).toEqual({ type: 'distance', unit: 'meters', value: 1000 })
  })

  test('a repeat adds twice 1:30 of interval and 1:00 of recovery', () => {
    const draft = applied(draftOf([]), addRepeat)
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
    const draft = applied(draftOf([]), addRepeat)
    const grown = applied(draft, { ...addStep, into: keyAt(draft, 1) })
    expect(groupAt(grown, 1).steps.map(({ step }) => step.name)).toEqual(['Interval', 'Recovery', 'Active'])
  })
})

describe('moving', () => {
  const draft = applied(draftOf([]), addRepeat, addStep)

  test('goes one place up or down in the list', () => {
    const moved = applied(draft, { type: 'move', key: keyAt(draft, 2), by: -1 })
    expect(moved.entries.map(isDraftGroup)).toEqual([false, false, true])
  })

  test('stays inside its own repeat', () => {
    const inside = groupAt(draft, 1).steps[1]?.key ?? ''
    const up = applied(draft, { type: 'move', key: inside, by: -1 })
    expect(groupAt(up, 1).steps.map(({ step }) => step.name)).toEqual(['Recovery', 'Interval'])
    expect(applied(up, { type: 'move', key: inside, by: -1 }).entries).toEqual(up.entries)
    expect(canMove(up.entries, inside, -1)).toBe(false)
    expect(canMove(up.entries, inside, 1)).toBe(true)
  })

  test('stops at either end', () => {
    expect(applied(draft, { type: 'move', key: keyAt(draft, 0), by: -1 }).entries).toEqual(draft.entries)
    expect(applied(draft, { type: 'move', key: keyAt(draft, 2), by: 1 }).entries).toEqual(draft.entries)
  })
})

describe('deleting', () => {
  const draft = applied(draftOf([]), addRepeat, addStep)
  const inside = (at: number) => groupAt(draft, 1).steps[at]?.key ?? ''

  test('a repeat left with no steps is removed', () => {
    const emptied = applied(draft, { type: 'remove', key: inside(0) }, { type: 'remove', key: inside(1) })
    expect(emptied.entries.some(isDraftGroup)).toBe(false)
  })

  test('can be undone where the step stood, even when its repeat went with it', () => {
    const once = applied(draft, { type: 'remove', key: inside(0) })
    const last = removedBy(once.entries, inside(1))
    if (!last) throw new Error('nothing to remove')
    const back = applied(once, { type: 'remove', key: inside(1) }, addStep, { type: 'restore', removed: last })
    expect(groupAt(back, 1).count).toBe(2)
    expect(groupAt(back, 1).steps.map(({ step }) => step.name)).toEqual(['Recovery'])
    expect(back.entries).toHaveLength(4)
  })

  test.each([0, 1, 2])('entry %i comes back to its place', (at) => {
    const removed = removedBy(draft.entries, keyAt(draft, at))
    if (!removed) throw new Error('nothing to remove')
    const back = applied(draft, { type: 'remove', key: keyAt(draft, at) }, { type: 'restore', removed })
    expect(back.entries).toEqual(draft.entries)
  })
})

describe('changing a step', () => {
  const draft = draftOf([])
  const key = keyAt(draft, 0)

  test('another intensity brings its default name', () => {
    const renamed = applied(draft, { type: 'text', key, field: 'name', text: 'Easy jog' })
    expect(stepAt(renamed, 0)?.name).toBe('Easy jog')
    expect(stepAt(applied(renamed, { type: 'intensity', key, intensity: 'cooldown' }), 0)?.name).toBe('Cooldown')
  })

  test('empty notes leave no notes behind', () => {
    const noted = applied(draft, { type: 'text', key, field: 'notes', text: 'Loose shoulders' })
    expect(stepAt(noted, 0)?.notes).toBe('Loose shoulders')
    expect(stepAt(applied(noted, { type: 'text', key, field: 'notes', text: '' }), 0)).not.toHaveProperty('notes')
  })

  test.each([
    ['10', 600],
    ['1.30', 90],
    ['1.3', 90],
    ['1.03', 63],
    ['1:30', 90],
    ['1:05:00', 3900],
  ])('a time typed as %s is %i seconds, kept as typed', (typed, value) => {
    const duration = stepAt(applied(draft, { type: 'duration', key, typed }), 0)?.duration
    expect(duration).toEqual({ type: 'time', unit: 'minutes', value, displayValue: typed })
  })

  test.each(['', '0', '1:75', 'ten', '-5', '1500'])(
    'a time typed as "%s" is not taken, and the old one stays',
    (typed) => {
      const changed = applied(draft, { type: 'duration', key, typed })
      expect(stepAt(changed, 0)?.duration.value).toBe(600)
      expect(isReadable(changed)).toBe(false)
      expect(isChanged(changed)).toBe(true)
      expect(isReadable(applied(changed, { type: 'duration', key, typed: '12' }))).toBe(true)
    },
  )

  test('another kind of length starts at 1 kilometer, or 10 minutes', () => {
    const far = applied(draft, { type: 'duration-type', key, durationType: 'distance', unit: 'kilometers' })
    expect(stepAt(far, 0)?.duration).toEqual({ type: 'distance', unit: 'kilometers', value: 1 })
    const long = applied(far, { type: 'duration-type', key, durationType: 'time', unit: 'kilometers' })
    expect(stepAt(long, 0)?.duration).toEqual({ type: 'time', unit: 'minutes', value: 600 })
  })

  test('a target can be set and taken away', () => {
    const aimed = applied(draft, { type: 'target', key, target: { type: 'pace', zoneNumber: 2 } })
    expect(stepAt(aimed, 0)?.target).toEqual({ type: 'pace', zoneNumber: 2 })
    expect(stepAt(applied(aimed, { type: 'target', key, target: undefined }), 0)).not.toHaveProperty('target')
  })
})

describe('a distance unit', () => {
  const stored: StoredSteps = [
    { intensity: 'warmup', duration: { type: 'distance', unit: 'kilometers', value: 2, displayValue: '2' } },
    { intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 60 } },
    { intensity: 'interval', duration: { type: 'distance', unit: 'kilometers', value: 0.4 } },
    { repeat: { steps: 1, count: 6 } },
  ]

  test.each([
    ['miles', 1.24, 0.25],
    ['meters', 2000, 400],
    ['yards', 2187, 437],
  ] as const)('changed to %s is changed in every distance step', (unit, first, third) => {
    const draft = applied(draftOf(stored), { type: 'distance-unit', unit })
    expect(everyStep(draft.entries).map(({ step }) => step.duration)).toEqual([
      { type: 'distance', unit, value: first },
      { type: 'time', unit: 'minutes', value: 60 },
      { type: 'distance', unit, value: third },
    ])
  })

  test('never rounds a step down to nothing', () => {
    const short: StoredSteps = [{ intensity: 'active', duration: { type: 'distance', unit: 'meters', value: 3 } }]
    expect(stepAt(applied(draftOf(short), { type: 'distance-unit', unit: 'miles' }), 0)?.duration.value).toBe(0.01)
  })
})

describe('a repeat count', () => {
  const draft = applied(draftOf([]), addRepeat)
  const key = keyAt(draft, 1)
  const type = (typed: string) => groupAt(applied(draft, { type: 'count', key, typed }), 1)

  test('takes digits only', () => {
    expect(type('1a2x')).toMatchObject({ count: 12, typedCount: '12' })
  })

  test.each(['', '0', '1'])('typed as "%s" is 2 as soon as the field is left', (typed) => {
    expect(type(typed).count).toBe(2)
    const left = applied(draft, { type: 'count', key, typed }, { type: 'settle-count', key })
    expect(groupAt(left, 1)).toMatchObject({ count: 2 })
    expect(groupAt(left, 1)).not.toHaveProperty('typedCount')
  })
})

describe('both Resets', () => {
  const stored: StoredSteps = [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 1200 } }]

  test('the first goes back to how the workout was', () => {
    const draft = applied(draftOf(stored), addStep, addRepeat)
    expect(isChanged(draft)).toBe(true)
    const reset = applied(draft, { type: 'reset' })
    expect(storedOf(reset)).toEqual(stored)
    expect(isChanged(reset)).toBe(false)
  })

  test('the second clears to the warm-up', () => {
    const cleared = applied(draftOf(stored), addStep, { type: 'clear' })
    expect(storedOf(cleared)).toEqual(storedOf(draftOf([])))
    expect(isChanged(cleared)).toBe(false)
  })

  test('can both be undone', () => {
    const draft = applied(draftOf(stored), addStep)
    const undone = applied(draft, { type: 'clear' }, { type: 'replace', draft })
    expect(storedOf(undone)).toEqual(storedOf(draft))
  })
})

drawnTwice('stored steps pass through the builder unchanged', 1000, (drawing) =>
  fc.assert(
    fc.property(storedSteps, (steps) => {
      expect(storedOf(draftOf(steps))).toEqual(steps)
    }),
    drawing,
  ),
)

drawnTwice(
  'whatever is done in the builder, what can be read can be saved, and no key is there twice',
  1000,
  (drawing) =>
    fc.assert(
      fc.property(
        anySport.chain((sport) => fc.record({ sport: fc.constant(sport), steps: storedStepsOf(sport) })),
        fc.array(anyAction, { maxLength: 25 }),
        ({ sport, steps }, choices) => {
          const draft = choices.reduce((before, choose) => draftReducer(before, choose(before)), draftOf(steps))
          const keys = draft.entries.flatMap((entry: DraftEntry) =>
            isDraftGroup(entry) ? [entry.key, ...entry.steps.map(({ key }) => key)] : [entry.key],
          )
          expect(new Set(keys).size).toBe(keys.length)
          const trained = unrolled(storedOf(draft)).length
          if (trained === 0 || trained > MOST_TRAINED_STEPS || !isReadable(draft)) return
          expect(NewWorkout.safeParse({ name: 'Drawn', sport: sport.id, steps: storedOf(draft) }).error).toBeUndefined()
        },
      ),
      drawing,
    ),
)

const anyAction: fc.Arbitrary<(draft: Draft) => DraftAction> = fc
  .record({
    of: fc.constantFrom(
      'add-step',
      'add-repeat',
      'move',
      'remove',
      'intensity',
      'duration',
      'duration-type',
      'distance-unit',
      'count',
      'settle-count',
      'reset',
      'clear',
    ),
    at: fc.nat(20),
    by: fc.constantFrom(-1 as const, 1 as const),
    unit: fc.constantFrom('kilometers' as const, 'miles' as const, 'meters' as const, 'yards' as const),
    durationType: fc.constantFrom('time' as const, 'distance' as const),
    typed: fc.oneof(fc.constantFrom('10', '1.3', '1:05:00', '0.05', '', 'x'), fc.string({ maxLength: 6 })),
  })
  .map(({ of, at, by, unit, durationType, typed }) => (draft: Draft): DraftAction => {
    const keys = [...draft.entries, ...everyStep(draft.entries)].map(({ key }) => key)
    const key = keys[at % Math.max(1, keys.length)] ?? ''
    switch (of) {
      case 'add-step':
        return { type: of, unit, ...(at % 2 ? { into: key } : {}) }
      case 'move':
        return { type: of, key, by }
      case 'intensity':
        return { type: of, key, intensity: 'interval' }
      case 'duration':
      case 'count':
        return { type: of, key, typed }
      case 'duration-type':
        return { type: of, key, durationType, unit }
      case 'distance-unit':
        return { type: of, unit }
      case 'remove':
      case 'settle-count':
        return { type: of, key }
      default:
        return { type: of }
    }
  })
