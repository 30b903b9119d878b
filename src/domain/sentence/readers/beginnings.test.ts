import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someOf, testProperty } from '#tests/support/drawn.ts'
import { drawnSentence } from '#tests/support/sentences/drawn-request.ts'
import { mutatedSentence } from '#tests/support/sentences/mutated.ts'
import { sentencesOfTables } from '#tests/support/sentences/of-tables.ts'
import { arrange } from '../arrange/arrange.ts'
import { canBegin } from '../tokens/starting-with.ts'
import { readers, readMentions } from './read-mentions.ts'

const declared = readers.filter((read) => 'beginning' in read)

test('readers say what they begin with', () => {
  expect(declared.length).toBeGreaterThan(25)
})

test('in the sentences of the tables no reader reads anything at a token with which it does not begin', () => {
  expect(someOf(sentencesOfTables()).flatMap(readElsewhere)).toEqual([])
})

testProperty('in drawn sentences no reader reads anything at a token with which it does not begin', 500, (drawing) =>
  fc.assert(
    fc.property(
      fc.oneof(
        drawnSentence.map(({ sentence }) => sentence),
        mutatedSentence.map(({ sentence }) => sentence),
      ),
      (sentence) => {
        expect(readElsewhere(sentence)).toEqual([])
      },
    ),
    drawing,
  ),
)

/** What readers would read of a sentence at tokens with which they do not begin. */
function readElsewhere(sentence: string): { sentence: string; word: string; meaning: unknown }[] {
  const { tokens } = arrange(sentence)
  const mentions = readMentions(tokens)
  return tokens.flatMap((token, at) => {
    const before = mentions.filter(({ to }) => to <= token.from)
    return declared
      .filter((read) => !canBegin(read, token))
      .flatMap((read) => read(tokens, at, before) ?? [])
      .filter(({ next }) => next > at)
      .map(({ value }) => ({ sentence, word: token.text, meaning: value }))
  })
}
