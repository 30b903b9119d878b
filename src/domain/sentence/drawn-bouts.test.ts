import fc from 'fast-check'
import { expect } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { drawnBouts } from '#tests/support/sentences/drawn-parts-of-bouts.ts'
import { isStructureBuilt } from '#tests/support/sentences/drawn-structures.ts'
import { understand } from './understand.ts'

/** The share of sessions of which words may be told and not built. */
const MOST_TOLD = 0.05
/** The share of sessions that may be built otherwise without a word. */
const MOST_MISREAD = 0.005

testProperty(
  'a session whose repetitions are filled by parts is built as it says in any notation, or what is not is told',
  2000,
  (drawing) => {
    let told = 0
    const misread: string[] = []
    fc.assert(
      fc.property(drawnBouts, (drawn) => {
        const understood = understand(drawn.sentence, { sport: 'running' })
        if (understood.unread.length > 0 || understood.checks.length > 0) told += 1
        else if (!isStructureBuilt(drawn, understood)) misread.push(drawn.sentence)
      }),
      drawing,
    )
    expect(misread.slice(mostExceptions(MOST_MISREAD, drawing.numRuns))).toEqual([])
    expect(told).toBeLessThanOrEqual(mostExceptions(MOST_TOLD, drawing.numRuns))
  },
)
