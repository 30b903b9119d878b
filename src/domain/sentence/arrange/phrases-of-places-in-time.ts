import type { Piece } from './arranged.ts'
import type { Phrase, SpanOf } from './phrase.ts'

const EFFORT = 'tempo|threshold|sweet ?spot|hard|steady|fast|z ?[2-7]|zone [2-7]|mp|marathon pace|\\d{1,2}k pace'
const PLACE =
  '(?:from )?(?:mins?|minutes?) (?<from>\\d{1,3}) ?(?:to|-|–|until|till) ?(?:mins?|minutes?)? ?(?<to>\\d{1,3})(?: ?(?:mins?|minutes?))?'

/** Stretches by the minutes of the session in which they lie: "tempo only from minute 15 to minute 40". */
export const phrasesOfPlacesInTime: readonly Phrase[] = [
  {
    // "not the whole thing tempo, only from minute 15 to minute 40"
    needs: ['not'],
    pattern: new RegExp(
      `\\b(?<not>(?:but )?not (?:all|the whole)(?: thing| of it| session| run| ride)?(?: at| in)?) (?<how>${EFFORT})[,:;]?(?: but)?(?: only| just)? ${PLACE}`,
      'di',
    ),
    by: (span) => placed(span),
  },
  {
    needs: ['min', 'mins', 'minute', 'minutes'],
    pattern: new RegExp(`\\b(?<how>${EFFORT})(?: effort)?,? (?:but )?(?:only |just )?${PLACE}(?! ?(?:at|@))`, 'di'),
    by: (span) => placed(span),
  },
  {
    needs: ['from'],
    pattern: new RegExp(
      `\\b(?<how>${EFFORT}) (?:only |just )?from (?<from>\\d{1,3}) ?(?:mins?|minutes?)? ?(?:to|until|till) (?<to>\\d{1,3}) ?(?:mins?|minutes?)\\b`,
      'di',
    ),
    by: (span) => placed(span),
  },
  {
    // "but from minute 15 to minute 35 at threshold"
    needs: ['at', '@', 'in'],
    pattern: new RegExp(`\\b(?:but |and )?(?:only |just )?${PLACE},? (?:at|@|in) (?<how>${EFFORT})`, 'di'),
    by: (span) => placed(span),
  },
]

function placed(span: SpanOf): Piece[] | undefined {
  const [from, to, how] = [span('from'), span('to'), span('how')]
  return from && to && how && Number(from.words) < Number(to.words)
    ? [', minutes ', from, '-', to, ' at ', how]
    : undefined
}
