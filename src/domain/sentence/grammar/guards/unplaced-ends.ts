import type { Folded } from '../fold/folding.ts'

/** "60 min ride with easy spinning at the end": the effort of an end, of which no part was made, is not that of all. */
export function hasUnplacedEnd({ parts: [only, ...others], aims }: Folded, text: string): boolean {
  if (!only || others.length > 0 || only.times.length > 0 || only.aims.length + aims.length === 0 || only.isStrides)
    return false
  const { inner, rungs, stretches, place, role, ramp, burst } = only
  return AT_AN_END.test(text) && ![inner, rungs, stretches, place, role, ramp, burst].some(Boolean)
}

const AT_AN_END = /\b(?:at|towards?|near|by) the (?:very )?(?:end|start|beginning|finish)\b/i
