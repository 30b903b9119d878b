import fc from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { misread, mutatedSentence } from '#tests/support/sentences/mutated.ts'
import { sportIds } from '../sports/registry.ts'
import { understand } from './understand.ts'

testProperty(
  'however the parts of a sentence are mixed, no figure is read as something else, or dropped without a word',
  5000,
  (drawing) =>
    fc.assert(
      fc.property(mutatedSentence, fc.constantFrom(...sportIds), (mutated, sport) => {
        expect(misread(mutated, understand(mutated.sentence, { sport })), mutated.sentence).toEqual([])
      }),
      drawing,
    ),
)
