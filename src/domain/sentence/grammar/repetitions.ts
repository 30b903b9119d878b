import { putFirst } from './before-and-after.ts'
import { orderCounts } from './counts.ts'
import { pairOnAndOff } from './on-and-off.ts'
import type { Phrase } from './phrase.ts'
import { nameRestsOfSets } from './rests-of-sets.ts'

/** Puts what is said of repetitions where it is looked for: counts in front, rests with what they are between. */
export function arrangeRepetitions(phrases: readonly Phrase[]): Phrase[] {
  return putFirst(nameRestsOfSets(pairOnAndOff(orderCounts(phrases))))
}
