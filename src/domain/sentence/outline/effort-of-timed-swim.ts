import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { isEffort } from './kinds.ts'
import { type Part, says } from './part.ts'

/** The only length of a swim, a time or in one piece, with how hard it is said to be anywhere: "30 min swim, relaxed". */
export function withEffortOfSwim(total: Part, mentions: readonly Mention[], { sport }: SportContext): Part {
  const { head, about } = total
  const isTimed = head?.kind === 'amount' && (head.amount.kind === 'time' || head.amount.kind === 'clock')
  if (!sportOf(sport).inPool || !(isTimed || says(total, 'straight')) || about.some(isEffort)) return total
  return { ...total, about: [...about, ...mentions.filter(isEffort)] }
}
