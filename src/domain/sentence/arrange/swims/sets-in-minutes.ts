import type { Phrase } from '../phrase.ts'

/**
 * Sets of a swim in minutes. Between parts in minutes they are swum as they are said; elsewhere the set of a swim is asked for
 * by distance, so about as far in that time, which is told.
 */
export const setsInMinutes: readonly Phrase[] = [
  {
    // "open water 30 min + 6x1 min fast", "swim 10 min easy, 5x2 min hard, 5 min easy"
    needs: ['x', 'mins', 'min', 'minutes', 'minute', 'm', "'"],
    pattern:
      /(?<![\d.:x])(?<times>\d{1,2}) ?x ?(?<length>\d(?:\.5)?|1[0-5])(?<unit> ?(?:mins?|minutes)\b|'(?!')|m(?= (?:fast|hard|strong|steady|at|@|tempo|threshold|sprint|easy|race)))(?<how> (?:fast|hard|strong|steady|tempo|threshold|easy)\b)?(?! (?:rest|walk|run|jog|bike|ride|on|off)\b|\w)/di,
    by: (span, all, text) => {
      const [times, length, unit, how] = ['times', 'length', 'unit', 'how'].map(span)
      if (!times || !length || !unit || !SWIM.test(text) || ON_LAND.test(text) || NO_SET.test(text)) return undefined
      const [before = '', behind = ''] = text.split(all)
      const bout = { from: length.from, to: unit.to }
      if (EASY_MINUTES.test(before) && EASY_MINUTES.test(behind)) {
        const isRestSaid = /^ (?:with |w\/ ?|\/ ?)?\d|\brest|\boff\b|\d ?(?:s|secs?|seconds)\b/i.test(behind)
        return isRestSaid || !how
          ? undefined
          : [times, 'x', { words: `${length.words} min`, for: bout }, how, { words: ' 20s rest', for: how, tell: REST }]
      }
      const metres = Number(length.words) * METRES_A_MINUTE
      const check = `The sets of a swim are by distance: about ${metres} m in ${length.words} min.`
      return [times, 'x', { words: `${metres}m`, for: bout, check }, ...(how ? [how] : [])]
    },
  },
]

const SWIM = /\b(?:swi?mm?(?:s|ing|ers?)?|swm|pool|open[- ]?water|ows)\b/i
const ON_LAND = /\b(?:run|jog|ride|bike|turbo)\b/i
const NO_SET = /\bhold(?:s|ing)?\b/i
/** A part in minutes beside a set. */
const EASY_MINUTES = /\d ?(?:mins?|minutes|') ?(?:very )?(?:easy|ez|steady|warm|wu|cool|cd|relaxed|z[12])/i
const REST = 'How long the rests are was not said, so 20 s.'
// A swimmer of the usual speed, who swims whole lengths of 25 m in half minutes (our choice).
const METRES_A_MINUTE = 50
