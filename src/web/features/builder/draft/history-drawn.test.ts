import fc from 'fast-check'
import { expect } from 'vitest'
import { unroll } from '#domain/workout/groups.ts'
import { MAX_TRAINED_STEPS } from '#domain/workout/step.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { anyDraftAction } from '#tests/support/workouts/draft-actions.ts'
import type { BuilderContent } from './builder-content.ts'
import { type BuilderHistory, builderReducer } from './builder-history.ts'
import { draftOf, isReadable, storedOf } from './draft.ts'
import { historyOf } from './history.ts'

const COMMANDS = 200

testProperty(
  'after 200 commands, what can be read can be saved; all undone is the start, all redone the end',
  2000,
  (drawing) =>
    fc.assert(
      fc.property(
        anySport.chain((sport) => fc.record({ sport: fc.constant(sport), steps: storedStepsOf(sport) })),
        fc.array(
          fc.oneof({ weight: 9, arbitrary: anyDraftAction }, { weight: 1, arbitrary: fc.constantFrom(...travels) }),
          { minLength: COMMANDS, maxLength: COMMANDS },
        ),
        ({ sport, steps }, commands) => {
          const start = historyOf<BuilderContent>({
            draft: draftOf(steps),
            details: { name: 'Drawn', sport: sport.id, type: undefined },
          })
          const end = commands.reduce(
            (history, command) =>
              builderReducer(history, typeof command === 'string' ? { type: command } : command(history.present.draft)),
            start as BuilderHistory,
          )
          expectSavable(end.present)
          const undone = travel(end, 'undo')
          expect(withoutKeyCount(undone.present)).toEqual(withoutKeyCount(start.present))
          const redone = travel(undone, 'redo')
          expect(redone.future).toEqual([])
          const last = travel(end, 'redo')
          expect(withoutKeyCount(redone.present)).toEqual(withoutKeyCount(last.present))
        },
      ),
      drawing,
    ),
)

const travels = ['undo', 'redo', 'end-field'] as const

function travel(history: BuilderHistory, type: 'undo' | 'redo'): BuilderHistory {
  let travelled = history
  const left = () => (type === 'undo' ? travelled.past : travelled.future).length
  while (left() > 0) travelled = builderReducer(travelled, { type })
  return travelled
}

function expectSavable({ draft, details }: BuilderContent) {
  const steps = storedOf(draft)
  const trained = unroll(steps).length
  if (trained === 0 || trained > MAX_TRAINED_STEPS || !isReadable(draft)) return
  expect(NewWorkout.safeParse({ ...details, type: null, steps }).error).toBeUndefined()
}

/** The count of keys never goes back: a key is given once. */
function withoutKeyCount({ draft: { keys: _keys, ...draft }, details }: BuilderContent) {
  return { draft, details }
}
