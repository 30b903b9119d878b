import { sportOf } from '../../sports/registry.ts'
import { toMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import type { Mention } from '../mention.ts'
import { type Part, roleOf, says } from '../outline/part.ts'
import { wordForType } from './spoken-effort.ts'
import { innerParts } from './write-part.ts'
import { saysRest } from './write-set.ts'
import type { WritingContext } from './writing.ts'

/** Whether parts follow one another: there is a warm-up or a cool-down, or there are three. */
export function isSequence(parts: readonly Part[]): boolean {
  const hasEnd = parts.some((part) => roleOf(part) !== undefined || says(part, 'ramp'))
  const [first] = parts
  // "6 hill sprints after 30 min easy"
  const isPlaced = first?.head?.kind === 'amount' && first.head.place === 'first'
  // "30 min of 1 min on 1 min off"
  if (parts.length === 1 && first?.contents && roleOf(first) === undefined) return true
  return (
    parts.length >= 3 ||
    (parts.length >= 2 &&
      (hasEnd || isPlaced || isWorkBeforeEase(parts) || areEasyAndHard(parts) || arePaced(parts) || areStrokes(parts)))
  )
}

/** "40 min easy and 10 hard": an easy length and a harder one are all of it. */
function areEasyAndHard(parts: readonly Part[]): boolean {
  const [first, second] = parts
  const areStretches = parts.every(
    (part) => part.head?.kind === 'amount' && !part.head.place && part.about.some(saysEffort) && !says(part, 'rest'),
  )
  return first !== undefined && second !== undefined && areStretches && isEasy(first) && !isEasy(second)
}

/** "400 free, 200 back", "300 kick, 200 easy": each is swum in its own way. */
function areStrokes(parts: readonly Part[]): boolean {
  const isSwum = (part: Part) => says(part, 'detail')
  return (
    parts.some(isSwum) &&
    parts.every(
      (part) =>
        part.head?.kind === 'amount' &&
        !part.head.place &&
        (isSwum(part) || part.about.some(saysEffort)) &&
        !says(part, 'rest'),
    )
  )
}

/** "3 miles at 8:00, 2 miles at 7:30", "20 min at 200w, 20 min at 220w": each has its own figure, and both are as long as a session. */
function arePaced(parts: readonly Part[]): boolean {
  const arePacedStretches = parts.every(
    (part) =>
      part.head?.kind === 'amount' &&
      !part.head.place &&
      part.about.some(({ kind }) => FIGURES.has(kind)) &&
      !says(part, 'rest'),
  )
  const isFar = sumOf(parts, metresOf) >= LEAST_METRES_OF_BOTH
  return arePacedStretches && (isFar || sumOf(parts, secondsOf) >= LEAST_SECONDS_OF_BOTH)
}

const FIGURES = new Set<Mention['kind']>(['pace', 'power', 'percent', 'beats'])

function metresOf({ head }: Part): number {
  return head?.kind === 'amount' && head.amount.kind === 'distance' ? toMetres(head.amount.value, head.amount.unit) : 0
}

function secondsOf({ head }: Part): number {
  return head?.kind === 'amount' && head.amount.kind === 'time' ? head.amount.seconds : 0
}

// Shorter ones are the main set of a session (our choice).
const LEAST_METRES_OF_BOTH = 5000
const LEAST_SECONDS_OF_BOTH = 30 * 60

function isEasy({ about }: Part): boolean {
  return about.some(
    (one) =>
      (one.kind === 'session' && (one.session === 'easy' || one.session === 'endurance')) ||
      (one.kind === 'zone' && one.zone <= 2),
  )
}

/** "5 min all out, 10 min easy": nobody warms up behind the work. */
function isWorkBeforeEase([first, second]: readonly Part[]): boolean {
  const isWork = (part: Part) => part.about.some(saysEffort) && !isEasy(part)
  return first?.head?.kind === 'amount' && second?.head?.kind === 'amount' && isWork(first) && isEasy(second)
}

/** Whether nothing of a part is left to choose. */
export function isComplete(part: Part, context: WritingContext): boolean {
  if (part.group) return innerParts(part).every((inner) => isComplete(inner, context))
  if (part.contents) return part.contents.every((inner) => isComplete(inner, context) || roleOf(part) !== undefined)
  // In a pool a send-off or no rest will do.
  if (sportOf(context.sport).inPool) return true
  if (!saysRest(part)) return false
  if (roleOf(part) !== undefined) return true
  if (part.head?.kind === 'classic') return true
  const isKnown = context.type !== undefined && wordForType(context.type, context) !== undefined
  return isKnown || part.head?.kind === 'strides' || part.about.some(saysEffort)
}

/** Whether a mention says how hard a part is: "fartlek" and "intervals" only say what kind it is of. */
export function saysEffort(mention: Mention): boolean {
  if (mention.kind === 'session') return !['interval', 'repeats', 'fartlek', 'ladder'].includes(mention.session)
  return EFFORTS.has(mention.kind)
}

/** What says how hard a part is. */
export const EFFORTS = new Set<Mention['kind']>([
  ...(['session', 'zone', 'race pace', 'percent', 'power', 'pace', 'beats', 'offset', 'rated', 'ramp'] as const),
])
