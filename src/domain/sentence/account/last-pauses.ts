import { isRepeat } from '../../workout/stored-entry.ts'
import type { Inferred } from '../result.ts'
import { BETWEEN } from '../written/without-last-rests.ts'
import { type Facts, placesOf } from './facts.ts'
import { told } from './told.ts'

/** Tells that the last bout has its rest, too, where the rest is said to be between: "2x15 min, 3 min between, 10 min down". */
export function tellLastPauses({ sentence, entries, understood: { workout } }: Facts): Inferred[] {
  if (!workout || !entries.some((entry, at) => isRepeat(entry) && isPause(entries[at - 1]))) return []
  return placesOf(new RegExp(BETWEEN, 'gi'), sentence)
    .slice(0, 1)
    .map((one) => told('mainSet', 'Rest', one, sentence, 'is read with a rest behind the last one, too.'))
}

function isPause(entry: Facts['entries'][number] | undefined): boolean {
  return entry !== undefined && !isRepeat(entry) && (entry.intensity === 'rest' || entry.intensity === 'recovery')
}
