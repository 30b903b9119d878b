import type { Phrase } from '../phrase.ts'
import { countLengths } from './count-lengths.ts'
import { findPieces } from './find-pieces.ts'
import { findTurns } from './find-turns.ts'
import { nameRounds } from './name-rounds.ts'
import { placeEnds } from './place-ends.ts'
import { readStrokeLetters } from './stroke-letters.ts'
import { readTimes } from './read-times.ts'

/** The phrases of a swim as they are meant in a pool: what is a send-off or a rest, what belongs within one swim, which repetitions are meant. */
export function swimPhrases(phrases: readonly Phrase[], text: string): Phrase[] {
  const said = phrases.filter(({ is }) => is !== 'filler')
  return [countLengths, readStrokeLetters, nameRounds, placeEnds, findPieces, findTurns, readTimes].reduce<Phrase[]>(
    (read, step) => step(read, text),
    said,
  )
}
