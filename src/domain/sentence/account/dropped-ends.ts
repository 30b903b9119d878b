import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a warm-up or a cool-down that is said, "wu as you feel", and not built into a workout that is written out. */
export function findDroppedEnds({ mentions, steps, understood: { workout }, isNamed }: Facts): Check[] {
  if (!workout) return []
  return mentions.flatMap((one) => {
    if (one.kind !== 'warm-up or cool-down' || one.part === undefined || isNamed(one)) return []
    return steps.some(({ intensity }) => intensity === one.part) ? [] : [checkAt(one, DROPPED[one.part])]
  })
}

const DROPPED = {
  warmup: 'No warm-up was built: say how long it is.',
  cooldown: 'No cool-down was built: say how long it is.',
}
