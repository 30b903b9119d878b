import { areDoneAlike } from '#tests/support/sentences/done-alike.ts'
import { drawnLine } from '#tests/support/sentences/drawn-lines.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import { understand } from './understand.ts'

testDrawnSentences('a swim typed in a line is built as if it was written out, or what is not is told', 2000, {
  drawn: drawnLine,
  sentenceOf: ({ typed }) => typed,
  read: ({ typed }) => understand(typed, { sport: 'running' }),
  isBuilt: ({ plain, orPlain }, understood) =>
    [plain, orPlain].some((meant) => areDoneAlike(understand(meant, { sport: 'running' }), understood)),
  mostTold: 0.04,
  mostMisread: 0.002,
})
