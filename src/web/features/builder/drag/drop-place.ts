import type { Place } from '../draft/place-entries.ts'

/** A row that entries are dropped on: the one of a step, the head of a repeat, or its foot. */
export type DropRow = { key: string; part: 'step' | 'head' | 'foot' }

/** The part of a row that the pointer is over. */
export type DropPart = 'above' | 'middle' | 'below'

/** The parts of a row that take a dragged entry. Only the head of a repeat has a middle, which takes steps. */
export function dropParts({ part }: DropRow, dragsRepeat: boolean): DropPart[] {
  return part === 'head' && !dragsRepeat ? ['above', 'middle', 'below'] : ['above', 'below']
}

/** Where a dragged entry goes from a part of a row. Below the head of a repeat a step becomes its first one. */
export function dropPlace({ key, part }: DropRow, over: DropPart, dragsRepeat: boolean): Place {
  if (part === 'foot') return { by: key, side: over === 'above' && !dragsRepeat ? 'last' : 'below' }
  if (part === 'head' && over !== 'above') return { by: key, side: dragsRepeat ? 'below' : 'first' }
  return { by: key, side: over === 'above' ? 'above' : 'below' }
}
