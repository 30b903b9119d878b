import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const PART =
  "\\d{1,4}(?:\\.\\d)? ?(?:km?|m|miles?|mi|mins?|minutes|')? ?(?:@|at|in) ?(?:\\d{1,2}:\\d\\d(?: ?\\/ ?(?:km|mi))?|(?:3|5|8|10|15) ?k|hmp?|mp|mile|1500|tempo|threshold|lt|z[3-6])(?: pace| effort)?"

/** The rest of a row of lengths, each with its target, that stands behind the last one: "2k @ 4:30, 1k @ 4:15, all w/ 2 min". */
export const restsOfAllParts: readonly Phrase[] = [
  {
    // "5-10-15-10-5 with recoveries of 2, 3, 4 and 3": one behind each but the last, in minutes as they are.
    needs: ['recoveries', 'rests', 'recovery', 'rest'],
    pattern:
      /(?<![\d.x/-] ?|\d:)\b(?<row>\d{1,2}(?:[-/]\d{1,2}){2,8})(?<unit> ?(?:mins?|minutes|'))?(?<how> (?:at |@ ?)?[a-z0-9 %]{2,16}?)?,? (?:with |w\/? ?)(?:recover(?:y|ies)|rests?) (?:of )?(?<list>\d{1,2}(?:(?:, ?|\/|-)\d{1,2})+(?:,? (?:and|&) \d{1,2})?)(?: ?(?:mins?|minutes|'))?(?= ?(?:$|[,;.]))/di,
    by: (span, _, text) => {
      const [row, list, how] = ['row', 'list', 'how'].map(span)
      const [bouts, rests] = [row, list].map((one) => one?.words.match(/\d+/g) ?? [])
      if (!row || !list || !bouts || !rests || rests.length !== bouts.length - 1 || isSwim(text)) return undefined
      const parts = bouts.flatMap((bout, at) => [
        `${bout} min${how?.words ?? ''}`,
        ...rests.slice(at, at + 1).map((rest) => `${rest} min easy`),
      ])
      return [{ words: parts.join(', '), for: { from: row.from, to: list.to } }]
    },
  },
  {
    // "5 min tempo, 3 min hard, easy between (2-3 min)"
    needs: ['between', 'betw', 'btw', 'btwn'],
    pattern:
      /\b(?<how>easy|ez|rest|spin) (?:in )?(?:between|betw|btwn?)(?: (?:all|each|them|efforts))? ?\(?(?<rest>\d{1,2})(?<last> ?- ?\d{1,2})? ?(?<unit>minutes|mins?|'|seconds|secs?|s)\)?(?= ?(?:$|[,.;]))/di,
    by: (span, _, text) => {
      const [rest, last, unit, how] = ['rest', 'last', 'unit', 'how'].map(span)
      if (!rest || !unit || !how) return undefined
      const tell = `“${text.slice(rest.from, unit.to)}” was read by its lower end.`
      return [last ? { words: rest.words, for: rest, tell } : rest, ' ', unit, ' ', how, ' between']
    },
  },
  {
    needs: ['with', 'w', 'off', 'on'],
    pattern: new RegExp(
      `(?<![\\dx.:/] ?)(?<row>${PART}(?:(?:, ?| then |,? and | ?\\+ ?)${PART}){1,7})(?<link>,? (?:all |each )?(?:with|w\\/|w|off) ?)(?<rest>\\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'|m)|\\d:[0-5]\\d)(?<how> (?:easy |standing )?(?:rest|rec\\w*|jog|walk|easy|break))?(?: (?:in )?between(?: each)?)?(?=[.!]?$|[,;])`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, link, rest, how] = ['row', 'link', 'rest', 'how'].map(span)
      if (!row || !link || !rest || isSwim(text)) return undefined
      // "400 m jog" of metres, "2 m" of minutes
      return [row, { words: ', ', for: link }, rest, how ?? ' rest', ' between each']
    },
  },
]
