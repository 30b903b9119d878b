import { drawnBouts } from '#tests/support/sentences/drawn-parts-of-bouts.ts'
import { isStructureBuilt } from '#tests/support/sentences/drawn-structures.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import { understand } from './understand.ts'

testDrawnSentences(
  'a session whose repetitions are filled by parts is built as it says in any notation, or what is not is told',
  2000,
  {
    drawn: drawnBouts,
    sentenceOf: ({ sentence }) => sentence,
    read: ({ sentence }) => understand(sentence, { sport: 'running' }),
    isBuilt: isStructureBuilt,
    mostTold: 0.05,
    mostMisread: 0.005,
  },
)
