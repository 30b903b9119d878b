import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = " ?(?:secs?|seconds|s|mins?|minutes|')(?![a-z])"

/**
 * Easy minutes behind sets of sets, which lie between them: "2x(8x30/30) @ vVO2, 4 min easy", "3x(4x200) 3 min"; and rests behind
 * every so many metres of a bracket.
 */
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
    // "3x(5' 240W, 3' 260W, 1' 300W) 6' 130W, 15' z1": far easier than the parts, and more follows.
    needs: [')'],
    pattern:
      /(?<=(?<![\d.:])\b[2-9] ?[x*] ?\((?<row>[^()]*\d[^()]*)\))(?<joint> ?\/ ?| )(?<rest>(?:[2-9]|1\d) ?(?:mins?|minutes|'|m))(?<how> (?:@ ?|at )?(?<aim>\d{2,3}) ?(?<sign>w|watts|%))(?=[,;.+] ?(?:then |and )?\d)/di,
    by: (span, _, text) => {
      const [row, rest, how, aim, sign] = ['row', 'rest', 'how', 'aim', 'sign'].map(span)
      if (!row || !rest || !how || isSwim(text)) return undefined
      const own = new RegExp(`(\\d{2,3}) ?${sign?.words.charAt(0)}`, 'gi')
      const aims = [...row.words.matchAll(own)].map(([, figure]) => Number(figure))
      const isEasy = Number(aim?.words) < EASY_SHARE * Math.min(...aims)
      return aims.length > 1 && isEasy ? [', ', rest, how, ' between sets'] : undefined
    },
  },
  {
    // "(4x3 min w/ 45 s rest) x 4 with 3 min easy between", "6x400, twice through with 4 min between"
    needs: ['between'],
    pattern:
      /(?<=\) ?x ?[2-9]|\b(?:twice|[2-9] times) through)(?<joint>,? (?:with |w\/ ?)?)(?<rest>\d{1,2} ?(?:mins?|minutes|'))(?<how> (?:easy|ez|rest|recovery|rec|jog|spin))?(?<between> between)(?! ?(?:the |each |all |reps|sets|rounds))/di,
    as: ', {rest}[{how}]{between} sets',
  },
  {
    // "4x(25 fast 75 ez, 50 fast 50 ez) ri 20s after each 100": behind each of the pieces that make so many metres.
    needs: ['each', 'every'],
    pattern:
      /(?<=\d ?x ?\()(?<row>[^()]*\d{2}[^()]*)\)(?<joint>,? ?(?:(?:with|w\/?|rest|ri|r)[ :]*|:)?)(?<rest>\d{1,3} ?(?:secs?|seconds|s|mins?|minutes|'|(?<=[:r] ?\d\d|rest \d\d)))(?: (?:rest|ri))? (?<after>after (?:each|every) (?<whole>\d{2,4})(?: ?m)?)\b(?:,? (?:and )?(?<outer>\d{1,3} ?(?:secs?|seconds|s|mins?|minutes|'))(?: rest)? (?<round>after (?:each|every) (?<sum>\d{2,4})))?/di,
    by: (span) => {
      const [row, said, after] = ['row', 'rest', 'after'].map(span)
      if (!row || !said || !after) return undefined
      // "r:20 after each 50"
      const rest = /\d ?$/.test(said.words) ? { words: `${said.words.trim()}s`, for: said } : said
      const whole = Number(span('whole')?.words)
      // "4x(4x100 10s), 1 min after each 400": between the rounds.
      const [, count, far] = /^(\d{1,2}) ?x ?(\d{2,4})\b(?!.*\dx)/i.exec(row.words) ?? []
      if (Number(count) * Number(far) === whole) return [row, '), ', rest, { words: ' between sets', for: after }]
      // "2x(4x25 fast, 100 ez) rest 15 after each 25"
      const sets = new RegExp(`(?<set>\\dx ?${whole}\\b[^,]*?) *(?=,|$)`, 'dgi')
      if (/,/.test(row.words) && !/[:@]/.test(row.words) && sets.test(row.words)) {
        sets.lastIndex = 0
        const ends = [...row.words.matchAll(sets)].map(
          ({ index, 0: words }) => row.from + index + words.trimEnd().length,
        )
        const all = [row.from, ...ends].map((from, at) => ({ from, to: ends[at] ?? row.to }))
        return [...all.flatMap((one, at) => (at > 0 ? [' ', rest, { words: ' rest', for: after }, one] : [one])), ')']
      }
      if (/[x:@]/.test(row.words)) return undefined
      let [metres, rests] = [0, 0]
      const pieces = [...row.words.matchAll(/\d+[^\d,]*[^\d,\s+/&]/g)].flatMap(({ index, 0: words }) => {
        metres += Number.parseInt(words, 10)
        const own = { from: row.from + index, to: row.from + index + words.length }
        if (metres % whole !== 0) return [own, ', ']
        rests += 1
        return [own, ', ', rest, { words: ' rest, ', for: after }]
      })
      const [outer, round] = [span('outer'), span('round')]
      if (rests === 0 || metres !== rests * whole || (outer && Number(span('sum')?.words) !== metres)) return undefined
      // "10s after every 25, 45s after each 100" of four.
      const between = outer && round ? [', ', outer, { words: ' rest between sets', for: round }] : []
      return [...pieces.slice(0, -1), { words: ' rest)', for: after }, ...between]
    },
  },
  {
    // "4x(200 @ CSS+4, 100 @ CSS, 50 @ CSS-4) 20/15/60s rest", "3x(200, 100, 50), 10s/20s/90s": each behind its own part.
    needs: ['/'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\()(?<row>(?:(?!\\d ?x ?\\d)[^(),+])+[,+](?:(?!\\d ?x ?\\d)[^()])+)\\)(?<sport> (?:bike|ride|run|swim))?,? (?:with |w\\/? ?|rests? ?:? ?|ri ?)?(?<list>\\d{1,3}(?:${TIME})?(?: ?\\/ ?\\d{1,3}(?:${TIME})?)+)(?<=(?<unit>${TIME}))(?:(?<how> (?:rests?|ri|recovery|jog|easy))\\b|(?= ?(?:$|[,.;])))`,
      'di',
    ),
    by: (span) => {
      const [row, list, unit, how, sport] = ['row', 'list', 'unit', 'how', 'sport'].map(span)
      const rests = list?.words.split(/ ?\/ ?/) ?? []
      const parts = [...(row?.words.matchAll(/\S(?:[^,+]|\+\d)*/g) ?? [])]
      if (!row || !list || !unit || parts.length !== rests.length) return undefined
      const pieces = parts.flatMap(({ index, 0: words }, at) => [
        ...[{ from: row.from + index, to: row.from + index + words.length }, ', '],
        {
          words: `${rests[at]?.replace(/\d$/, `$&${unit.words}`)}${how?.words.replace(/s$/i, '') ?? ' rest'}`,
          for: list,
          ...(how ? {} : { tell: `“${list.words}” was read as the rest behind each part.` }),
        },
        ', ',
      ])
      return [...pieces.slice(0, -1), ')', ...(sport ? [sport] : [])]
    },
  },
  {
    // "3x(1 min 130%, 9 min 88%), 6 min z1 in between"
    needs: ['between'],
    pattern:
      /(?<=\b[2-9] ?x ?\([^()]+\)),? (?:with |w\/ ?)?(?<rest>\d{1,2} ?(?:mins?|minutes|'))(?<how> (?:z ?[12]|(?:at |@ ?)?\d{2,3} ?(?:%|w\b)|easy))? (?<between>(?:in )?between)(?! ?(?:the |each |all |reps|sets|rounds))/di,
    as: ', {rest}[{how}] {between=between} sets',
    unless: isSwim,
  },
]

// Of the easiest part of a bracket (our choice).
const EASY_SHARE = 0.75
