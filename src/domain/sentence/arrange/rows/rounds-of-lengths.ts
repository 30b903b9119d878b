import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = "\\d{1,4}(?:\\.\\d)? ?(?:km?|mins?|minutes|m|'|secs?|s)?(?![a-z\\d:%])"
const STEP = `${LENGTH}(?: (?:hard|fast))?`
const ROW = `(?<row>${STEP} ?(?<sign>[+/,]) ?${STEP}(?: ?\\k<sign> ?${STEP}){0,4})`
const FRESH = '(?<![\\dx/@+-] ?|\\d[.:])'
const COUNT = `${FRESH}\\b(?<times>[2-9])`
const REST =
  "(?:,? (?:with |w\\/ ?|off |and )?(?<rest>\\d{1,3} ?(?:mins?|minutes|'|secs?|seconds|s|m)) ?(?<way>rest|jog|easy|rec\\w*)?(?: between(?: (?:reps|each|them))?| after each)?(?=,| and ))?"
const PAUSE =
  "(?:,? (?:with |w\\/ ?|and )?(?<pause>\\d{1,2} ?(?:mins?|minutes|'))(?: (?:jog|easy|rest|walk|spin|recovery))? between (?:the )?(?:sets|rounds))?"
const END =
  "(?= ?(?:$|[.!;)\\n]|,? ?(?:then|run|running|bike|ride|turbo)\\b|, ?(?:cd|cool|wd)\\b|, \\d{1,2} ?(?:mins?|minutes|'|km?)? ?(?:easy |jog )?(?:cd|cool|wd|easy|c\\/d)))"

const BEGINS = 'All that was said before is done so often: check where it begins.'

