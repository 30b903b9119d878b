import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const UNIT = '(?:minutes|mins?|m|\'|seconds|secs?|s|")'
const MINUTES = "(?:minutes|mins?|')"
const AIM = '(?:z ?[1-7]|zone [1-7]|easy|steady|tempo|threshold|sweet ?spot|hard|(?:@ ?|at )\\d{2,3} ?(?:%|w\\b))'
const STEP = `\\d{1,2}(?: ?${MINUTES})? ?(?:@|at) ?\\d{2,3}(?: ?- ?\\d{2,3})?(?![\\d:]) ?(?:%|w(?:atts)?\\b)?`
const OF_STEP = /(\d{1,2})[^\d@]*(?:@|at) ?(\d{2,3}(?: ?- ?\d{2,3})?) ?(%|w)?/dgi

/** Rows of lengths with as many targets beside them, in one form: "10-8-6 min @ 90-95-100% 3 min ez", "9/6/3 min at 95/100/110%". */
export const rowsWithTargets: readonly Phrase[] = [
  {
    needs: ['@', 'at'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<row>\\d{1,2}(?: ?[-/] ?\\d{1,2}){2,8}) ?(?<unit>${UNIT})? ?(?:at |@ ?)(?<aims>\\d{2,3}(?: ?[-/] ?\\d{2,3}){2,8}) ?(?<sign>%|w(?:atts)?\\b)(?<ftp> (?:of )?ftp\\b)?`,
      'di',
    ),
    by: (span) => {
      const [row, unit, aims, sign, ftp] = ['row', 'unit', 'aims', 'sign', 'ftp'].map(span)
      if (!row || !aims || !sign) return undefined
      const [lengths, targets] = [placesIn(row), placesIn(aims)]
      if (lengths.length !== targets.length) return undefined
      const own = /^(?:s|")/i.test(unit?.words ?? '') ? ' s' : ' min'
      return [...joined(lengths), `${own} @ `, ...joined(targets), sign.words.slice(0, 1), ...(ftp ? [ftp] : [])]
    },
  },
  {
    // "60/60 x 8 @ 320/150w", "40s on 20s off @ 130/50%": one for each of both.
    needs: ['/'],
    pattern:
      /(?<=(?:\b\d{2,3} ?s? ?\/ ?\d{2,3} ?s?(?: x ?\d{1,2})?|\d ?s? off) ?(?:@|at) ?)(?<high>\d{2,3})(?: ?(?:w|%))? ?\/ ?(?<low>\d{2,3}) ?(?<sign>w|%)(?! in \d sets)/di,
    by: (span) => {
      const [high, low, sign] = ['high', 'low', 'sign'].map(span)
      if (!high || !low || !sign || Number(high.words) <= Number(low.words)) return undefined
      return [high, sign.words, ' / ', low, sign]
    },
  },
  {
    // "3 x 20 (10 z3 + 10 z4)"
    needs: ['('],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,2})(?: ?${MINUTES})? ?\\((?<one>\\d{1,2})(?: ?${MINUTES})? ?(?<aim>${AIM})(?: ?[+/,] ?| then | and )(?<two>\\d{1,2})(?: ?${MINUTES})? ?(?<aim2>${AIM})\\)(?:,? (?<rest>[2-8] ?${MINUTES} (?:easy|ez|off|rest))(?= ?(?:$|[,.;])))?`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, bout, one, aim, two, aim2] = ['times', 'bout', 'one', 'aim', 'two', 'aim2'].map(span)
      if (!times || !bout || !one || !aim || !two || !aim2 || isSwim(text)) return undefined
      if (Number(one.words) + Number(two.words) !== Number(bout.words)) return undefined
      const [whole, rest] = [{ words: 'x(', for: bout }, span('rest')]
      const pause: Piece[] = rest ? [', ', rest, ' between'] : []
      return [times, whole, one, ' min ', aim, ', ', two, ' min ', aim2, ')', ...pause]
    },
  },
  {
    // "5 min @ 250w, 4 @ 260, 3 @ 270, 3 min easy after each", "12 @ 75-80%, 8 @ 85-90, 4 @ 100"
    needs: ['@', 'at'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<row>${STEP}(?:(?:, ?(?:then )?| then )${STEP}){1,7})(?:,? (?:with )?(?<rest>\\d{1,2} ?${MINUTES} (?:easy|ez|rest|off|spin)) (?<each>(?:after|(?:in )?between)(?: (?:each|all|every|them)(?: one| of (?:th)?em)?)?))?(?= ?(?:$|[,.;]| on (?:the )?bike))`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, rest] = [span('row'), span('rest')]
      if (!row || isSwim(text) || saysRun(text) || !(saysRide(text) || /[%w]/i.test(row.words))) return undefined
      const steps = [...row.words.matchAll(OF_STEP)]
      if (!rest && steps.length < LEAST_STEPS) return undefined
      const isInWatts =
        /w/i.test(row.words) || Math.max(...steps.map(([, , aim]) => Number.parseInt(aim ?? '', 10))) > MOST_PERCENT
      const placeOf = ([from, to]: [number, number]) => ({ from: row.from + from, to: row.from + to })
      return steps.flatMap(({ indices, 3: sign }, at): Piece[] => {
        const [length, aim] = [indices?.[1], indices?.[2]]
        if (!length || !aim) return []
        return [
          ...(at > 0 ? [', ', ...(rest ? [rest, ', '] : [])] : []),
          placeOf(length),
          ' min @ ',
          placeOf(aim),
          sign ?? (isInWatts ? 'w' : '%'),
        ]
      })
    },
  },
  {
    // "1x20 + 1x15 + 1x10 @ 95%": the target of all.
    needs: ['@', 'at'],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<row>1 ?x ?\\d{1,2}(?: ?${MINUTES})?(?:(?: ?[+/&] ?|, ?)1 ?x ?\\d{1,2}(?: ?${MINUTES})?){1,4}),? (?<aim>(?:@ ?|at )\\d{2,3}(?: ?- ?\\d{2,3})? ?(?:%|w\\b))`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, aim] = [span('row'), span('aim')]
      if (!row || !aim || isSwim(text)) return undefined
      return [...row.words.matchAll(/1 ?x ?\d{1,2}/gi)].flatMap(({ index, 0: words }, at): Piece[] => [
        at > 0 ? ', ' : '',
        { from: row.from + index, to: row.from + index + words.length },
        ' min ',
        aim,
      ])
    },
  },
]

// Fewer without a word for their rest can be two remarks (our choice).
const LEAST_STEPS = 3

// Of the threshold, as a ride is trained at (our choice).
const MOST_PERCENT = 150

function placesIn({ from, words }: { from: number; words: string }): { from: number; to: number }[] {
  return [...words.matchAll(/\d+/g)].map(({ index, 0: figure }) => ({
    from: from + index,
    to: from + index + figure.length,
  }))
}

function joined(figures: readonly Piece[]): Piece[] {
  return figures.flatMap((figure, at) => (at > 0 ? ['-', figure] : [figure]))
}
