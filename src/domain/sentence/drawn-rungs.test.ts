import { areRungsBuilt, drawnRungs } from '#tests/support/sentences/drawn-rungs.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import { understand } from './understand.ts'

testDrawnSentences('a row whose targets change is built with the target of each bout, or what is not is told', 2000, {
  drawn: drawnRungs,
  sentenceOf: ({ sentence }) => sentence,
  read: ({ sentence, sport }) => understand(sentence, { sport }),
  isBuilt: areRungsBuilt,
  mostTold: 0.05,
  mostMisread: 0.005,
})
