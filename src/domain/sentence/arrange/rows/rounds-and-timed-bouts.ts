import { saysRide } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'
import { withCommas } from './with-commas.ts'

const KILOMETRES_OF_MILE = 1.609
const AIM =
  '(?:(?:@|at) ?)?(?:marathon pace|(?:5|10|3)k(?: pace)?|hmp|mp|easy|ez|steady|tempo|threshold|hard|fast|all out|z[1-5])'

/** Counts behind pairs and rows, what repetitions consist of, and when each of them begins or ends. */
export const roundsAndTimedBouts: readonly Phrase[] = [
  {
    // "every 5th min 30s surge, 45min steady run"
    needs: ['every'],
    pattern:
      /^(?<every>every (?<cycle>[2-9]|1\d)(?:st|nd|rd|th) min(?:ute)?) (?:an? )?(?<what>\d{1,2} ?(?:s|secs?|seconds) (?:(?:hard|fast|short) )?(?:surges?|sprints?|bursts?|pick[- ]?ups?|strides?|hard|fast))(?:,| in| during| of)(?: an?)? (?<whole>[^;]*\d[^;]*?)(?= ?[.!]?$)/di,
    by: (span) => {
      const [every, cycle, what, whole] = ['every', 'cycle', 'what', 'whole'].map(span)
      return (
        every && cycle && what && whole && [whole, ' with ', what, { words: ` every ${cycle.words} min`, for: every }]
      )
    },
  },
  {
    // "13.1mi run: 10k ez, rest of it MP": in two units.
    needs: ['rest', 'remainder'],
    pattern:
      /^(?<whole>\d{1,2}(?:\.\d)?) ?(?<unit>miles?|mi|km?) (?:long |easy )?(?<kind>run)[:,]? (?<part>\d{1,2}(?:\.\d)?) ?(?<unit2>miles?|mi|km?) (?<how>easy|ez|steady),? (?:then |and )?(?:the )?(?<rest>(?:rest|remainder)(?: of (?:it|the run))?) (?:is |at |@ ?|in )?(?<aim>(?:(?:half )?marathon|hmp?|mp|(?:5|10) ?k)(?: pace| effort)?|tempo|steady|threshold|z[2-4])(?= ?[.!]?$)/di,
    by: (span) => {
      const [whole, unit, kind, part, unit2, how, rest, aim] = [
        ...(['whole', 'unit', 'kind', 'part', 'unit2', 'how', 'rest', 'aim'] as const),
      ].map(span)
      if (!whole || !unit || !kind || !part || !unit2 || !how || !rest || !aim) return undefined
      const [isInMiles, isPartInMiles] = [unit, unit2].map(({ words }) => /^m/i.test(words))
      const factor = isInMiles === isPartInMiles ? 1 : isInMiles ? 1 / KILOMETRES_OF_MILE : KILOMETRES_OF_MILE
      const first = Math.round(Number(part.words) * factor * 10) / 10
      const left = Math.round((Number(whole.words) - first) * 10) / 10
      if (left <= 0) return undefined
      const own = isInMiles ? 'mi' : 'km'
      return [
        { words: 'run ', for: kind },
        { words: `${first} ${own} `, for: part },
        how,
        { words: `, ${left} ${own} at `, for: { from: whole.from, to: unit.to } },
        aim,
      ]
    },
  },
  {
    // "2 min on 1 off 10 rounds", "40s on 20s off, 8 rounds"
    needs: ['rounds', 'reps', 'times'],
    pattern:
      /(?<=\d ?[a-z']{0,7} on,? \/? ?\d[\d.:]* ?[a-z']{0,7} off,? )(?:for )?(?<times>\d{1,2}) (?<word>rounds|reps|times)\b/di,
    as: '{word=x}{times}',
  },
  {
    // "tempo 4k+3k+2k, 3min jog": the jog is behind each.
    needs: ['+'],
    pattern:
      /(?<row>\d{1,2} ?km?(?: ?\+ ?\d{1,2} ?km?){1,5})(?=,? \d{1,3} ?(?:s|secs?|mins?|minutes|') (?:jog|rest|easy|rec\w*)\b)/di,
    by: (span) => {
      const row = span('row')
      return row && withCommas(row, / ?\+ ?/g)
    },
  },
  {
    // "run 3:1 intervals x 8"
    needs: ['intervals'],
    pattern:
      /(?<![\d:])(?<hard>[1-9]):(?<easy>[1-5]) (?<word>(?:min(?:ute)? )?intervals),? (?<sign>[x×]) ?(?<times>\d{1,2})(?![\d:])/di,
    as: '{times}{sign=x(}{hard} min hard, {easy}{word= min easy)}',
    when: (text) => !isSwim(text) && !/\bwalk/i.test(text),
  },
  {
    // "21k long run, every 5th km at HM pace"
    needs: ['every'],
    pattern:
      /(?<whole>\d{1,2}) ?(?<unit>km?|miles?|mi)(?<kind> (?:easy |long )?(?:run|easy|long))?,? (?:with )?(?<every>every) (?<nth>[2-9])(?:nd|rd|th) (?:km?|kilometre|mile|mi) (?:at |@ ?|in )?(?<aim>(?:(?:half )?marathon|hm|m|goal|10k|5k) ?pace|hmp|mp|tempo|threshold|hard|fast|steady)(?=$|[.!])/di,
    by: (span) => {
      const [whole, unit, every, nth, aim] = ['whole', 'unit', 'every', 'nth', 'aim'].map(span)
      if (!whole || !unit || !every || !nth || !aim) return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      const [total, step] = [Number(whole.words), Number(nth.words)]
      const rounds = Math.floor(total / step)
      if (rounds < 2 || rounds > MOST_ROUNDS) return undefined
      const left = total - rounds * step
      const all = { from: whole.from, to: nth.to }
      return [
        { words: `${total} ${own} run: ${rounds}x(${step - 1} ${own} easy, 1 ${own} `, for: all },
        aim,
        `)${left > 0 ? `, ${left} ${own} easy` : ''}`,
      ]
    },
  },
  {
    // "200 fc / 100 bk / 50 fly x3, easy": of all that the strokes join.
    needs: ['/'],
    pattern:
      /(?<![\d/x] ?)(?<row>\d{2,3}m? [a-z]{2,10}(?: ?\/ ?\d{2,3}m? [a-z]{2,10}){2,5}) ?(?<sign>[x×]) ?(?<times>[2-9])(?![\d:])(?:,? (?:all )?(?<how>easy|ez|steady|hard|fast)\b)?/di,
    by: (span, _, text) => {
      const [row, sign, times, how] = [span('row'), span('sign'), span('times'), span('how')]
      if (!row || !sign || !times || !isSwim(text)) return undefined
      const parts = withCommas(row, / ?\/ ?/g)
      const swims = how ? parts.flatMap((part) => (part === ', ' ? [part] : [part, ' ', how])) : parts
      return [times, { words: 'x(', for: sign }, ...swims, ')']
    },
  },
  {
    // "spin 20, 5 x 10s sprints every 5 min, spin 10": between other parts each begins so long after the one before.
    needs: ['every'],
    pattern:
      /(?<=(?:,|then|;) ?)(?<times>\d{1,2}) ?x ?(?<bout>\d{1,3}) ?(?<unit>s|secs?|seconds|mins?|minutes|')(?<how> (?:hard |fast |all[- ]out )?(?:sprints?|hard|fast|all[- ]out|surges?|strides?|bursts?|efforts?|pick[- ]?ups?))?,? (?<each>every) (?<cycle>\d{1,2}) ?(?:mins?|minutes|')(?=,? (?:then )?(?!last|the last)[a-z ]{0,12}\d)/di,
    by: (span, _, text) => {
      const [times, bout, unit, how, each, cycle] = ['times', 'bout', 'unit', 'how', 'each', 'cycle'].map(span)
      if (!times || !bout || !unit || !each || !cycle || isSwim(text)) return undefined
      const seconds = Number(bout.words) * (/^[m']/i.test(unit.words) ? 60 : 1)
      const rest = Number(cycle.words) * 60 - seconds
      if (rest < LEAST_REST_SECONDS || rest > MOST_OF_CYCLE_SECONDS) return undefined
      const bouts = { from: bout.from, to: unit.to }
      return [
        times,
        'x',
        bouts,
        ' ',
        ...(how ? [{ words: howOf(how.words), for: how }] : ['hard']),
        ` ${rest} s easy `,
        { words: '', for: { from: each.from, to: cycle.to }, tell: EVERY },
      ]
    },
  },
  {
    // "400m x 10, 84 secs, 60 secs standing": a time before the rest is that of each.
    needs: ['standing', 'rest', 'recovery', 'rec', 'jog', 'walk', 'ri'],
    pattern:
      /(?<=\b(?:(?:\d{1,2} ?[x×] ?(?<first>\d{3,4}) ?m?)|(?:(?<other>\d{3,4}) ?m? ?[x×] ?\d{1,2})), )(?<time>\d{2,3}(?= ?s)|[1-9](?= ?m)) ?(?<unit>s|secs?|seconds|mins?|minutes), ?(?=(?:\d{2,3} ?(?:s|secs?|seconds)|[1-4] ?(?:mins?|minutes|')) (?:standing|rest|recovery|rec|jog|walk|ri)\b)/di,
    by: (span, _, text) => {
      const [time, unit, metres] = [span('time'), span('unit'), span('first') ?? span('other')]
      if (!time || !unit || !metres || isSwim(text) || saysRide(text)) return undefined
      const seconds = Number(time.words) * (/^m/i.test(unit.words) ? 60 : 1)
      const perKilometre = (seconds / Number(metres.words)) * 1000
      const isRun = perKilometre >= FASTEST_KILOMETRE_SECONDS && perKilometre <= SLOWEST_KILOMETRE_SECONDS
      return isRun ? ['in ', { from: time.from, to: unit.to }, ', '] : undefined
    },
  },
  {
    // "6 x 600 (400 @ 10k, 200 @ 5k) 2 min rec": the pieces of each, if they add up to it.
    needs: ['('],
    pattern: new RegExp(
      String.raw`(?<![\d.:])(?<times>\d{1,2}) ?x ?(?<whole>\d{3,4}) ?m? ?\((?:as )?(?<one>\d{2,4}) ?m? (?<first>${AIM}),? ?(?:then |\+ ?|\/ ?|and )?(?<two>\d{2,4}) ?m? (?<second>${AIM})\)`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, whole, one, first, two, second] = ['times', 'whole', 'one', 'first', 'two', 'second'].map(span)
      if (!times || !whole || !one || !first || !two || !second || isSwim(text)) return undefined
      if (Number(one.words) + Number(two.words) !== Number(whole.words)) return undefined
      return [times, { words: 'x(', for: whole }, one, ' m ', first, ', ', two, ' m ', second, ')']
    },
  },
]

function howOf(words: string): string {
  return /sprint|all[- ]out|burst/i.test(words) ? 'all out' : 'hard'
}

// A cycle of a longer rest is one of other work (our choice).
const LEAST_REST_SECONDS = 10
const MOST_OF_CYCLE_SECONDS = 15 * 60
const [FASTEST_KILOMETRE_SECONDS, SLOWEST_KILOMETRE_SECONDS] = [140, 420]
/** A written workout has at most as many (our choice). */
const MOST_ROUNDS = 12
const EVERY = 'Each bout begins so long after the one before, and what is left is easy.'
