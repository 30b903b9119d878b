import { saysRun } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = "(?:minutes?|mins?|')"
const AIM = '(?:\\d{2,3} ?(?:%|w(?:atts)?)|z ?[1-6]|zone [1-6]|easy|endurance|steady|tempo|sweet ?spot|threshold|hard)'

/** The end of each of some parts of a whole that is harder: "60 min at 70% with the last 3 min of every 15 at 90%". */
export const lastMinutesOfEvery: readonly Phrase[] = [
  {
    needs: ['every', 'each'],
    pattern: new RegExp(
      `(?<![\\dx.:/-] ?)\\b(?<whole>\\d{1,3}(?:\\.\\d)?) ?(?<unit>h|hrs?|hours?|${TIME})?(?<head>(?:[^;\\d]{0,20}(?<aim>${AIM})(?: ftp)?\\)?)?[^;.\\d]{0,20}?)(?:,? (?:with |w\\/? ?|but |and )|, )(?:the )?last (?:(?<end>\\d{1,2})(?: ?${TIME})?|(?<one>minute|min)) (?:of|in) (?<every>(?:every|each) (?<part>\\d{1,2})(?: ?${TIME})?(?: block)?) (?:@ ?|at |in |is )?(?<aim2>${AIM})`,
      'di',
    ),
    by: (span, _, text) => {
      const [whole, head, aim, part, aim2] = ['whole', 'head', 'aim', 'part', 'aim2'].map(span)
      const end = span('end') ?? span('one')
      if (!whole || !head || !part || !end || !aim2 || isSwim(text)) return undefined
      // "easy run 60 min with the last 5 of every 20 hard": how the rest is done stands before.
      if (!aim && /[a-z] $/i.test(text.slice(0, whole.from).replace(/\b(?:bike|ride|run|turbo) $/i, '')))
        return undefined
      const minutes = Number(whole.words) * (/^h/i.test(span('unit')?.words ?? '') ? 60 : 1)
      const [last, times] = [span('one') ? 1 : Number(end.words), minutes / Number(part.words)]
      if (!Number.isInteger(times) || times < 2 || last >= Number(part.words)) return undefined
      const at = (target: string) => (/^\d/.test(target) ? ' min at ' : ' min ')
      const beside = saysRun(head.words)
        ? 'run '
        : /\b(?:bike|ride|turbo|im|trainer)\b/i.test(head.words)
          ? 'bike '
          : ''
      return [
        { words: `${beside}${minutes} min: ${times}x(`, for: whole },
        { words: `${Number(part.words) - last}${at(aim?.words ?? '')}`, for: part },
        aim ?? 'easy',
        ', ',
        { words: `${last}${at(aim2.words)}`, for: end },
        aim2,
        ')',
      ]
    },
  },
]
