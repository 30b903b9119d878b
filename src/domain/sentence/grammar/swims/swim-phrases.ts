import type { Phrase } from '../phrase.ts'
import { countLengths } from './count-lengths.ts'
import { findOwnSpeed } from './find-own-speed.ts'
import { findPieces } from './find-pieces.ts'
import { findTurns } from './find-turns.ts'
import { nameRounds } from './name-rounds.ts'
import { placeEnds } from './place-ends.ts'
import { readPlainFigures } from './plain-figures.ts'
import { readTimes } from './read-times.ts'
import { readStrokeLetters } from './stroke-letters.ts'

/** The phrases of a swim as they are meant in a pool: what is a send-off or a rest, what belongs within one swim, which repetitions are meant. */
export function swimPhrases(phrases: readonly Phrase[], text: string): Phrase[] {
  const said = phrases.filter((phrase, at) => phrase.is !== 'filler' && !isTitle(phrases, at, text))
  return [
    findOwnSpeed,
    countLengths,
    readPlainFigures,
    readStrokeLetters,
    nameRounds,
    placeEnds,
    findPieces,
    findTurns,
    readTimes,
  ].reduce<Phrase[]>((read, step) => step(read, text), said)
}

/** "Technique session:": what the session is about, and nothing of its first swim. */
function isTitle(phrases: readonly Phrase[], at: number, text: string): boolean {
  const [phrase, next, colon] = [phrases[at], phrases[at + 1], phrases[at + 2]]
  const isSession =
    next !== undefined && /^(?:session|swim|day|practice|workout)$/i.test(text.slice(next.from, next.to))
  return (phrase?.is === 'detail' || phrase?.is === 'pieces') && isSession && colon?.is === 'sign' && colon.sign === ':'
}
