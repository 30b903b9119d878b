import { convertDistance, distanceUnits } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import type { Mention } from '../mention.ts'
import { type Bout, type SportContext, toLength, toStretch } from '../resolve/measure.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Part, roleOf } from './part.ts'
import { isSaidOfRemainder } from './remainder.ts'

/**
 * The parts of a whole with what lies between its ends, if it is said how hard that is: "1 h, wu 15, cd 10, rest at 70 %" are 15,
 * 35 and 10 minutes.
 */
export function fillRemainder(
  total: Part | undefined,
  parts: readonly Part[],
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
): Part[] {
  const { head } = total ?? {}
  const effort = mentions.find((one) => one.kind !== 'rest' && isSaidOfRemainder(one, sentence))
  if (!effort || head?.kind !== 'amount' || !parts.every(isEnd)) return [...parts]
  // One part at an end says where it lies already: "1h30, last 30 min at 90 %, rest z2".
  if (parts.length < 2 && !parts.some((part) => roleOf(part) !== undefined)) return [...parts]
  const whole = stretchOf(head.amount, context)
  const done = whole && sumOf(parts, (part) => sizeOf(part, whole, context) ?? Number.NaN)
  if (!whole || done === undefined || !(done > 0 && done < whole.value)) return [...parts]
  const own = parts.map((part) => ({ ...part, about: part.about.filter((one) => one !== effort) }))
  const value = Number((whole.value - done).toFixed(4))
  const rest: Part = { head: { ...head, amount: toAmount({ ...whole, value }) }, about: [effort] }
  const at = own.findIndex((part) => isLast(part))
  return own.toSpliced(at < 0 ? own.length : at, 0, rest)
}

/** Whether a part is the beginning or the end of a whole. */
function isEnd(part: Part): boolean {
  const { head } = part
  return roleOf(part) !== undefined || (head?.kind === 'amount' && (head.place === 'first' || head.place === 'last'))
}

function isLast(part: Part): boolean {
  return roleOf(part) === 'cooldown' || (part.head?.kind === 'amount' && part.head.place === 'last')
}

function stretchOf(amount: Amount, context: SportContext): Bout | undefined {
  const length = toLength(amount, context)
  if (typeof length === 'string') return undefined
  return length.durationUnit === 'minutes'
    ? { value: length.durationValue * 60, unit: 'seconds' }
    : { value: length.durationValue, unit: length.durationUnit }
}

/** The length of a part in the unit of the whole; undefined for a time of a distance. */
function sizeOf({ head }: Part, whole: Bout, context: SportContext): number | undefined {
  const amount = head?.kind === 'amount' || head?.kind === 'warm-up or cool-down' ? head.amount : undefined
  const own = amount && toStretch(amount, context, true)
  if (!own || own.unit === whole.unit) return own?.value
  const [from, to] = [own.unit, whole.unit].map((unit) => distanceUnits.find((one) => one === unit))
  return from && to ? convertDistance(own.value, from, to) : undefined
}

function toAmount({ value, unit }: Bout): Amount {
  return unit === 'seconds' || unit === 'minutes' ? { kind: 'time', seconds: value } : { kind: 'distance', value, unit }
}
