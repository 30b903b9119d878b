import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { type Part, roleOf, saidOf, says } from '../outline/part.ts'
import { checkRange, toLength } from '../resolve/measure.ts'
import { OPEN_WATER } from '../tokens/words/open-water-words.ts'
import { saysEffort } from './complete-parts.ts'
import type { WritingContext } from './writing.ts'

/**
 * Whether a time is all that is said of a swim, besides how hard it is: "swim 30 min easy". A session by its type, or by that
 * word, has parts that are chosen, "45 min css swim", "40 min swim session".
 */
export function isSwumByTime(total: Part, context: WritingContext): boolean {
  const { sport, type, sentence } = context
  const isOfType = type !== undefined && type !== 'endurance' && !total.about.some((one) => isModerate(one, sentence))
  const isDivided = total.about.some(({ kind }) => DIVIDED.has(kind)) || OF_PARTS.test(sentence) || isDrilled(total)
  return sportOf(sport).inPool && isInTime(total) && !isOfType && !isDivided && isLongEnough(total, context)
}

/** An effort between steady and hard, and no name of a session. */
function isModerate(mention: Mention, sentence: string): boolean {
  if (mention.kind === 'zone') return mention.zone === 3
  return mention.kind === 'session' && /^(?:mod|brisk|strong)/i.test(sentence.slice(mention.from, mention.to))
}

function isLongEnough({ head }: Part, context: WritingContext): boolean {
  const length = head?.kind === 'amount' ? toLength(head.amount, context) : ''
  return typeof length !== 'string' && checkRange(length, context) === undefined
}

/** How each repetition or the whole changes. */
const DIVIDED = new Set<Mention['kind']>(['progression', 'every', 'targets', 'numbered', 'divided', 'ramp'])
const OF_PARTS =
  /\b(?:sessions?|workouts?|trainings?|practi[cs]e|sets?|lessons?|programme?|routine|repeats?|reps|intervals?|endurance|aerobic|base|beginners?|fartlek|masters?|squad|coached|speed|mixed|variety|drills?|technique|desc\w*)\b/i

function isDrilled(part: Part): boolean {
  return saidOf(part, 'detail').some(({ words }) => words === 'drill')
}

/** Whether parts in a row that hold a time are all of a swim: "30 min steady then 6x50 build", "1 km pull, 20 min kick". */
export function areSwumInARow(parts: readonly Part[], { sport, sentence }: WritingContext): boolean {
  if (!sportOf(sport).inPool) return false
  // "1000 m swim in 20 min easy" is one.
  const isOfOther = ({ head }: Part) => head !== undefined && WITHIN.test(sentence.slice(0, head.from))
  const times = parts.filter(isInTime)
  if (parts.length > 1 && times.some(saysHow) && !times.some(isOfOther)) return true
  // Nobody chooses drills and kicks in a lake.
  return sentence.search(OPEN_WATER) >= 0 && parts.some(isTimedSet)
}

const WITHIN = /\b(?:in|within|under|inside) (?:about |under )?$/i

/** Whether a stretch says how it is swum, so that it is a part of its own. */
function saysHow(part: Part): boolean {
  const isSaid = says(part, 'detail') || says(part, 'straight') || part.about.some(saysEffort)
  return isSaid && roleOf(part) === undefined
}

/** Whether a time is divided by lengths that each say how hard they are: "swim 30 min: 5 lengths easy, 25 lengths hard". */
export function isSaidInLengths(total: Part, parts: readonly Part[], { sport }: WritingContext): boolean {
  const areSaid = parts.every(({ head, about }) => head?.kind === 'amount' && !head.place && about.some(saysEffort))
  return sportOf(sport).inPool && isInTime(total) && parts.length > 1 && areSaid && !parts.some(isInTime)
}

function isInTime({ head }: Part): boolean {
  return head?.kind === 'amount' && (head.amount.kind === 'time' || head.amount.kind === 'clock')
}

function isTimedSet({ head, group }: Part): boolean {
  if (group) return group.parts.some((part) => isTimedSet(part) || isInTime(part))
  return head?.kind === 'set' && (head.bout.kind === 'time' || head.bout.kind === 'clock')
}
