import fc from 'fast-check'
import { expect } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { areSharedAsSaid, drawnShares } from '#tests/support/sentences/drawn-shares.ts'
import { understand } from './understand.ts'

/** The share of sets of which words may be told and not built. */
const MOST_TOLD = 0.05
/** The share of sets that may be built otherwise without a word. */
const MOST_MISREAD = 0.005

testProperty(
  'a set is built with each of its repetitions done as the list behind it says, or what is not is told',
  2000,
  (drawing) => {
    let told = 0
    const misread: string[] = []
    fc.assert(
      fc.property(drawnShares, (drawn) => {
        const understood = understand(drawn.sentence, { sport: 'running', references: { running: 270, swimming: 105 } })
        if (understood.unread.length > 0 || understood.checks.length > 0) told += 1
        else if (!areSharedAsSaid(drawn, understood)) misread.push(drawn.sentence)
      }),
      drawing,
    )
    expect(misread.slice(mostExceptions(MOST_MISREAD, drawing.numRuns))).toEqual([])
    expect(told).toBeLessThanOrEqual(mostExceptions(MOST_TOLD, drawing.numRuns))
  },
)
