import { type Sport, sportOf } from '../../sports/registry.ts'
import { strokes, swimEquipment } from '../../workout/swim.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { NewWorkout } from '../../workout/workout.ts'
import type { Mention } from '../mention.ts'
import { isEffort } from '../outline/kinds.ts'
import type { Outline } from '../outline/outline.ts'
import { type Part, roleOf, saidOf, says } from '../outline/part.ts'
import { clockSeconds, toLength } from '../resolve/measure.ts'
import type { Amount } from '../tokens/amounts.ts'
import { compare, isMostOf } from './compare-total.ts'
import { EFFORTS, isComplete, isSequence, saysEffort } from './complete-parts.ts'
import { easyAndStrides } from './easy-and-strides.ts'
import { isOnAndOff } from './on-and-off.ts'
import { type Heading, readLines } from './read-lines.ts'
import { speedOf } from './speeds-of-rides.ts'
import { isNamedAfter, splitTotal } from './split-total.ts'
import { hasFigure } from './spoken-figure.ts'
import { areSwumInARow, isSaidInLengths, isSwumByTime } from './swims-by-time.ts'
import { isRunWalk, mayBeRunsAndWalks, walkAround } from './walks-around.ts'
import { withoutLastRests, withRestsBetween } from './without-last-rests.ts'
import { writeEvery } from './write-every.ts'
import { isEasy, writePart } from './write-part.ts'
import { writeProgression } from './write-progression.ts'
import type { WritingContext, WrittenPart } from './writing.ts'

/** A workout that a sentence spells out, with what each of its parts was written from. */
export type Whole = {
  workout: NewWorkout
  parts: { lines: readonly string[]; mentions: readonly Mention[] }[]
  assumed: readonly string[]
  /** What happened to a length of the whole that differs from the sum of the parts. */
  total: 'same' | 'left out' | 'none'
}

/**
 * The workout that the parts of a session are, if they leave nothing to choose: each says its length and, on land, its
 * effort and its rests. Undefined if something is left to the generator.
 */
export function writeWhole(outline: Outline, context: WritingContext, heading: Heading): Whole | undefined {
  const whole = writeParted(outline, context, heading)
  return whole && { ...whole, workout: withRestsBetween(whole.workout, context.sentence) }
}

function writeParted(outline: Outline, context: WritingContext, heading: Heading): Whole | undefined {
  const { parts } = outline
  const total = outline.total && inHours(outline.total)
  if (outline.isPartial || (!total && parts.length === 0)) return undefined
  const progression = total && parts.length === 0 ? writeProgression(total, context) : undefined
  if (progression) return readWritten([progression], 'same', heading)
  const every = total && parts.length === 0 ? writeEvery(total, context) : undefined
  if (every) return readWritten([every], 'same', heading)
  if (total && parts.length === 0)
    return isStretchOfItsOwn(total, sportOf(context.sport)) ||
      (context.isInOnePiece && total.about.some(saysEffort)) ||
      isSwumByTime(total, context) ||
      isRunAtPace(total, context.sentence)
      ? read([total], 'same', context, heading)
      : undefined
  const withStrides =
    total && easyAndStrides(total, parts, context, (strides) => secondsOfPart(strides, context, heading))
  if (withStrides) return read(withStrides, 'none', context, heading)
  // "40 min easy, 6x20s strides with 60s jog": the strides follow.
  if (total && parts.every(isStridesWithRest)) return read([total, ...parts], 'none', context, heading)
  const split = total && splitTotal(total, parts, context, (part) => sizeOfPart(part, context, heading))
  if (split) {
    const whole = read(split.row, 'same', context, heading)
    const isRestSaid = total.about.some(saysEffort) && !isNamedAfter(total, parts, context.sentence)
    const assumed = [...(isRestSaid ? [] : [EASY_REST]), ...(split.isEstimated ? [ESTIMATED_REST] : [])]
    return whole && assumed.length > 0 ? { ...whole, assumed } : whole
  }
  // "8x(1 min run, 2 min walk)"
  if (!total && mayBeRunsAndWalks(parts, context)) {
    const turns = writeParts(parts, context)
    const whole = turns && readWritten(turns, 'none', heading)
    if (whole && isRunWalk(whole.workout)) return readWritten(walkAround(turns), 'none', heading)
  }
  // "10x(1' on / 1' off) then 10 min steady"
  const isSpelledOut = parts.some((part) => part.head?.kind === 'amount' && roleOf(part) === undefined)
  if (
    !(
      isSequence(parts) ||
      (outline.isAdded && parts.length > 1) ||
      isAllOf(total, parts, context, heading) ||
      (!total && areSwumInARow(parts, context))
    ) ||
    !parts.every((part) => isComplete(part, context) || (isSpelledOut && isOnAndOff(part, context.sentence)))
  )
    return undefined
  const whole = read(withEffortOfWhole(parts, total), 'none', context, heading)
  if (!whole || !total?.head || total.head.kind !== 'amount') return whole
  const length = toLength(total.head.amount, context)
  if (typeof length === 'string') return whole
  const difference = compare(length, whole.workout, heading)
  const withoutRests = withoutLastRests(whole.workout)
  if (difference === 'longer' && compare(length, withoutRests, heading) === 'same')
    return { ...whole, workout: withoutRests, total: 'same' }
  // Where the parts fit inside, the generator fills the rest.
  if (difference === 'longer' && sportOf(context.sport).inPool) {
    if (isMostOf(length, whole.workout, heading, ALL_OF_SWIM)) return { ...whole, total: 'same' }
    const isDivided = isSaidInLengths(total, parts, context)
    if (isDivided && isMostOf(length, whole.workout, heading, MOST_OF_SWIM)) return { ...whole, total: 'left out' }
  }
  return difference === 'longer' ? undefined : { ...whole, total: difference === 'same' ? 'same' : 'left out' }
}

