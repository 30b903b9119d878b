import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Easy minutes behind sets of sets, which lie between them: "2x(8x30/30) @ vVO2, 4 min easy", "3x(4x200) 3 min". */
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
  {
    // "3x(4x200 on 45s) 3 min", "2x (5x1k (60s)) / 4 min easy"
    needs: [')'],
    pattern:
      /(?<=(?<![\d.:])\b[2-9] ?[x*] ?\((?:[^()]|\([^()]*\))*\d ?[x*] ?\d(?:[^()]|\([^()]*\))*\))(?<joint> ?\/ ?| )(?<rest>[2-9] ?(?:mins?|minutes|'))(?<how> (?:easy|ez|rest|rec|recovery|jog|spin|off))?(?=[.;,\n]|$| (?:then|run|running|bike|ride|cycling|turbo)\b)/di,
    as: ', {rest}[{how}] between sets',
  },
  {
    // "(4x3 min w/ 45 s rest) x 4 with 3 min easy between", "6x400, twice through with 4 min between"
    needs: ['between'],
    pattern:
      /(?<=\) ?x ?[2-9]|\b(?:twice|[2-9] times) through)(?<joint>,? (?:with |w\/ ?)?)(?<rest>\d{1,2} ?(?:mins?|minutes|'))(?<how> (?:easy|ez|rest|recovery|rec|jog|spin))?(?<between> between)(?! ?(?:the |each |all |reps|sets|rounds))/di,
    as: ', {rest}[{how}]{between} sets',
  },
  {
    // "3x(1 min 130%, 9 min 88%), 6 min z1 in between"
    needs: ['between'],
    pattern:
      /(?<=\b[2-9] ?x ?\([^()]+\)),? (?:with |w\/ ?)?(?<rest>\d{1,2} ?(?:mins?|minutes|'))(?<how> (?:z ?[12]|(?:at |@ ?)\d{2,3} ?(?:%|w\b)|easy))? (?<between>(?:in )?between)(?! ?(?:the |each |all |reps|sets|rounds))/di,
    as: ', {rest}[{how}] {between=between} sets',
    unless: isSwim,
  },
]
