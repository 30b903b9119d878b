import type { Folded } from '../fold/folding.ts'
import type { Part } from '../part.ts'

/** "first 10 min and last 10 min hard": both are as hard. */
export function shareOverPlaces(folded: Folded, text: string): Folded {
  const parts = folded.parts.map((part, at): Part => {
    const next = folded.parts[at + 1]
    if (!part.place || !next?.place || part.place === next.place || !saysNothing(part) || next.aims.length === 0)
      return part
    return /^ ?(?:and|&|n|\+) /i.test(text.slice(part.to, next.from + 1)) || /^ ?(?:and|&) /i.test(text.slice(part.to))
      ? { ...part, aims: next.aims }
      : part
  })
  return { ...folded, parts }
}

function saysNothing({ aims, details, manner, rest, inner, listed }: Part): boolean {
  return aims.length === 0 && details.length === 0 && !manner && !rest && !inner && !listed
}