/** Gives the only set the effort that was said of the whole: "easy swim 1200 as 6x200, 20s rest". */
function withEffortOfWhole(parts: readonly Part[], total: Part | undefined): readonly Part[] {
  const [one, ...more] = parts
  if (!one || more.length > 0 || one.head?.kind !== 'set' || one.about.some(saysEffort)) return parts
  return [{ ...one, about: [...one.about, ...(total?.about.filter(isEffort) ?? [])] }]
}

// Of a time: easy time for the rest is no part of its own; lengths that it is divided into are estimated (our choice).
const [ALL_OF_SWIM, MOST_OF_SWIM] = [0.92, 0.4]

/** The seconds of a part as it is written, with its rests. */
function secondsOfPart(part: Part, context: WritingContext, heading: Heading): number {
  return Math.round(sizeOfPart(part, context, heading)?.seconds ?? Number.POSITIVE_INFINITY)
}

/** About how long and how far a part on land is as it is written; undefined if it leaves something to choose. */
function sizeOfPart(part: Part, context: WritingContext, heading: Heading) {
  const workout = read([part], 'none', context, heading)?.workout
  return workout && !sportOf(context.sport).inPool
    ? totalsOf(workout.steps, workout.sport, heading.reference)
    : undefined
}

/** The whole with a clock time in hours: "1:30 ride at 70 %". */
function inHours(total: Part): Part {
  const { head } = total
  if (head?.kind !== 'amount' || head.amount.kind !== 'clock') return total
  return { ...total, head: { ...head, amount: { kind: 'time', seconds: clockSeconds(head.amount.parts, 'hours') } } }
}

/** Whether one set or group is as long as the whole: "2k swim as 20x100 on 1:50". */
function isAllOf(total: Part | undefined, parts: readonly Part[], context: WritingContext, heading: Heading): boolean {
  const [one, ...more] = parts
  if (total?.head?.kind !== 'amount' || !one) return false
  if (more.length > 0) return areAllOf(total.head.amount, parts, context, heading)
  // "run 2 min walk 1 min for 30 min"
  const { amount } = total.head
  const isPairs =
    one.head?.kind === 'set' &&
    one.head.rest !== undefined &&
    amount.kind === 'time' &&
    amount.seconds >= LEAST_OF_PAIRS
  if (!one.group && !isPairs && !(sportOf(context.sport).inPool && one.head?.kind === 'set')) return false
  const length = toLength(total.head.amount, context)
  const whole = read(parts, 'none', context, heading)
  return typeof length !== 'string' && whole !== undefined && compare(length, whole.workout, heading) === 'same'
}

