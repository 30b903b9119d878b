import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const SPREAD_WORDS = 'spread,scattered,dotted,sprinkled,distributed,spaced,thrown,mixed,peppered'.split(',')
const SPREAD = `(?:to be )?(?:${SPREAD_WORDS.join('|')})(?: (?:through|throughout|out|evenly|around|about|in|into|along|across|over|it|the|ride|run|session|whole|way|for good measure)+)*`
/** With a warm-up of its own the set is no longer spread over all of it. */
const ENDS = /\b(?:warm(?:ing)?[- ]?up|wu|cool(?:ing)?[- ]?down|cd)\b/i
const WHAT = '(?:(?:at |of |@ ?)?[a-z][a-z0-9 ]{2,20}?)'

/** Sets that are spread over a session, at even distances: "3 hours zone 2 with 4x5 min tempo sprinkled in". */
export const phrasesOfSpreadSets: readonly Phrase[] = [
  {
    needs: SPREAD_WORDS,
    pattern: new RegExp(
      `(?<=\\b(?<whole>\\d{1,3}(?:\\.\\d)?)[ -]?(?<own>mins?|minutes?|h|hrs?|hours?|km?|miles?|mi)\\b[^.;]*)\\b(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,2})[- ]?(?<unit>secs?|seconds?|s|mins?|minutes?)(?<what> ${WHAT}),? (?<how>${SPREAD})(?![a-z]|(?: [a-z]+)? every)`,
      'di',
    ),
    by: (span, _, text) => (ENDS.test(text) ? undefined : spread(span)),
  },
  {
    // "5x30s max spread over a 90 min easy ride"
    needs: SPREAD_WORDS,
    pattern: new RegExp(
      `(?<![\\d:x] ?)(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,2})[- ]?(?<unit>secs?|seconds?|s|mins?|minutes?)(?<what> ${WHAT}),? (?:to be )?(?:${SPREAD_WORDS.join('|')})(?: out)?(?: evenly)? (?:over|through|throughout|across|in|into|within|during) (?:an? |the )?(?<whole>\\d{1,3}(?:\\.\\d)?)[ -]?(?<own>mins?|minutes?|h|hrs?|hours?|km?|miles?|mi)(?<sport> (?:(?:easy|long|steady|endurance|z2) )?(?:ride|run|bike|spin|jog))(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [whole, own, sport, times, what] = [span('whole'), span('own'), span('sport'), span('times'), span('what')]
      if (!whole || !own || !sport || !times || !what) return undefined
      const words = { from: what.to, to: whole.from, words: '' }
      const set = spread((group) => (group === 'how' ? words : span(group)))
      return set && [whole, ' ', own, sport, ' with ', ...set]
    },
  },
  {
    // "6 short surges of 30 seconds spread through"
    needs: SPREAD_WORDS,
    pattern: new RegExp(
      `(?<=\\b(?<whole>\\d{1,3}(?:\\.\\d)?)[ -]?(?<own>mins?|minutes?|h|hrs?|hours?|km?|miles?|mi)\\b[^.;]*)\\b(?<times>\\d{1,2}) (?:short |hard |quick |little )*(?<what>sprints?|surges?|efforts?|pick[- ]?ups?|bursts?|accelerations?) of (?<bout>\\d{1,2})[- ]?(?<unit>secs?|seconds?|s|mins?|minutes?)(?: each)?,? (?<how>${SPREAD})(?![a-z]|(?: [a-z]+)? every)`,
      'di',
    ),
    by: (span, _, text) => (ENDS.test(text) ? undefined : spread(span)),
  },
]

/** A set at even distances within the whole. */
function spread(span: SpanOf): Piece[] | undefined {
  const [whole, own, times, bout, unit, what, how] = ['whole', 'own', 'times', 'bout', 'unit', 'what', 'how'].map(span)
  if (!whole || !own || !times || !bout || !unit || !what || !how) return undefined
  const isFar = /^(?:k|mi$|mile)/i.test(own.words)
  const size = Number(whole.words) * (/^h/i.test(own.words) ? 60 : 1)
  const each = size / (Number(times.words) + 1)
  const every = isFar ? Math.floor(each * 10) / 10 : Math.floor(each)
  const isLonger = !isFar && /^m/i.test(unit.words) && Number(bout.words) >= every
  return every >= 1 && !isLonger
    ? [
        times,
        'x',
        bout,
        ' ',
        unit,
        ' ',
        MAX.test(what.words) ? { words: 'all out', for: what } : what,
        { words: ` every ${every} ${isFar ? own.words : 'min'}`, for: how },
      ]
    : undefined
}

const MAX = /^ ?max(?: effort)?$/i
