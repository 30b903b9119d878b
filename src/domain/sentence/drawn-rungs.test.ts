import fc from 'fast-check'
import { expect } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { areRungsBuilt, drawnRungs } from '#tests/support/sentences/drawn-rungs.ts'
import { understand } from './understand.ts'

/** The share of rows of which words may be told and not built. */
const MOST_TOLD = 0.05
/** The share of rows that may be built otherwise without a word. */
const MOST_MISREAD = 0.005

testProperty(
  'a row whose targets change is built with the target of each bout, or what is not is told',
  2000,
  (drawing) => {
    const told: string[] = []
    const misread: string[] = []
    fc.assert(
      fc.property(drawnRungs, (drawn) => {
        const understood = understand(drawn.sentence, { sport: drawn.sport })
        if (understood.unread.length > 0 || understood.checks.length > 0) told.push(drawn.sentence)
        else if (!areRungsBuilt(drawn, understood)) misread.push(drawn.sentence)
      }),
      drawing,
    )
    expect(misread.slice(mostExceptions(MOST_MISREAD, drawing.numRuns))).toEqual([])
    expect(told.slice(mostExceptions(MOST_TOLD, drawing.numRuns))).toEqual([])
  },
)
