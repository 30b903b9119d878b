import fc from 'fast-check'
import { expect } from 'vitest'
import { skylineOf } from '#domain/profile/bars.ts'
import { unroll } from '#domain/workout/groups.ts'
import { MAX_TRAINED_STEPS } from '#domain/workout/step.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { anyDraftAction } from '#tests/support/workouts/draft-actions.ts'
import { draftOf, draftReducer, isReadable, storedOf } from './draft/draft.ts'
import { keepUnchanged } from './text-view/keep-unchanged.ts'
import { printDraftText, readDraftText } from './text-view/read-draft-text.ts'

const COMMANDS = 200

testProperty('blocks, text and chart agree after each of 200 commands', 300, (drawing) =>
  fc.assert(
    fc.property(
      anySport.chain((sport) => fc.record({ sport: fc.constant(sport), steps: storedStepsOf(sport) })),
      fc.array(anyDraftAction, { minLength: COMMANDS, maxLength: COMMANDS }),
      ({ sport, steps: start }, commands) => {
        let draft = draftOf(start)
        for (const command of commands) {
          draft = draftReducer(draft, command(draft))
          const steps = storedOf(draft)
          const trained = unroll(steps)
          if (trained.length === 0 || trained.length > MAX_TRAINED_STEPS || !isReadable(draft)) continue
          const text = printDraftText(steps, { sport: sport.id })
          const { steps: read, errors } = readDraftText(text, { sport: sport.id })
          expect({ text, errors }).toEqual({ text, errors: [] })
          expect(keepUnchanged(steps, read ?? [], { sport: sport.id })).toEqual(steps)
          const { bars } = skylineOf(steps, sport.id)
          expect(bars.map(({ step }) => step)).toEqual(trained)
        }
      },
    ),
    drawing,
  ),
)
