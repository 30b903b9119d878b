import { drawnSession, isBuiltAsSaid } from '#tests/support/sentences/drawn-session.ts'
import { stepsAskedFor } from '#tests/support/sentences/steps-asked-for.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import { understand } from './understand.ts'

testDrawnSentences(
  'a session that is written part by part is built as it says, in its order, with its counts and its rests, or what is not is told',
  5000,
  {
    drawn: drawnSession,
    sentenceOf: ({ sentence }) => sentence,
    read: ({ sentence }) => understand(sentence, { sport: 'running' }),
    isBuilt: (session, understood) => {
      const { asked, assumed } = understood
      return (asked.sport ?? assumed.sport) === session.sport && isBuiltAsSaid(session, stepsAskedFor(understood))
    },
    // Long ones that no sport here allows, and doubtful ones.
    mostTold: 0.06,
    // Names of efforts between sets of many kinds.
    mostMisread: 0.0015,
  },
)
