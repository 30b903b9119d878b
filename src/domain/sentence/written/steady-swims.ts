import { sportOf } from '../../sports/registry.ts'
import { type Part, roleOf, says } from '../outline/part.ts'
import type { WritingContext } from './writing.ts'

/** Whether a stretch of a swim is in time and nothing says how it is swum: without an effort it is steady. */
export function isSteadySwim(part: Part, { sport, isWhole }: WritingContext): boolean {
  const isPlain = !says(part, 'detail') && !says(part, 'split') && roleOf(part) === undefined
  return sportOf(sport).inPool && isWhole && isLong(part) && isPlain
}

/** Whether a stretch is too long to be a rest. */
function isLong({ head }: Part): boolean {
  return head?.kind === 'amount' && head.amount.kind === 'time' && head.amount.seconds >= LEAST_SECONDS
}

// Our choice.
const LEAST_SECONDS = 5 * 60
