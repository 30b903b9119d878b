import fc from 'fast-check'
import { expect } from 'vitest'
import { unroll } from '#domain/workout/groups.ts'
import { MAX_TRAINED_STEPS } from '#domain/workout/step.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedSteps, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { anyDraftAction } from '#tests/support/workouts/draft-actions.ts'
import { draftOf, draftReducer, isReadable, storedOf } from './draft.ts'
import { type DraftEntry, isDraftGroup } from './draft-entries.ts'

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
        fc.array(anyDraftAction, { maxLength: 25 }),
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
