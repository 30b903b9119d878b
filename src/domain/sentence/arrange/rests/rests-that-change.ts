import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = "(?<bout>\\d{1,4}(?:\\.\\d)?(?<unit> ?(?:minutes|mins?|m|'|km?|secs?|s|miles?|mi)(?!\\w))?)"
const FIGURE = '\\d{1,3}(?::[0-5]\\d| ?(?:s|secs?|mins?)(?=[ ,/-]))?'

/** A set with another rest behind each bout: "5x6 min @ FTP w shrinking rest: 5, 4, 3, 2 min". */
export const restsThatChange: readonly Phrase[] = [
  {
    needs: ['rest', 'rests', 'recovery', 'recoveries', 'rec', 'recs', 'ri'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<times>[3-9]|1\\d) ?x ?${LENGTH}(?<aim>(?: ?(?:@|at|in) ?| )[^,;()]{1,24}?)?,? (?:with |w\\/? ?)?(?:[a-z]+ing |shorter |longer )?(?:rests?|recover(?:y|ies)|recs?|ri)(?: of| between| down)?:? (?<row>${FIGURE}(?:(?:, ?| ?[-/] ?| then )${FIGURE}){1,10})(?: ?(?<own>minutes|mins?|'|secs?|seconds|s))?(?= ?(?:$|[.;]|, ?[^\\d ]))`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, bout, aim, row, own] = ['times', 'bout', 'aim', 'row', 'own'].map(span)
      const rests = row?.words.match(new RegExp(FIGURE, 'gi')) ?? []
      // "3x200, 3x100, rest 30/15": one for each set.
      if (!times || !bout || !row || text.match(/\d ?x ?\d/gi)?.length !== 1) return undefined
      const gaps = Number(times.words) - 1
      const isRange = rests.length === 2 && !row.words.includes(',')
      if (rests.length < gaps || rests.length > gaps + 1 || isRange) return undefined
      const isBrief = rests.some((rest) => Number.parseInt(rest, 10) <= MOST_MINUTES)
      const unit = own?.words ?? (isSwim(text) || !isBrief ? 's' : 'min')
      const unsaid = own
        ? {}
        : { tell: `No unit was said at “${row.words}”, so ${unit === 's' ? 'seconds' : 'minutes'}.` }
      const timeOf = (rest: string) => {
        // "rests: 60s, 60s, 90s"
        if (/[a-z]$/i.test(rest)) return rest
        const [minutes, seconds] = rest.split(':')
        return seconds ? `${Number(minutes) * 60 + Number(seconds)} s` : `${minutes} ${unit}`
      }
      const isBare = !span('unit') && Number(bout.words) <= MOST_MINUTES_OF_BOUT
      const bouts = Array.from({ length: gaps + 1 }, (_, at): Piece[] => {
        const rest = rests[at]
        const pause: Piece[] = rest
          ? [', ', { words: timeOf(rest), for: row, ...(at === 0 ? unsaid : {}) }, ' easy']
          : []
        return [at > 0 ? ', ' : '', bout, isBare ? ' min' : '', ...(aim ? [aim] : []), ...pause]
      })
      return ['1x(', ...bouts.flat(), ')']
    },
  },
]

// Of a rest and of a bout without a unit (our choice).
const MOST_MINUTES = 14
const MOST_MINUTES_OF_BOUT = 40
