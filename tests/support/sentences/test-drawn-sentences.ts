import fc from 'fast-check'
import { expect } from 'vitest'
import type { Understood } from '#domain/sentence/result.ts'
import { mostExceptions, testProperty } from '../drawn.ts'

/** How drawn sentences are judged. */
type Judged<Drawn> = {
  drawn: fc.Arbitrary<Drawn>
  sentenceOf: (drawn: Drawn) => string
  read: (drawn: Drawn) => Understood
  /** Whether all is built as it is said. It is asked where nothing is told. */
  isBuilt: (drawn: Drawn, understood: Understood) => boolean
  /** The share of sentences of which words may be told and not built. */
  mostTold: number
  /** The share of sentences that may be built otherwise without a word. */
  mostMisread: number
}

/** Declares a property of drawn sentences: each is built as it says, or what is not is told. */
export function testDrawnSentences<Drawn>(
  name: string,
  count: number,
  { drawn, sentenceOf, read, isBuilt, mostTold, mostMisread }: Judged<Drawn>,
): void {
  testProperty(name, count, (drawing) => {
    const told: string[] = []
    const misread: string[] = []
    fc.assert(
      fc.property(drawn, (one) => {
        const understood = read(one)
        if (understood.unread.length > 0 || understood.checks.length > 0) told.push(sentenceOf(one))
        else if (!isBuilt(one, understood)) misread.push(sentenceOf(one))
      }),
      drawing,
    )
    expect(misread.slice(mostExceptions(mostMisread, drawing.numRuns))).toEqual([])
    expect(told.slice(mostExceptions(mostTold, drawing.numRuns))).toEqual([])
  })
}
