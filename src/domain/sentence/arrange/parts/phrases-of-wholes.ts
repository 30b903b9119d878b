import type { Phrase } from '../phrase.ts'

const EFFORT =
  '(?:very |really )?(?:easy|ez|relaxed|steady|moderate|mod|tempo|threshold|brisk|hard|fast|z[1-5]|zone [1-5]|marathon pace|mp|hmp|(?:half marathon|10k|5k) pace|\\d:\\d\\d(?: ?/ ?(?:km|mi|100m?))?|\\d{2,3} ?(?:%|w\\b|watts|bpm)|\\d{2,3} ?- ?\\d{2,3} ?(?:%|w\\b|watts|bpm))'

/** Wholes before their parts, halves of a whole, lengths of a pool with a rest each, and times in two figures. */
export const phrasesOfWholes: readonly Phrase[] = [
  {
    // "18k total: 4k easy, 12k at 4:35, 2k easy"
    needs: ['total'],
    pattern:
      /^(?<before>[^\d]*)(?<whole>\d+(?:[.,:]\d+)? ?(?:km?|m|mtrs?|met(?:er|re)s|mi|miles?|mins?|minutes|h|hrs?|hours?|yds?|yards))(?<total> (?:in )?total)(?= ?:(?! ?\d{1,2} ?$))/di,
    as: '{before}{whole}',
  },
  {
    // "run 12 km, first half easy second half moderate"
    needs: ['half'],
    pattern: new RegExp(
      `\\b(?<whole>\\d+(?:\\.\\d+)?) ?(?<unit>km?|mi|miles|m|metres|meters|mins?|minutes|h|hrs?|hours?)\\b(?<mid>[^.;:\\d]{0,24}?)[,:]? (?:with |where |do )?(?:the )?(?:first|1st) half (?:is |at |in |@ ?)?(?<one>${EFFORT}),? (?:and |then |but )?(?:the )?(?:second|2nd|other|last) half (?:is |at |in |@ ?)?(?:(?<other>${EFFORT})|(?<faster>faster|quicker|stronger|harder))(?= ?(?:$|[,.;!]))`,
      'di',
    ),
    by: (span) => {
      const [whole, unit, mid, one, said] = ['whole', 'unit', 'mid', 'one', 'other'].map(span)
      const faster = span('faster')
      if (!whole || !unit || !mid || !one || (faster && !/easy|ez|relaxed|steady|z[12]/i.test(one.words)))
        return undefined
      const other = said ?? (faster && { words: 'z3', for: faster, tell: FASTER })
      if (!other) return undefined
      const isHours = /^h/i.test(unit.words)
      const half = `${(Number(whole.words) / 2) * (isHours ? 60 : 1)} ${isHours ? 'min' : unit.words}`
      return [
        whole,
        unit,
        mid,
        ': ',
        ...[one, other].flatMap((how, at) => [at > 0 ? ', ' : '', { words: half, for: whole }, ' at ', how]),
      ]
    },
  },
  {
    // "16 miles with 10 at marathon pace, first 4 and last 2 easy"
    needs: ['first'],
    pattern:
      /\b(?<whole>\d+(?:\.\d+)?) ?(?<unit>km?|mi|miles|mins?|minutes)\b(?<mid>[^.;:,\d]{0,16}?) (?:w\/|with|incl?\w*) ?(?<part>\d+(?:\.\d+)?)(?<how> (?:@|at|in) [^,;]{2,40}),? (?:with |the )*first (?<first>\d+(?:\.\d+)?) (?:and|&) (?:the )?last (?<last>\d+(?:\.\d+)?) (?<easy>easy|ez|steady|relaxed)\b/di,
    by: (span) => {
      const [whole, unit, mid, part, how] = ['whole', 'unit', 'mid', 'part', 'how'].map(span)
      const [first, last, easy] = ['first', 'last', 'easy'].map(span)
      if (!whole || !unit || !mid || !part || !how || !first || !last || !easy) return undefined
      const isSum = Number(first.words) + Number(part.words) + Number(last.words) === Number(whole.words)
      const own = ` ${unit.words}`
      return isSum
        ? [whole, own, mid, ': ', first, own, ' ', easy, ', ', part, own, how, ', ', last, own, ' ', easy]
        : undefined
    },
  },
  {
    // "8x15 s all out, 3 minutes 45 easy"
    needs: ['easy', 'rest', 'jog', 'off', 'walk', 'recovery', 'ez', 'rec', 'float'],
    pattern:
      /\b(?<minutes>\d{1,2}) ?(?:mins?|minutes) (?<seconds>[0-5]\d)(?= (?:easy|ez|rest|jog|recovery|rec|off|walk|float)\b)/di,
    by: (span) => {
      const [minutes, seconds] = [span('minutes'), span('seconds')]
      return (
        minutes &&
        seconds && [{ words: `${minutes.words}:${seconds.words}`, for: { from: minutes.from, to: seconds.to } }]
      )
    },
  },
]

const FASTER = 'How much faster was not said, so zone 3.'
