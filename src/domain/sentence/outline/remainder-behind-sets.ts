import { sportOf } from '../../sports/registry.ts'
import { convertDistance, type DistanceUnit, distanceUnits } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { type Bout, EASY_SECONDS_PER_100, type SportContext, toLength, toStretch } from '../resolve/measure.ts'
import { toBout, toRest } from '../resolve/measure-bouts.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Part, roleOf, saidOf } from './part.ts'
import { isBesideRemainder, isSaidOfRemainder } from './remainder.ts'

/**
 * The parts of a whole with what is left behind its sets, if it is said how hard that is, or that it is the cool-down: "32k: 10
 * easy, 2x8k @ MP (1k float), rest easy" ends in 4 km. Rests in time between distances are counted as jogged.
 */
export function fillBehindSets(
  total: Part | undefined,
  parts: readonly Part[],
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
): Part[] {
  const { head } = total ?? {}
  const down = mentions.find((one) => isOpenCoolDown(one) && isBesideRemainder(one, sentence))
  const effort = down ?? mentions.find((one) => one.kind !== 'rest' && isSaidOfRemainder(one, sentence))
  const others = parts.filter((part) => part.head !== down)
  // "10k with 6x400, rest easy": where the set lies is not said.
  const hasSet =
    others[0]?.head?.kind !== 'set' &&
    // "10 min warm up, 20 min tempo, whatever is left easy"
    (down !== undefined ||
      others.some((part) => part.head?.kind === 'set') ||
      (others.length > 1 && others.some((part) => roleOf(part) === 'warmup') && !others.every(roleOf)))
  const isLast = effort !== undefined && others.every((part) => part.head !== undefined && part.head.to <= effort.from)
  if (head?.kind !== 'amount' || !hasSet || !isLast) return [...parts]
  const length = toLength(head.amount, context)
  if (typeof length === 'string') return [...parts]
  const isTimed = length.durationUnit === 'minutes'
  const whole = isTimed ? length.durationValue * 60 : length.durationValue
  const unit: Bout['unit'] = isTimed ? 'seconds' : length.durationUnit
  const done = others.reduce((sum, part) => sum + sizeOf(part, unit, context), 0)
  const grain = sportOf(context.sport).inPool ? 1 / LENGTH_OF_POOL : 10
  const left = Math.round((whole - done) * grain) / grain
  // Less than a tenth is no part of its own.
  if (!(left > 0 && left >= whole * LEAST_LEFT)) return [...parts]
  const amount: Amount =
    unit === 'seconds'
      ? { kind: 'time', seconds: left }
      : { kind: 'distance', value: left, unit: length.durationUnit as DistanceUnit }
  if (down?.kind === 'warm-up or cool-down') return [...others, { head: { ...down, amount }, about: [] }]
  const own = others.map((part) => ({ ...part, about: part.about.filter((one) => one !== effort) }))
  return [...own, { head: { ...head, amount }, about: [effort] }]
}

/** "cool down", whose length is not said. */
function isOpenCoolDown(one: Mention): boolean {
  return one.kind === 'warm-up or cool-down' && one.part === 'cooldown' && !one.amount
}

// In metres.
const LENGTH_OF_POOL = 25
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
  // In a pool one rests at the wall.
  const isAtWall = sportOf(context.sport).inPool && unit !== 'seconds'
  const rest = isAtWall ? 0 : amount ? inUnit(toRest(amount, context, bout), unit, context) : Number.NaN
  return head.times * (inUnit(bout, unit, context) + rest)
}

function inUnit({ value, unit: own }: Bout, unit: Bout['unit'], { sport }: SportContext): number {
  const seconds = own === 'minutes' ? value * 60 : own === 'seconds' ? value : undefined
  const { inPool, sentence } = sportOf(sport)
  const jog = inPool ? EASY_SECONDS_PER_100 * 10 : sentence.easyAround?.secondsPerKilometre
  const swum = distanceUnits.find((one) => inPool && one === own)
  if (unit === 'seconds' && swum && jog) return Math.round(convertDistance(value, swum, 'kilometers') * jog)
  if (unit === 'seconds') return seconds ?? Number.NaN
  const to = distanceUnits.find((one) => one === unit)
  if (!to) return Number.NaN
  if (seconds !== undefined) return jog ? convertDistance(seconds / jog, 'kilometers', to) : Number.NaN
  const from = distanceUnits.find((one) => one === own)
  return from ? convertDistance(value, from, to) : Number.NaN
}
