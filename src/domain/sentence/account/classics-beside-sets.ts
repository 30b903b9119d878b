import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a session that has its usual set, "Mona with a twist: 10x45/15", beside other sets: they may be all of it. */
export function findClassicsBesideSets({ parts, isNamed }: Facts): Check[] {
  return parts.flatMap((part) => {
    const [name] = part.mentions
    if (name?.kind !== 'classic' || isNamed(name)) return []
    const hasOthers = parts.some((other) => other !== part && other.reading.includes('×'))
    return hasOthers ? [checkAt(name, USUAL)] : []
  })
}

const USUAL = 'The usual set of this name was built beside the others: check whether both are meant.'
