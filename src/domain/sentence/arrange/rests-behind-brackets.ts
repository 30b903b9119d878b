import type { Phrase } from './phrase.ts'

/** Easy minutes behind sets of sets, which lie between them: "2x(8x30/30) @ vVO2, 4 min easy". */
export const restsBehindBrackets: readonly Phrase[] = [
  {
    needs: ['easy', 'ez', 'rest', 'recovery', 'rec', 'jog', 'spin', 'off'],
    pattern:
      /(?<=(?<![\d.:])\b[2-6] ?[x*] ?(?:\([^()]*\d ?[x*] ?\d[^()]*\)|(?<bare>\d{1,2} ?x ?\d[^,;()]*))(?: (?:@ ?|at )?[^,;()]{1,20})?)(?<joint>, )(?<rest>[2-6] ?(?:mins?|minutes|'))(?<how> (?:easy|ez|rest|rec|recovery|jog|spin|off))(?=[.;]|$|, (?:run|running|bike|ride|cycling|turbo|trainer|track)\b)/di,
    by: (span) => {
      const [joint, rest, how] = ['joint', 'rest', 'how'].map(span)
      // "2x6x400, 2 min jog": that of the bouts.
      const isOfBouts = span('bare') && !/ez|easy/i.test(how?.words ?? '')
      return joint && rest && how && !isOfBouts ? [joint, rest, how, ' between sets'] : undefined
    },
  },
]
