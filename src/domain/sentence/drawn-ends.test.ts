import fc from 'fast-check'
import { expect } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { drawnEnds } from '#tests/support/sentences/drawn-ends.ts'
import { isStructureBuilt } from '#tests/support/sentences/drawn-structures.ts'
import { understand } from './understand.ts'

/** The share of sessions of which words may be told and not built. */
const MOST_TOLD = 0.04
/** The share of sessions that may be built otherwise without a word. */
const MOST_MISREAD = 0.002

testProperty(
  'a set with ends in any words and any order of length, place and manner is built between them, or what is not is told',
  2000,
  (drawing) => {
    const told: string[] = []
    const misread: string[] = []
    fc.assert(
      fc.property(drawnEnds, (drawn) => {
        const understood = understand(drawn.sentence, { sport: 'running' })
        if (understood.unread.length > 0 || understood.checks.length > 0) told.push(drawn.sentence)
        else if (!isStructureBuilt(drawn, understood)) misread.push(drawn.sentence)
      }),
      drawing,
    )
    expect(misread.slice(mostExceptions(MOST_MISREAD, drawing.numRuns))).toEqual([])
    expect(told.slice(mostExceptions(MOST_TOLD, drawing.numRuns))).toEqual([])
  },
)
