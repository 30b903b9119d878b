import fc from 'fast-check'
import { expect } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { drawnRests } from '#tests/support/sentences/drawn-rests.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from './understand.ts'

/** The share of sentences that may be read otherwise than the plain one. */
const MOST_OTHERWISE = 0.01

testProperty(
  'rests with a target or a place of their own are read in any notation as in plain words',
  1000,
  (drawing) => {
    const otherwise: string[] = []
    fc.assert(
      fc.property(drawnRests, ({ sentence, plain }) => {
        const [read, meant] = [sentence, plain].map((text) => understand(text, { sport: 'running' }))
        const isAlike =
          read && meant && readAs(read) === readAs(meant) && read.unread.length + meant.unread.length === 0
        if (!isAlike) otherwise.push(sentence)
      }),
      drawing,
    )
    expect(otherwise.slice(mostExceptions(MOST_OTHERWISE, drawing.numRuns))).toEqual([])
  },
)
