import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = "(?<bout>\\d{1,4}(?:\\.\\d)?)(?<unit> ?(?:minutes|mins?|m|'|km?|secs?|s|miles?|mi)(?!\\w))?"
const FIGURE = '\\d{1,3}(?::[0-5]\\d)?'

/** A set with another rest behind each bout: "5x6 min @ FTP w shrinking rest: 5, 4, 3, 2 min". */
export const restsThatChange: readonly Phrase[] = [
  {
    needs: ['rest', 'rests', 'recovery', 'recoveries', 'rec', 'recs', 'ri'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<times>[3-9]|1\\d) ?x ?${LENGTH}(?<aim>(?: ?(?:@|at|in) ?| )[^,;()]{1,24}?)?,? (?:with |w\\/? ?)?(?:[a-z]+ing |shorter |longer )?(?:rests?|recover(?:y|ies)|recs?|ri)(?: of| between| down)?:? (?<row>${FIGURE}(?:(?:, ?| ?[-/] ?| then )${FIGURE}){1,10})(?: ?(?<own>minutes|mins?|'|secs?|seconds|s))?(?= ?(?:$|[.;]|, ?[^\\d ]))`,
      'di',
    ),
    by: (span, _, text) => restBehindEach(span, text),
  },
]

function restBehindEach(span: SpanOf, text: string): Piece[] | undefined {
  const [times, bout, unit, aim, row, own] = ['times', 'bout', 'unit', 'aim', 'row', 'own'].map(span)
  // "3x200, 3x100, rest 30/15": one for each set.
  const isOneSet = text.match(/\d ?x ?\d/gi)?.length === 1
  if (!times || !bout || !row || !isOneSet) return undefined
  const rests = [...row.words.matchAll(new RegExp(FIGURE, 'g'))]
  const missing = Number(times.words) - rests.length
  if (missing !== 0 && missing !== 1) return undefined
  const least = Math.min(...rests.map(([figure]) => Number.parseInt(figure, 10)))
  const isInSeconds = own ? /^s/i.test(own.words) : isSwim(text) || least > MOST_MINUTES
  const tell = own ? {} : { tell: `No unit was said at “${row.words}”, so ${isInSeconds ? 'seconds' : 'minutes'}.` }
  const pieces = Array.from({ length: Number(times.words) }, (_, at): Piece[] => {
    const rest = rests[at]
    const [minutes = '', seconds] = rest?.[0].split(':') ?? []
    const words = seconds ? `${Number(minutes) * 60 + Number(seconds)} s` : `${minutes} ${isInSeconds ? 's' : 'min'}`
    const place = { from: row.from + (rest?.index ?? 0), to: row.from + (rest?.index ?? 0) + (rest?.[0].length ?? 0) }
    return [
      ...(at > 0 ? [', '] : []),
      bout,
      unit ?? (Number(bout.words) <= MOST_MINUTES_OF_BOUT ? ' min' : ''),
      ...(aim ? [aim] : []),
      ...(rest ? [', ', { words, for: place, ...(at === 0 ? tell : {}) }, isSwim(text) ? ' rest' : ' easy'] : []),
    ]
  })
  return ['1x(', ...pieces.flat(), ')']
}

// Of a rest and of a bout without a unit (our choice).
const MOST_MINUTES = 14
const MOST_MINUTES_OF_BOUT = 40
