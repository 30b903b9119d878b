import { sportOf } from '../../sports/registry.ts'
import { convertDistance, type DistanceUnit, distanceUnits } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { type Bout, type SportContext, toLength, toStretch } from '../resolve/measure.ts'
import { toBout, toRest } from '../resolve/measure-bouts.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Part, saidOf } from './part.ts'
import { isSaidOfRemainder } from './remainder.ts'

/**
 * The parts of a whole with what is left behind its sets, if it is said how hard that is: "32k: 10 easy, 2x8k @ MP (1k float),
 * rest easy" ends in 4 km. Rests in time between distances are counted as jogged.
 */
export function fillBehindSets(
  total: Part | undefined,
  parts: readonly Part[],
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
): Part[] {
  const { head } = total ?? {}
  const effort = mentions.find((one) => one.kind !== 'rest' && isSaidOfRemainder(one, sentence))
  // "10k with 6x400, rest easy": where the set lies is not said.
  const hasSet = parts[0]?.head?.kind !== 'set' && parts.some((part) => part.head?.kind === 'set')
  const isLast = effort !== undefined && parts.every((part) => part.head !== undefined && part.head.to <= effort.from)
  if (head?.kind !== 'amount' || !hasSet || !isLast || sportOf(context.sport).inPool) return [...parts]
  const length = toLength(head.amount, context)
  if (typeof length === 'string') return [...parts]
  const isTimed = length.durationUnit === 'minutes'
  const whole = isTimed ? length.durationValue * 60 : length.durationValue
  const unit: Bout['unit'] = isTimed ? 'seconds' : length.durationUnit
  const done = parts.reduce((sum, part) => sum + sizeOf(part, unit, context), 0)
  const left = Math.round((whole - done) * 10) / 10
  // Less than a tenth is no part of its own.
  if (!(left > 0 && left >= whole * LEAST_LEFT)) return [...parts]
  const amount: Amount =
    unit === 'seconds'
      ? { kind: 'time', seconds: left }
      : { kind: 'distance', value: left, unit: length.durationUnit as DistanceUnit }
  const own = parts.map((part) => ({ ...part, about: part.about.filter((one) => one !== effort) }))
  return [...own, { head: { ...head, amount }, about: [effort] }]
}

// Of the whole (our choice).
const LEAST_LEFT = 0.03

/** The size of a part in a unit; not a number where it is not known. */
function sizeOf(part: Part, unit: Bout['unit'], context: SportContext): number {
  const { head } = part
  if (head?.kind === 'amount' || head?.kind === 'warm-up or cool-down') {
    const stretch = head.amount && toStretch(head.amount, context, true)
    return stretch ? inUnit(stretch, unit, context) : Number.NaN
  }
  if (head?.kind !== 'set') return Number.NaN
  const bout = toBout(head.bout, head.times, context)
  if (typeof bout === 'string') return Number.NaN
  const [said] = saidOf(part, 'rest')
  const amount = head.rest ?? said?.rest
  const rest = amount ? inUnit(toRest(amount, context, bout), unit, context) : Number.NaN
  return head.times * (inUnit(bout, unit, context) + rest)
}

function inUnit({ value, unit: own }: Bout, unit: Bout['unit'], { sport }: SportContext): number {
  const seconds = own === 'minutes' ? value * 60 : own === 'seconds' ? value : undefined
  if (unit === 'seconds') return seconds ?? Number.NaN
  const to = distanceUnits.find((one) => one === unit)
  if (!to) return Number.NaN
  const jog = sportOf(sport).sentence.easyAround?.secondsPerKilometre
  if (seconds !== undefined) return jog ? convertDistance(seconds / jog, 'kilometers', to) : Number.NaN
  const from = distanceUnits.find((one) => one === own)
  return from ? convertDistance(value, from, to) : Number.NaN
}
