import fc from 'fast-check'
import { expect } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { drawnSession, isBuiltAsSaid } from '#tests/support/sentences/drawn-session.ts'
import { stepsAskedFor } from '#tests/support/sentences/steps-asked-for.ts'
import { understand } from './understand.ts'

/** The share of sessions of which words may be told and not built: long ones that no sport here allows, and doubtful ones. */
const MOST_TOLD = 0.06
/** The share of sessions that may be built otherwise without a word: names of efforts between sets of many kinds. */
const MOST_MISREAD = 0.002

testProperty(
  'a session that is written part by part is built as it says, in its order, with its counts and its rests, or what is not is told',
  5000,
  (drawing) => {
    let told = 0
    const misread: string[] = []
    fc.assert(
      fc.property(drawnSession, (session) => {
        const understood = understand(session.sentence, { sport: 'running' })
        const { unread, checks, asked, assumed } = understood
        const isSport = (asked.sport ?? assumed.sport) === session.sport
        if (unread.length > 0 || checks.length > 0) told += 1
        else if (!isSport || !isBuiltAsSaid(session, stepsAskedFor(understood))) misread.push(session.sentence)
      }),
      drawing,
    )
    expect(misread.slice(mostExceptions(MOST_MISREAD, drawing.numRuns))).toEqual([])
    expect(told).toBeLessThanOrEqual(mostExceptions(MOST_TOLD, drawing.numRuns))
  },
)