/** "10k: 5k @ 4:20 then 5k @ 4:40": stretches that add up to the whole. */
function areAllOf(amount: Amount, parts: readonly Part[], context: WritingContext, heading: Heading): boolean {
  const areStretches = parts.every(
    ({ head, about, group }) =>
      group !== undefined ||
      // "run 3 min walk 1 min for 30 min", with what is left
      (head?.kind === 'set' && head.isFilling) ||
      (head?.kind === 'amount' && head.place === undefined && about.some(saysEffort)),
  )
  const length = areStretches ? toLength(amount, context) : ''
  const whole = typeof length === 'string' ? undefined : read(parts, 'none', context, heading)
  return typeof length !== 'string' && whole !== undefined && compare(length, whole.workout, heading) === 'same'
}

// A shorter time is that of a part (our choice).
const LEAST_OF_PAIRS = 15 * 60

const EASY_REST = 'How hard the rest is was not said, so easy.'
const ESTIMATED_REST = 'The rest is about as long as is left at your pace.'

/** The parts with the warm-up first and the cool-down last, wherever they were said. */
function inOrder(parts: readonly Part[]): Part[] {
  // "6x3 min, 20 min wu w/ strides": they belong to it.
  const roles = parts.map((part, at) => {
    const before = parts[at - 1]
    return part.head?.kind === 'strides' && before && roleOf(before) === 'warmup' ? 'warmup' : roleOf(part)
  })
  const place = (part: Part) => ({ warmup: 0, work: 1, cooldown: 2 })[roles[parts.indexOf(part)] ?? 'work']
  return parts.toSorted((one, other) => place(one) - place(other))
}

function read(
  parts: readonly Part[],
  total: Whole['total'],
  context: WritingContext,
  heading: Heading,
): Whole | undefined {
  const written = writeParts(parts, context)
  return written && readWritten(written, total, heading)
}

function writeParts(parts: readonly Part[], context: WritingContext): WrittenPart[] | undefined {
  const written: WrittenPart[] = []
  const ordered = inOrder(parts)
  for (const [at, part] of ordered.entries()) {
    const next = ordered[at + 1]
    const isBeforeEase = next !== undefined && (roleOf(next) === 'cooldown' || isEasy(next))
    const one = writePart(part, { ...context, isBeforeEase })
    if (typeof one === 'string') return undefined
    written.push(one)
  }
  return written
}

function readWritten(written: readonly WrittenPart[], total: Whole['total'], heading: Heading): Whole | undefined {
  const workout = readLines(
    written.flatMap(({ lines }) => [...lines, '']),
    heading,
  )
  if (typeof workout === 'string') return undefined
  return { workout, parts: [...written], assumed: [...new Set(written.flatMap(({ assumed }) => assumed))], total }
}

function isStridesWithRest(part: Part): boolean {
  return part.head?.kind === 'strides' && says(part, 'rest')
}

/** Whether all of a length is said to be at the pace of a race: "8 miles at half marathon pace". */
function isRunAtPace({ head, about }: Part, sentence: string): boolean {
  const [pace, ...more] = about.filter(({ kind }) => kind === 'race pace')
  const isAlone = pace !== undefined && more.length === 0 && !about.some(({ kind }) => kind === 'warm-up or cool-down')
  return head !== undefined && isAlone && AT.test(sentence.slice(head.to, pace.from))
}

const AT = /^\s*(?:run(?:ning)? )?(?:at|@)\s*(?:my |a |an )?$/i

/** Whether one length is a workout: it has a target in figures or a cadence. */
function isStretchOfItsOwn(part: Part, { inPool }: Sport): boolean {
  const isTurned = !inPool && (says(part, 'cadence') || speedOf(part)) && roleOf(part) === undefined
  // The generator rides and runs easy sessions in zone 2.
  if (says(part, 'straight') || saidOf(part, 'zone').some(({ zone }) => zone === 1)) return true
  // "swim 1500 with a pull buoy"
  const details = saidOf(part, 'detail')
  if (inPool && details.length > 0 && details.every(({ words }) => isWayOfSwimming(words))) return true
  // "drills and easy freestyle": not all of it is drill.
  const isDrilled = details.some(({ words }) => words === 'drill')
  const isSwumHard = details.length > 0 && !isDrilled && part.about.some(({ kind }) => EFFORTS.has(kind))
  return hasFigure(part) || isTurned || isSwumHard || says(part, 'rated')
}

/** Whether a detail says how a whole swim is swum: a stroke or equipment. Drills are swum in parts of it. */
function isWayOfSwimming(words: string): boolean {
  return [...strokes, ...swimEquipment].some((one) => one === words)
}
