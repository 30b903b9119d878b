import { isEasyAim } from '../easy-aims.ts'
import type { Part, Rest } from '../part.ts'
import { isStretch } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'

/** On land a rest "between all" or "after each" is of the sets or stretches before it, too, that have none: "6x200, 4x400, 200 jog between". */
export function shareRest(folding: Folding, rest: Rest): void {
  const { part, isPool, group } = folding
  if (!part || isPool || part.isThen) return
  // Within a group it is lifted to the group.
  if (isStretch(part) && (group || folding.depth > 0)) return
  const isLike = isStretch(part) ? isWorkStretch : isSet
  if (!isLike(part)) return
  for (const one of (group?.inner ?? folding.folded.parts).toReversed()) {
    if (!isLike(one) || one.rest || one.rests || one.sendOff || one.after || one.role) return
    one.rest = rest
    if (one.isThen) return
  }
}

function isSet({ times, rungs, inner }: Part): boolean {
  return (times.length === 1 || rungs !== undefined) && !inner
}

/** A stretch that is said to be hard. */
function isWorkStretch(part: Part): boolean {
  return isStretch(part) && part.length !== undefined && part.aims.some((aim) => !isEasyAim(aim))
}
