import type { Phrase } from '../phrase.ts'
import { noteChanges } from './changes-to-aims.ts'
import { countLengths } from './count-lengths.ts'
import { placeEitherSide } from './either-side.ts'
import { findOwnSpeed } from './find-own-speed.ts'
import { findPieces } from './find-pieces.ts'
import { findTurns } from './find-turns.ts'
import { splitFirsts } from './first-of-each.ts'
import { listRests } from './list-rests.ts'
import { listSendOffs } from './list-send-offs.ts'
import { readMinutes } from './minutes-of-a-swim.ts'
import { nameEach } from './name-each.ts'
import { nameRounds } from './name-rounds.ts'
import { giveOddsAndEvens } from './odds-and-evens.ts'
import { readPacesOfRaces } from './paces-of-races.ts'
import { placeEnds } from './place-ends.ts'
import { readPlainFigures } from './plain-figures.ts'
import { countPlurals } from './plural-swims.ts'
import { readTimes } from './read-times.ts'
import { restAfterLengths } from './rests-after-lengths.ts'
import { joinWarmUps } from './rows-of-ends.ts'
import { repeatForEach } from './sets-of-each.ts'
import { takeSetsOfEnds } from './sets-within-ends.ts'
import { shareBehind } from './share-behind.ts'
import { measureShares } from './shares-of-whole.ts'
import { stepSpeeds } from './speeds-by-steps.ts'
import { readStrokeLetters } from './stroke-letters.ts'
import { swimAfterRounds } from './swims-after-rounds.ts'
import { readSwimsByLength } from './swims-by-length.ts'
import { placeSwimsInRests } from './swims-in-rests.ts'
import { shareTestEfforts } from './tests-of-swimmers.ts'
import { readTimeTrials } from './time-trials.ts'
import { nameAsInPool } from './words-in-a-pool.ts'
import { arrangeWords } from './words-of-swims.ts'

/** The phrases of a swim as they are meant in a pool: what is a send-off or a rest, what belongs within one swim, which repetitions are meant. */
export function swimPhrases(phrases: readonly Phrase[], text: string): Phrase[] {
  const paced = readPacesOfRaces(nameAsInPool(withoutTitle(phrases, text), text), text)
  const said = paced.filter((phrase, at) => phrase.is !== 'filler' && !isTitle(paced, at, text))
  return [
    readTimeTrials,
    readMinutes,
    arrangeWords,
    nameEach,
    findOwnSpeed,
    measureShares,
    stepSpeeds,
    splitFirsts,
    countLengths,
    countPlurals,
    readSwimsByLength,
    readPlainFigures,
    readStrokeLetters,
    nameRounds,
    noteChanges,
    repeatForEach,
    shareTestEfforts,
    takeSetsOfEnds,
    placeEnds,
    placeEitherSide,
    joinWarmUps,
    findPieces,
    giveOddsAndEvens,
    findTurns,
    restAfterLengths,
    placeSwimsInRests,
    listRests,
    listSendOffs,
    readTimes,
    swimAfterRounds,
    shareBehind,
  ].reduce<Phrase[]>((read, step) => step(read, text), said)
}

/** "Technique session:": what the session is about, and nothing of its first swim. */
function isTitle(phrases: readonly Phrase[], at: number, text: string): boolean {
  const [phrase, next, colon] = [phrases[at], phrases[at + 1], phrases[at + 2]]
  const isSession =
    next !== undefined && /^(?:session|swim|day|practice|workout)$/i.test(text.slice(next.from, next.to))
  return (phrase?.is === 'detail' || phrase?.is === 'pieces') && isSession && colon?.is === 'sign' && colon.sign === ':'
}

/** "Lido:", "Surf set:": a name at the beginning, of a few words of which none is known. */
function withoutTitle(phrases: readonly Phrase[], text: string): readonly Phrase[] {
  const colon = phrases.findIndex((phrase) => phrase.is === 'sign' && phrase.sign === ':')
  const name = phrases.slice(0, Math.max(0, colon))
  // "400 IM training:", "200 fly session:"
  const last = name.at(-1)
  const isSession = last !== undefined && /^(?:session|training|practice|prep)$/i.test(text.slice(last.from, last.to))
  const isRace = name.length === 3 && name[0]?.is === 'length' && name[1]?.is === 'detail'
  if (isSession && isRace) return phrases.slice(colon + 1)
  const isName =
    name.every(({ is }) => is === 'unknown' || is === 'filler' || is === 'sport') &&
    name.some(({ is }) => is === 'unknown')
  const said = text.slice(name[0]?.from ?? 0, name.at(-1)?.to ?? 0)
  if (
    !isName ||
    name.length > MOST_WORDS ||
    /\d|\b(?:no|not|don'?t|without|instead|skip|cancel|delete|if|or)\b/i.test(said)
  )
    return phrases
  return phrases.filter((phrase, at) => at > colon || phrase.is === 'sport')
}

const MOST_WORDS = 4
