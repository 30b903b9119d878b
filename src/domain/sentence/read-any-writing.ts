import { applyEdits, unarranged } from './arrange/arranged.ts'
import { inPlace } from './arrange/as-written.ts'
import type { Understood } from './result.ts'
import { tellsLess } from './second-reading.ts'
import { otherWritings } from './writings.ts'

/** Reads a text as it is typed, and in other writings where something is told of it: the reading that tells least. */
export function readAnyWriting(text: string, read: (text: string) => Understood): Understood {
  let best = read(text)
  for (const edits of otherWritings(text)) {
    if (best.unread.length + best.checks.length === 0) return best
    const arranged = applyEdits(unarranged(text), edits)
    const { found, unread, checks, ...other } = read(arranged.text)
    const placed = {
      ...other,
      found: inPlace(found, arranged),
      unread: inPlace(unread, arranged),
      checks: inPlace(checks, arranged),
    }
    if (tellsLess(placed, best, text)) best = placed
  }
  return best
}
