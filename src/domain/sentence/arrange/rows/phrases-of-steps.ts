import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

/** Steps that follow from two figures: ramps, times that descend, what is done every other length. */
export const phrasesOfSteps: readonly Phrase[] = [
  {
    // "ten easy minutes at each end"
    needs: ['easy', 'steady', 'gentle'],
    pattern:
      /\b(?<count>\d+|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|sixty) (?<how>easy|steady|gentle) (?<unit>minutes|mins|min|miles|km|k)\b/dgi,
    by: (span) => [span('count') ?? '', ' ', span('unit') ?? '', ' ', span('how') ?? ''],
  },
  {
    // "2k with paddles, buoy every other 100"
    needs: ['other'],
    pattern:
      /\b(?<whole>\d+k?|\d\.\dk)(?<unit> ?(?:m|metres|meters|yards|yds?))? (?:with|w\/?)(?: (?<always>paddles|fins|snorkel|buoy|pull buoy)(?: and|,))? (?<other>paddles|fins|snorkel|buoy|pull buoy|pull|kick|fly|back|breast) every other (?<each>25|50|100|200|250|400)\b/di,
    by: (span, all) => everyOther(span, all),
  },
  {
    // "descend 5x100 1-5 from 1:50 to 1:30 pace, rest 15": each with its time.
    needs: ['to', '-'],
    pattern:
      /\b(?<lead>descend(?:ing)? )?(?<times>\d{1,2}) ?x ?(?<length>25|50|75|100|150|200|300|400)(?: \d-\d\d?)?(?<word> desc(?:end(?:ing)?)?)?(?: \d-\d\d?)?,?(?: from)? (?<first>\d:\d\d) ?(?:to|-|->) ?(?<last>\d:\d\d)(?: pace)?(?<rest>,? (?:on \d:\d\d|(?:with )?\d+ ?(?:s|secs?|seconds)?,? ?rest|rest \d+ ?(?:s|secs?)?))?/di,
    by: (span) => descending(span),
  },
]

/** As many swims or runs, each with its time from the first to the last, to the second. */
function descending(span: SpanOf): Piece[] | undefined {
  const [times, length, first, last, rest] = ['times', 'length', 'first', 'last', 'rest'].map(span)
  if (!times || !length || !first || !last || !(span('lead') || span('word'))) return undefined
  const count = Number(times.words)
  const [from, to] = [first, last]
    .map(({ words }) => words.split(':').map(Number))
    .map(([minutes = 0, seconds = 0]) => minutes * 60 + seconds)
  if (!from || !to || from <= to || count < 2 || count > MAX_DESCENDING) return undefined
  return Array.from({ length: count }, (_, at): Piece[] => {
    const seconds = Math.round(from - ((from - to) * at) / (count - 1))
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    const pause: Piece[] = rest
      ? [' ', { words: rest.words.replace(/,? /, '').replace(/^(\d+) rest$/i, '$1s rest'), for: rest }]
      : []
    return [
      { words: at === 0 ? '1' : ', 1', for: times },
      'x',
      length,
      ' in ',
      { words: clock, for: { from: first.from, to: last.to } },
      ...pause,
    ]
  }).flat()
}

const MAX_DESCENDING = 12

function everyOther(span: SpanOf, all: string): Piece[] | undefined {
  const [whole, each, other] = [span('whole'), span('each'), span('other')]
  if (!whole || !each || !other) return undefined
  const metres = /k$/i.test(whole.words) ? Number.parseFloat(whole.words) * 1000 : Number(whole.words)
  const [length, always] = [Number(each.words), span('always')?.words ?? '']
  const pairs = Math.floor(metres / (2 * length))
  const left = metres - pairs * 2 * length
  if (pairs < 1 || pairs > MAX_PAIRS || (left !== 0 && left !== length)) return undefined
  const plain = `${length} ${always || 'free'}`
  const words = `${pairs}x(${plain}, ${length} ${always} ${other.words})${left > 0 ? `, 1x${plain}` : ''}`
  return [{ words: words.replaceAll('  ', ' '), for: { from: whole.from, to: whole.from + all.length } }]
}

const MAX_PAIRS = 40
