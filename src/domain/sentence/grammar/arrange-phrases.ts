import { bracketPieces } from './made-of.ts'
import { placeMicroIntervals } from './micro-intervals.ts'
import type { Phrase } from './phrase.ts'

/** Brings phrases into the order in which they are folded. */
export function arrangePhrases(phrases: readonly Phrase[]): Phrase[] {
  return bracketPieces(placeMicroIntervals(phrases))
}
