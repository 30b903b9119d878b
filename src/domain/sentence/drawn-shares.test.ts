import { areSharedAsSaid, drawnShares } from '#tests/support/sentences/drawn-shares.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import { understand } from './understand.ts'

testDrawnSentences(
  'a set is built with each of its repetitions done as the list behind it says, or what is not is told',
  2000,
  {
    drawn: drawnShares,
    sentenceOf: ({ sentence }) => sentence,
    read: ({ sentence }) => understand(sentence, { sport: 'running', references: { running: 270, swimming: 105 } }),
    isBuilt: areSharedAsSaid,
    mostTold: 0.05,
    mostMisread: 0.005,
  },
)
