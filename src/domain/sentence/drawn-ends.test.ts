import { drawnEnds } from '#tests/support/sentences/drawn-ends.ts'
import { isStructureBuilt } from '#tests/support/sentences/drawn-structures.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import { understand } from './understand.ts'

testDrawnSentences(
  'a set with ends in any words and any order of length, place and manner is built between them, or what is not is told',
  2000,
  {
    drawn: drawnEnds,
    sentenceOf: ({ sentence }) => sentence,
    read: ({ sentence }) => understand(sentence, { sport: 'running' }),
    isBuilt: isStructureBuilt,
    mostTold: 0.04,
    mostMisread: 0.005,
  },
)
