import { isEffort } from './kinds.ts'
import type { Part } from './part.ts'

/** What is said of the length of both ends is said of the first of them, too: "topped and tailed with 15 min z2". */
export function shareBetweenEnds(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const next = parts[at + 1]
    const isOfBoth = ({ head }: Part) => head?.kind === 'warm-up or cool-down' && head.isBoth === true
    if (!next || !isOfBoth(part) || !isOfBoth(next) || part.about.some(isEffort)) return part
    return { ...part, about: [...part.about, ...next.about.filter(isEffort)] }
  })
}
