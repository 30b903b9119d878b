import { sportOf } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import type { SportContext } from '../resolve/measure.ts'
import { endOf, mentionsOfPart, type Part } from './part.ts'
import { secondsOf } from './seconds-of-part.ts'

/** Whether a first length before a colon is several times as long as the two behind it: "45 min: 1 min hard, 2 min easy". */
export function isFilledByTwo(part: Part, all: readonly Part[], sentence: string, context: SportContext): boolean {
  if (all.length !== 3 || !isHeading(part, all, sentence)) return false
  return secondsOf(part, context) >= 4 * secondsOfOthers(part, all, context)
}

/** Whether a colon behind a first length opens the list of its parts: "90 min run: 20 min easy, 60 min tempo". */
export function isHeading(part: Part, all: readonly Part[], sentence: string): boolean {
  const [first, second] = all
  const next = second && mentionsOfPart(second)[0]
  return part === first && next !== undefined && HEADING_END.test(sentence.slice(endOf(part), next.from))
}

// "90 min easy pace:": words may stand before the colon.
const HEADING_END = /^[^\d,;.:\n]{0,20}:/

/** Whether a first length is about the sum of those behind its colon, or is that of a ride, a run or a swim before a comma. */
export function isSumBefore(part: Part, all: readonly Part[], sentence: string, context: SportContext): boolean {
  if (part !== all[0]) return false
  const sum = secondsOfOthers(part, all, context)
  const own = secondsOf(part, context)
  if (all.length > 2 && isHeading(part, all, sentence))
    return sum >= MIN_OF_HEADING * own && sum <= own * MOST_OF_HEADING
  // "20 min freestyle easy, 10 min kick, 10 min pull": how this part is swum.
  const [sport] = part.about.filter(
    ({ kind, from }) => kind === 'sport' && !/^(?:free|crawl|front)/i.test(sentence.slice(from)),
  )
  const isOfSession = part.head && sport && /^\s*$/.test(sentence.slice(part.head.to, sport.from))
  const end = sport ? sentence.slice(sport.to) : ''
  const isDescribed = sport !== undefined && all.length > 2 && sum >= own / ROUNDING
  // "16k long run easy, 5 easy, 8 at marathon pace, 3 easy"
  if (isDescribed && /^[^\d,;.:\n]{0,20}[,:]/.test(end) && sum <= own * ROUNDING) return true
  // "30 min swim, then 6x50"
  const isFollowed = sportOf(context.sport).inPool && /^\s*,\s*(?:and )?then\b/i.test(end)
  return isOfSession === true && /^\s*[,:]/.test(end) && !isFollowed && all.length > 1 && sum <= own * ROUNDING
}

function secondsOfOthers(part: Part, all: readonly Part[], context: SportContext): number {
  return sumOf(all, (one) => (one === part ? 0 : secondsOf(one, context)))
}

// Of the length before a colon: less behind it are not its parts (our choice).
const MIN_OF_HEADING = 0.7
// As much more: the sum was miscounted (our choice).
const MOST_OF_HEADING = 1.4

// Our choice: ten parts can add up to a little more than the rounded whole.
export const ROUNDING = 1.02
