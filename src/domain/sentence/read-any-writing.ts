import { applyEdits, unarranged } from './arrange/arranged.ts'
import { atTheirPlaces } from './arrange/as-written.ts'
import type { Understood } from './result.ts'
import { tellsLess } from './second-reading.ts'
import { otherWritings } from './writings.ts'

/**
 * Reads a text as it is typed, and in other writings where something is told of it: the reading that tells least. `typed`: how
 * it is read as it is typed, if that is known.
 */
export function readAnyWriting(text: string, read: (text: string) => Understood, typed = read(text)): Understood {
  let best = typed
  const told = typed.unread.length + typed.checks.length
  if (told === 0 || told > MOST_TOLD) return typed
  for (const edits of otherWritings(text)) {
    if (best.unread.length + best.checks.length === 0) return best
    const arranged = applyEdits(unarranged(text), edits)
    const placed = atTheirPlaces(read(arranged.text), arranged)
    if (tellsLess(placed, best, text) && isOfSamePlaces(placed, best)) best = placed
  }
  return best
}

// Of a text of which more is told hardly anything is read, in whatever writing (our choice).
const MOST_TOLD = 8

/** Whether a reading tells of nothing of which another does not tell. */
function isOfSamePlaces(one: Understood, other: Understood): boolean {
  const places = [...other.unread, ...other.checks]
  return [...one.unread, ...one.checks].every(({ from, to }) =>
    places.some((place) => place.from < to && place.to > from),
  )
}
