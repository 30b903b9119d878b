import { drawnStructure, isStructureBuilt } from '#tests/support/sentences/drawn-structures.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import { understand } from './understand.ts'

testDrawnSentences(
  'a session with parts within it, sets of sets, pairs or ladders is built as it says in any notation, or what is not is told',
  3000,
  {
    drawn: drawnStructure,
    sentenceOf: ({ sentence }) => sentence,
    read: ({ sentence }) => understand(sentence, { sport: 'running' }),
    isBuilt: isStructureBuilt,
    mostTold: 0.04,
    mostMisread: 0.002,
  },
)
