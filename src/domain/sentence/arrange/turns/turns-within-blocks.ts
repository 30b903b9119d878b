import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const FAST = 'hard|fast|sprint(?:ing)?|all[- ]out'

/** What is done within a block or a repetition, where the figures of both stand apart: "6x60 first 20 sprint, rest easy". */
export const turnsWithinBlocks: readonly Phrase[] = [
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

const EFFORT = new RegExp(`(?:${FAST})`, 'i')
