import fc from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { drawnSession, isBuiltAsSaid } from '#tests/support/sentences/drawn-session.ts'
import { stepsAskedFor } from '#tests/support/sentences/steps-asked-for.ts'
import { understand } from './understand.ts'

/** The share of sessions of which words may be told and not built: long ones that no sport here allows, and doubtful ones. */
const MOST_TOLD = 0.06

testProperty(
  'a session that is written part by part is built as it says, in its order, with its counts and its rests, or what is not is told',
  5000,
  (drawing) => {
    let told = 0
    fc.assert(
      fc.property(drawnSession, (session) => {
        const { sentence, sport } = session
        const understood = understand(sentence, { sport: 'running' })
        const { unread, checks, asked, assumed } = understood
        if (unread.length > 0 || checks.length > 0) told += 1
        else {
          expect({ sentence, sport: asked.sport ?? assumed.sport }).toEqual({ sentence, sport })
          expect({ sentence, isBuilt: isBuiltAsSaid(session, stepsAskedFor(understood)) }).toEqual({
            sentence,
            isBuilt: true,
          })
        }
      }),
      drawing,
    )
    expect(told / drawing.numRuns).toBeLessThan(MOST_TOLD)
  },
)
