import fc from 'fast-check'
import { expect } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { drawnLine } from '#tests/support/sentences/drawn-lines.ts'
import { stepsAskedFor } from '#tests/support/sentences/steps-asked-for.ts'
import { understand } from './understand.ts'

/** The share of swims of which words may be told and not built. */
const MOST_TOLD = 0.04
/** The share of swims that may be built otherwise without a word. */
const MOST_MISREAD = 0.002

testProperty('a swim typed in a line is built as if it was written out, or what is not is told', 2000, (drawing) => {
  const told: string[] = []
  const misread: string[] = []
  fc.assert(
    fc.property(drawnLine, ({ typed, plain, orPlain }) => {
      const read = understand(typed, { sport: 'running' })
      const meant = [plain, orPlain].map((sentence) => understand(sentence, { sport: 'running' }))
      const isBuilt = meant.some((one) => JSON.stringify(stepsAskedFor(one)) === JSON.stringify(stepsAskedFor(read)))
      if (isBuilt && read.unread.length === 0) return
      if (read.unread.length > 0 || read.checks.length > 0) told.push(typed)
      else misread.push(typed)
    }),
    drawing,
  )
  expect(misread.slice(mostExceptions(MOST_MISREAD, drawing.numRuns))).toEqual([])
  expect(told.slice(mostExceptions(MOST_TOLD, drawing.numRuns))).toEqual([])
})
