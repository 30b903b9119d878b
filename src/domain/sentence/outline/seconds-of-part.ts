import { toMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import { thresholdSpeed } from '../../workout/totals.ts'
import { usualSeconds } from '../readers/structure/classics.ts'
import { type Bout, type SportContext, toLength, toStretch } from '../resolve/measure.ts'
import { toBout } from '../resolve/measure-bouts.ts'
import { type Amount, toAmount } from '../tokens/amounts.ts'
import type { Part } from './part.ts'

/** About how long a part takes. */
export function secondsOf({ head, group }: Part, context: SportContext): number {
  if (group) return group.times * sumOf(group.parts, (part) => secondsOfInner(part, context))
  if (head?.kind === 'set') return head.times * secondsOfBout(toBout(head.bout, head.times, context), context)
  if (head?.kind === 'classic') return usualSeconds[head.name]
  if (head?.kind === 'rungs')
    return sumOf(head.values, (value) =>
      secondsOfBout(toBout(head.unit ? toAmount(value, head.unit) : { kind: 'bare', value }, 1, context), context),
    )
  if (head?.kind !== 'amount' && head?.kind !== 'warm-up or cool-down') return 0
  return head.amount ? secondsOfBout(lengthOf(head.amount, context), context) : 0
}

/** "6 x (30s sprint + 4:30 easy)": within a group a clock time is in minutes. */
function secondsOfInner(part: Part, context: SportContext): number {
  const { head } = part
  return head?.kind === 'amount' && head.amount.kind === 'clock'
    ? secondsOfBout(toStretch(head.amount, context), context)
    : secondsOf(part, context)
}

/** About how long one bout of a set takes; 0 of other parts. */
export function secondsOfOneBout({ head }: Part, context: SportContext): number {
  return head?.kind === 'set' ? secondsOf({ head, about: [] }, context) / head.times : 0
}

function lengthOf(amount: Amount, context: SportContext): Bout | undefined {
  const length = toLength(amount, context)
  return typeof length === 'string'
    ? toStretch(amount, context)
    : { value: length.durationValue, unit: length.durationUnit }
}

/** About how long a length takes, of a set as of a session. */
export function secondsOfBout(bout: Bout | string | undefined, { sport }: SportContext): number {
  if (!bout || typeof bout === 'string') return 0
  if (bout.unit === 'minutes') return bout.value * 60
  if (bout.unit === 'seconds') return bout.value
  return toMetres(bout.value, bout.unit) / (thresholdSpeed(sport) * EASY_SHARE)
}

// Of threshold speed, for lengths that are compared with one another only (our choice).
const EASY_SHARE = 0.85
