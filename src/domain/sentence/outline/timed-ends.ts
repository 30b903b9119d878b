import { sportOf } from '../../sports/registry.ts'
import type { SportContext } from '../resolve/measure.ts'
import { effortOf } from './effort-of-part.ts'
import type { Part } from './part.ts'

/**
 * The parts, with a figure without a unit in minutes where it is easy time around work by distance: the ends of "10 E, 4 x 1
 * mile T, 10 E". Small figures are miles or kilometres like the others.
 */
export function timeEasyEnds(parts: readonly Part[], context: SportContext): Part[] {
  const isWork = ({ head, group }: Part) =>
    group !== undefined ||
    head?.kind === 'set' ||
    (head?.kind === 'amount' && head.amount.kind === 'distance' && head.amount.value < MIN_MINUTES)
  if (sportOf(context.sport).inPool || !parts.some(isWork)) return [...parts]
  return parts.map((part, at) => {
    const { head } = part
    const isEnd = at === 0 || at === parts.length - 1
    if (!isEnd || head?.kind !== 'amount' || head.amount.kind !== 'bare' || effortOf(part, context) !== 'easy')
      return part
    const { value } = head.amount
    return value >= MIN_MINUTES && value <= MAX_MINUTES
      ? { ...part, head: { ...head, amount: { kind: 'time', seconds: value * 60 } } }
      : part
  })
}

// Nobody runs ten miles or kilometres easily before a set, nor two hours (our choice).
const MIN_MINUTES = 10
const MAX_MINUTES = 90
