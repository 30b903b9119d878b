import fc from 'fast-check'
import { expect } from 'vitest'
import { unroll } from '#domain/workout/groups.ts'
import { MAX_TRAINED_STEPS } from '#domain/workout/step.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedSteps, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { type Draft, type DraftAction, draftOf, draftReducer, isReadable, storedOf } from './draft.ts'
import { type DraftEntry, everyStep, isDraftGroup } from './draft-entries.ts'

testProperty('stored steps pass through the builder unchanged', 1000, (drawing) =>
  fc.assert(
    fc.property(storedSteps, (steps) => {
      expect(storedOf(draftOf(steps))).toEqual(steps)
    }),
    drawing,
  ),
)

testProperty(
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
          const trained = unroll(storedOf(draft)).length
          if (trained === 0 || trained > MAX_TRAINED_STEPS || !isReadable(draft)) return
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