/** Several lengths in a round, and how often: "3 rounds: 1 km + 400 + 200, 2 min between rounds", "800m + 400m x3". */
export const roundsOfLengths: readonly Phrase[] = [
  {
    // "300 hard then 600 steady, 90 s rest, go again, 3 times in total"
    needs: ['total', 'all', 'altogether'],
    pattern:
      /\b(?<row>\d(?:(?!\bwarm|\bw\/?u\b)[^;.()x])*\d(?:(?!\bwarm|\bw\/?u\b)[^;.()x])*?),? (?:and )?(?:then )?(?<again>(?:go|do it|do that)(?: all)? again[,.;]?|repeat(?: it| that)?[,.;]) (?<times>[2-9]|two|three|four|five|six) times (?:(?:in )?(?:total|all)|altogether)\b/di,
    by: (span) => {
      const [row, again, times] = [span('row'), span('again'), span('times')]
      if (!row || !again || !times) return undefined
      const check = /^[^,]*\b(?:easy|ez|jog)\b/i.test(row.words) ? BEGINS : undefined
      return [{ words: `${figureOf(times.words)}x(`, for: times, ...(check && { check }) }, row, ')']
    },
  },
  {
    // "4 sets: 4x1k w/ 45 s rest, 5 min between sets": one set.
    needs: ['sets', 'rounds'],
    pattern: /(?<=\b[2-9] (?:sets|rounds))(?<colon>:)(?= ?\d{1,2} ?x ?\d)(?!.*\d ?x ?\d.*\d ?x ?\d)/dis,
    as: '{colon= of}',
  },
  {
    // "5 of: 20s max > 2 min @ 105% > 10s sprint, 5 min z1"
    needs: ['of'],
    pattern:
      /(?<![\d.x/-] ?|\d:)\b(?<times>[2-9]|1\d|20)(?<of> of: ?)(?<row>\d[^.;:()\n]*?\d ?(?:s|secs?|mins?|minutes|m|'|")?\b[^.;:()\n]*?)(?=,? then\b|[.;\n]|$)/di,
    by: (span) => {
      const [times, of, row] = ['times', 'of', 'row'].map(span)
      if (!times || !of || !row || !/[,>+]/.test(row.words)) return undefined
      const steps = [...row.words.matchAll(/[^>]+/g)].flatMap(({ index, 0: words }, at): Piece[] => [
        at > 0 ? ', ' : '',
        { from: row.from + index, to: row.from + index + words.trimEnd().length },
      ])
      return [times, { words: 'x(', for: of }, ...steps, ')']
    },
  },
  {
    needs: ['rounds', 'sets'],
    pattern: new RegExp(`${COUNT} (?:rounds|sets)(?: of|:)? ${ROW}${REST}${PAUSE}${END}`, 'di'),
    by: (span, _, text) => rounds(span, text),
  },
  {
    needs: ['+'],
    pattern: new RegExp(`${COUNT} ?x ?(?<row>${STEP}(?: ?\\+ ?${STEP}){1,5})${REST}${PAUSE}${END}`, 'di'),
    by: (span, _, text) => rounds(span, text),
  },
  {
    // "3 min/2 min/1 min x3", "(1k + 500m) x2, 2 min between sets"
    needs: ['+', '/', ',', '('],
    pattern: new RegExp(
      `${FRESH}(?<open>\\(?)${ROW}(?<close>\\)?) ?x ?(?<times>[2-9])(?!\\d|[:.]\\d)${REST}${PAUSE}${END}`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, sign] = [span('row'), span('sign')?.words]
      if (!row || span('open')?.words.length !== span('close')?.words.length) return undefined
      const areRungs = sign === '+' || (sign === '/' && row.words.split('/').length > 2)
      return span('open')?.words || areRungs ? rounds(span, text) : undefined
    },
  },
  {
    // "5 min hard, 3 min hard, 1 min hard x4"
    needs: [','],
    pattern: new RegExp(
      `${FRESH}\\b(?<row>${LENGTH} (?<how>hard|fast)(?:, ?${LENGTH} \\k<how>){1,5}),? ?x ?(?<times>[2-9])(?!\\d|[:.]\\d)${REST}${PAUSE}${END}`,
      'di',
    ),
    by: (span, _, text) => rounds(span, text, ALL_OF_THEM),
  },
]

/** Lengths in brackets behind their count, with the rest between them and the one between the rounds. */
function rounds(span: SpanOf, text: string, check?: string): Piece[] | undefined {
  const [times, row, rest, way, pause] = ['times', 'row', 'rest', 'way', 'pause'].map(span)
  if (!times || !row || isSwim(text)) return undefined
  const lengths = [...row.words.matchAll(/[^+,/]+/g)].map(({ index, 0: words }) => {
    const from = row.from + index + words.length - words.trimStart().length
    return { from, to: from + words.trim().length, words: words.trim() }
  })
  // "8 rounds of 40s/20s" are bouts with their rest.
  if (lengths.length === 2 && row.words.includes('/')) return undefined
  // A bare figure is a distance of a track, "400", and no minutes.
  if (lengths.some(({ words }) => /^\d+$/.test(words) && Number(words) < LEAST_METRES)) return undefined
  // Distances are run with rests, and so are bouts with a slash between them; minutes may follow one another.
  const isHalf = !rest && (row.words.includes('/') || lengths.every(({ words }) => metresOf(words) !== undefined))
  const steps = lengths.flatMap(({ words, ...length }, at): Piece[] => {
    const isLast = at === lengths.length - 1
    const half: Piece[] = isHalf && !isLast ? [{ words: `, ${halfOf(words)}`, for: length, tell: HALF }] : []
    const own: Piece[] = rest && !(isLast && pause) ? [', ', rest, ...(way ? [' ', way] : [' rest'])] : []
    return [...(at > 0 ? [', '] : []), length, ...half, ...own]
  })
  const sign: Piece = check ? { words: 'x(', for: times, check } : 'x('
  const three: Piece = { words: ', 3 min between sets', for: times, tell: BETWEEN }
  return [times, sign, ...steps, ')', ...(pause ? [', ', pause, ' between sets'] : isHalf ? [three] : [])]
}

/** A jog or a rest half as long as a bout. */
function halfOf(length: string): string {
  const metres = metresOf(length)
  if (metres !== undefined) return `${metres / 2} m jog`
  const seconds = Number.parseFloat(length) * (/\d ?s/i.test(length) ? 1 : 60)
  return `${seconds / 2} s easy`
}

function metresOf(length: string): number | undefined {
  const [, figure, unit = ''] = /^(\d+(?:\.\d)?) ?(km?|m)?(?= ?(?:hard|fast)?$)/i.exec(length) ?? []
  return figure === undefined ? undefined : Number(figure) * (/^k/i.test(unit) ? 1000 : 1)
}

const BETWEEN = 'No rest was said between the sets, so 3 minutes easy.'
const HALF = 'No rest was said between the rungs, so half of each, easy.'
const ALL_OF_THEM = 'All lengths before the count were read as repeated: put brackets around what is.'
const LEAST_METRES = 100
