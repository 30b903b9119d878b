import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const UNIT = '(?:km?|miles?|mi|mins?|minutes|hours?|h)(?![a-z])'
const FIGURE = '\\d{1,3}(?:[.,]\\d)?'
const EASY =
  '(?:(?:very )?easy|gentle|slow|jog(?:ging)?|warm(?:ing)?[- ]?up|w\\/?u|spin(?:ning)?)(?: (?:jog(?:ging)?|run(?:ning)?|ride|riding|spin(?:ning)?|warm[- ]?up))?'
const END =
  '(?:easy|gentle|slow|jog(?:ging)?|cool(?:ing)?[- ]?down|warm[- ]?down|c\\/?d|down|home|spin)(?: (?:jog|run|ride|home|spin))?'

/** Work that is said before the easy part that it follows: "4.5 km tempo at 4:50 after 3 km easy", "3 miles tempo following 2 miles easy". */
export const partsBeforeOthers: readonly Phrase[] = [
  {
    needs: ['after', 'following', 'preceded'],
    pattern: new RegExp(
      `^(?<sport>(?:run|bike|ride)[:,]? )?(?<work>[^;@]*?${FIGURE} ?-?${UNIT}[^;]*?)(?<after>,? (?:straight )?(?:after|following|preceded by)(?: an?| doing| running| my)? )(?<way>${FIGURE} ?-?${UNIT} (?:of )?(?:${EASY}|tempo|threshold|hard|steady))(?<tail>(?:,? (?:and )?then |, ?| followed by |,? and )${FIGURE} ?-?${UNIT} (?:of )?${END})?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [sport, work, after, way, tail] = ['sport', 'work', 'after', 'way', 'tail'].map(span)
      if (
        !work ||
        !after ||
        !way ||
        isSwim(text) ||
        !(WORK.test(work.words) || HARD.test(way.words)) ||
        NOT_ONE.test(work.words)
      )
        return undefined
      // More than one length is a whole and its parts.
      const lengths = work.words.match(LENGTHS) ?? []
      if (lengths.length !== 1) return undefined
      const named = NAMED.exec(work.words)?.groups
      const main: Piece[] =
        named?.pace && named.length ? [{ words: `${named.length} at ${named.pace}`, for: work }] : [work]
      return [...(sport ? [sport] : []), way, { words: ', then ', for: after }, ...main, ...(tail ? [tail] : [])]
    },
  },
]

const WORK =
  /\b(?:tempo|threshold|hard|fast|quick|steady|pace|hmp|mp|lt|sweet ?spot|z[2-5]|zone [2-5]|at|in|race|progressive|[235]\d\d? ?(?:w|%))\b|@/i
const HARD = /tempo|threshold|hard|steady/i
const NOT_ONE = /\d ?x|x ?\d|\b(?:sets?|reps?|times|rounds|total|first|last|every|strides?|walk)\b/i
const LENGTHS = /(?<![\d.,:])\d{1,3}(?:[.,]\d)? ?-?(?:km?|miles?|mi|mins?|minutes|hours?|h)(?![a-z])(?! ?pace)/gi
/** "marathon pace run, 10 km" */
const NAMED =
  /^(?<pace>(?:marathon|half marathon|mp|hmp|goal|10k|5k)(?: race)? ?(?:pace|effort)?)(?: run| session)?[,:] (?<length>\d{1,3}(?:[.,]\d)? ?(?:km?|miles?|mi|mins?|minutes))$/i
