import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const FAST = 'hard|fast|sprint(?:ing)?|all[- ]out'

/** What is done within a block or a repetition, where the figures of both stand apart: "15/15 for 3x10 min", "6x60 first 20 sprint, rest easy". */
export const turnsWithinBlocks: readonly Phrase[] = [
  {
    // "30/15 for 3x8 min", "3 x 10 min of 40/20s": as often as fits into each block.
    needs: ['/'],
    pattern:
      /(?<![\dx(] ?)\b(?:(?<on>\d{2}) ?\/ ?(?<off>\d{2}) ?s?,? (?:for|in) (?<sets>[2-9]) ?x ?(?<whole>\d{1,2}) ?(?:mins?|minutes|')|(?<sets2>[2-9]) ?x ?(?<whole2>\d{1,2}) ?(?:mins?|minutes|') (?:of |as )(?<on2>\d{2}) ?\/ ?(?<off2>\d{2})s?)(?! ?[x/:])/di,
    by: (span) => {
      const [on, off] = [span('on') ?? span('on2'), span('off') ?? span('off2')]
      const [sets, whole] = [span('sets') ?? span('sets2'), span('whole') ?? span('whole2')]
      if (!on || !off || !sets || !whole) return undefined
      const pair = Number(on.words) + Number(off.words)
      const exact = (Number(whole.words) * 60) / pair
      const times = Math.round(exact)
      if (times < 2 || pair < MIN_PAIR_SECONDS || pair > MAX_PAIR_SECONDS) return undefined
      const check = times === exact ? undefined : `Each block is built as ${times} times, the nearest to its minutes.`
      return [sets, 'x(', { words: String(times), for: whole, ...(check ? { check } : {}) }, 'x', on, 's/', off, 's)']
    },
  },
  {
    // "6x60 first 20 sprint rest easy"
    needs: ['first'],
    pattern: new RegExp(
      `(?<![\\d.:])(?<times>\\d{1,2}) ?x ?(?<bout>30|40|45|60|90) ?(?:s|secs?|seconds)?,? (?:with )?(?:the )?first (?<part>\\d{1,2}) ?(?:s|secs?|seconds)? (?<how>${FAST}),? (?:and |then )?(?:the )?rest (?<easy>easy|ez)\\b`,
      'di',
    ),
    by: (span) => {
      const [times, bout, part, how, easy] = ['times', 'bout', 'part', 'how', 'easy'].map(span)
      const left = Number(bout?.words) - Number(part?.words)
      if (!times || !bout || !part || !how || !easy || left <= 0) return undefined
      return [times, 'x(', part, ' s ', how, ', ', { words: `${left} s`, for: bout }, ' ', easy, ')']
    },
  },
  {
    // "4x(4x50) 1 easy 1 fast": how those of each set take turns.
    needs: ['('],
    pattern: new RegExp(
      `(?<=\\b\\d{1,2} ?x ?\\(\\d{1,2} ?x ?\\d{2,3} ?m?)(?<close>\\))(?<turns> [1-3] (?:easy|ez|steady|${FAST})[ /,]+[1-3] (?:easy|ez|steady|${FAST}))\\b`,
      'di',
    ),
    as: '{turns}{close}',
  },
  {
    // "6 hills of 45 sec, jog 15": a jog behind the comma is the way home.
    needs: ['hills', 'hill', 'efforts', 'reps'],
    pattern:
      /(?<![\d.:x] ?)\b(?<times>\d{1,2}) (?<what>hills?(?: reps| repeats)?|efforts|reps)(?<of> (?:of |x |for )?)(?<bout>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes))(?<comma>,? then |, ?)(?=(?:jog|run|easy) \d{1,2}(?: ?(?:min|mins|minutes|km?))?(?: (?:home|easy|cool ?down|cd))? ?(?:$|[.,;]))/di,
    by: (span) => {
      const [times, what, bout, comma] = [span('times'), span('what'), span('bout'), span('comma')]
      if (!times || !what || !bout || !comma) return undefined
      const name: Piece[] = /^hill/i.test(what.words) ? [' ', { words: 'hills', for: what }] : []
      return [times, 'x', bout, ...name, comma]
    },
  },
  {
    // "5 min hard 4 min 3 min 2 min 1 min with 1 min jog": the effort of one rung is that of all.
    needs: ['min', 'mins', 'minutes'],
    pattern: new RegExp(
      `(?<![\\d.:x] ?)\\b(?<row>\\d{1,2} ?(?:mins?|minutes) (?:(?:${FAST}) )?(?:\\d{1,2} ?(?:mins?|minutes) ){1,7}\\d{1,2} ?(?:mins?|minutes)(?: (?:${FAST}))?)(?= (?:with|w\\/?) )`,
      'di',
    ),
    by: (span) => {
      const row = span('row')
      const [effort] = row ? (EFFORT.exec(row.words) ?? []) : []
      if (!row || !effort) return undefined
      return [...row.words.matchAll(/\d{1,2} ?[a-z]+/gi)].flatMap(({ index, 0: length }, at): Piece[] => [
        at > 0 ? ', ' : '',
        { from: row.from + index, to: row.from + index + length.length },
        ` ${effort}`,
      ])
    },
  },
]

// Of work and rest in seconds (our choice).
const MIN_PAIR_SECONDS = 20
const MAX_PAIR_SECONDS = 120
const EFFORT = new RegExp(`(?:${FAST})`, 'i')
