import { convertDistance, distanceUnits, fromMetres } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { effortOf } from '../outline/effort-of-part.ts'
import type { Part } from '../outline/part.ts'
import { isSaidOfRemainder } from '../outline/remainder.ts'
import { type Bout, toStretch } from '../resolve/measure.ts'
import type { Amount } from '../tokens/amounts.ts'
import { saysEffort } from './complete-parts.ts'
import type { WritingContext } from './writing.ts'

/** About how long and how far a part is, in seconds and metres. */
type Estimate = (part: Part) => { seconds: number; metres: number } | undefined

/** The parts of a total in a row; `isEstimated` if it is in time and one of them is not, or the other way around. */
export type Split = { row: Part[]; isEstimated: boolean }

/**
 * A total and its first, middle or last part, or its numbered ones, as parts in a row: "90 min with the last 20 min tempo"
 * are 70 and 20, "10 mi, miles 6-9 at 7:00" are 5, 4 and 1. What is left beside a distance of a time is estimated. Undefined
 * if the sentence names no such places.
 */
export function splitTotal(
  total: Part,
  parts: readonly Part[],
  context: WritingContext,
  estimate: Estimate,
): Split | undefined {
  const whole = total.head?.kind === 'amount' ? toStretch(total.head.amount, context) : undefined
  const placed = parts.map((part) => (whole ? placeIn(whole, part, parts, context, estimate) : undefined))
  if (total.head?.kind !== 'amount' || !whole || parts.length === 0 || !placed.every((one) => one !== undefined))
    return undefined
  const isSaid = total.about.some(saysEffort)
  // "60 min, the first 20 easy": what follows is not said. With "last 5k at marathon pace" what lies between is easy, too.
  const isLastWork = placed.some(({ place, part }) => place === 'last' && effortOf(part, context) === 'work')
  if (
    !isSaid &&
    !isLastWork &&
    placed.some(({ place, part }) => place === 'first' && effortOf(part, context) !== 'work')
  )
    return undefined
  const { head } = total
  const easy: Mention = { kind: 'session', session: 'easy', from: head.from, to: head.to }
  const about =
    isSaid && !isNamedAfter(total, parts, context.sentence)
      ? total.about
      : [...total.about.filter((one) => !saysEffort(one)), easy]
  const between = (value: number): Part[] =>
    value > 0 ? [{ head: { ...head, amount: toAmount({ ...whole, value }) }, about }] : []
  const row: Part[] = []
  let done = 0
  for (const { part, start, length } of placed.toSorted((one, other) => one.start - other.start)) {
    if (start < done || start + length > whole.value + TOLERANCE) return undefined
    row.push(...between(start - done), part)
    done = start + length
  }
  return {
    row: [...row, ...between(Number((whole.value - done).toFixed(4)))],
    isEstimated: placed.some((one) => one.isEstimated),
  }
}

/** "tempo run of an hour with 25 min at tempo in the middle": the session is named after its part. */
export function isNamedAfter({ about }: Part, parts: readonly Part[], sentence: string): boolean {
  // "first hour easy, rest steady": said of what is left, and no name.
  const own = about.filter((one) => saysEffort(one) && !isSaidOfRemainder(one, sentence)).map(nameOf)
  return parts.some((part) => part.about.filter(saysEffort).some((one) => own.includes(nameOf(one))))
}

function nameOf(mention: Mention): string {
  if (mention.kind === 'session') return mention.session
  if (mention.kind === 'zone') return `zone ${mention.zone}`
  return mention.kind === 'race pace' ? `${mention.kilometres} km` : `${mention.from}`
}

// Of a rounded conversion.
const TOLERANCE = 1e-4

/** Where a part begins and how long it is, in the unit of the whole; undefined if its place is not said. */
function placeIn(
  whole: Bout,
  part: Part,
  parts: readonly Part[],
  context: WritingContext,
  estimate: Estimate,
): { part: Part; place: Place; length: number; start: number; isEstimated: boolean } | undefined {
  if (part.head?.kind !== 'amount' || (part.about.length === 0 && !part.contents)) return undefined
  const { place, start } = part.head
  const own = toStretch(part.head.amount, context)
  if (!place || !own) return undefined
  const exact = inUnitOf(own, whole)
  const length = exact ?? estimatedIn(whole, start === undefined ? estimate(part) : undefined)
  if (length === undefined || length >= whole.value) return undefined
  const isEstimated = exact === undefined
  if (start !== undefined)
    return { part, place, length, start: inUnitOf({ ...own, value: start }, whole) ?? 0, isEstimated }
  if (!areApart(parts)) return undefined
  const rest = Number((whole.value - length).toFixed(4))
  return { part, place, length, start: { first: 0, middle: rest / 2, last: rest }[place], isEstimated }
}

type Place = 'first' | 'middle' | 'last'

/** An estimated length in the unit of the whole, so that what is left is in whole minutes or tenths. */
function estimatedIn({ value, unit }: Bout, size: ReturnType<Estimate>): number | undefined {
  if (!size) return undefined
  if (unit === 'seconds') return value - Math.round((value - size.seconds) / 60) * 60
  if (unit === 'minutes') return value - Math.round(value - size.seconds / 60)
  return Number((value - Math.round((value - fromMetres(size.metres, unit)) * 10) / 10).toFixed(4))
}

/** Whether there is one part, or each has a place of its own: "first 10 easy, last 20 tempo", "first hour easy, second hour at MP". */
function areApart(parts: readonly Part[]): boolean {
  const loose = parts.flatMap(({ head }) => (head?.kind === 'amount' && head.start === undefined ? [head.place] : []))
  return parts.length === 1 || (new Set(loose).size === loose.length && loose.every((one) => one && one !== 'middle'))
}

function inUnitOf(length: Bout, whole: Bout): number | undefined {
  if (length.unit === whole.unit) return length.value
  const [from, to] = [length.unit, whole.unit].map((unit) => distanceUnits.find((one) => one === unit))
  return from && to ? Number(convertDistance(length.value, from, to).toFixed(4)) : undefined
}

function toAmount({ value, unit }: Bout): Amount {
  const rounded = Number(value.toFixed(4))
  return unit === 'seconds' || unit === 'minutes'
    ? { kind: 'time', seconds: rounded }
    : { kind: 'distance', value: rounded, unit }
}
