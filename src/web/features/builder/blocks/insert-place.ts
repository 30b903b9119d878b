import { entryName } from '../draft/draft-entries.ts'
import type { Place } from '../draft/place-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/** Where in the workout a block is inserted. */
export type InsertPlace = 'start' | 'below' | 'end'

/** The places that a workout offers; below a step only while one is open. */
export function insertPlaces({ draft, open }: BuilderState): { value: InsertPlace; label: string }[] {
  return [
    { value: 'start' as const, label: 'At the start' },
    ...(open && draft.entries.length > 1 ? [{ value: 'below' as const, label: `Below ${entryName(open)}` }] : []),
    { value: 'end' as const, label: 'At the end' },
  ]
}

/** The place in the list of steps; undefined is its end. */
export function placeOf({ draft, open }: BuilderState, place: InsertPlace): Place | undefined {
  const [first] = draft.entries
  if (place === 'start' && first) return { by: first.key, side: 'above' }
  return place === 'below' && open ? { by: open.key, side: 'below' } : undefined
}
