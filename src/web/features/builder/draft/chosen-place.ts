import { chosenIn } from './chosen-entries.ts'
import type { DraftEntry } from './draft-entries.ts'
import { groupOf, isStep, nextPlace, type Place } from './place-entries.ts'

/**
 * The place one further up or down of chosen entries that stand together, as of a single one: steps enter a repeat that
 * they meet, and leave their own at either end. Undefined at the end of the list, and of entries that stand apart.
 */
export function chosenPlace(entries: readonly DraftEntry[], keys: readonly string[], by: -1 | 1): Place | undefined {
  const chosen = chosenIn(entries, keys)
  const edge = by < 0 ? chosen[0] : chosen.at(-1)
  if (!edge || !standTogether(entries, chosen)) return undefined
  const place = nextPlace(entries, edge.key, by)
  const isInside = place?.side === 'first' || place?.side === 'last'
  // A repeat among them passes the other one, and so do the steps.
  if (place && isInside && !chosen.every(isStep)) return { by: place.by, side: by < 0 ? 'above' : 'below' }
  return place
}

function standTogether(entries: readonly DraftEntry[], chosen: readonly DraftEntry[]): boolean {
  const [first] = chosen
  const list: readonly DraftEntry[] = (first && groupOf(entries, first.key)?.steps) ?? entries
  const from = first ? list.indexOf(first) : 0
  return chosen.every((entry, at) => entry === list[from + at])
}
