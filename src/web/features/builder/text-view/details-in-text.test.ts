import fc from 'fast-check'
import { expect } from 'vitest'
import { toStored } from '#domain/workout/groups.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, stepOf } from '#tests/support/workouts/arbitraries.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { printDraftText, readDraftText } from './read-draft-text.ts'

testProperty('every detail of a step stays when another line of its text changes', 300, (drawing) =>
  fc.assert(
    fc.property(
      anySport.chain((sport) => fc.record({ sport: fc.constant(sport.id), step: stepOf(sport) })),
      ({ sport, step }) => {
        const before = toStored([step])
        const typed = readDraftText(`${printDraftText(before, { sport })}\n- 7m`, { sport })
        expect(typed.errors).toEqual([])
        expect(keepUnchanged(before, typed.steps ?? [], { sport })[0]).toEqual(step)
      },
    ),
    drawing,
  ),
)
