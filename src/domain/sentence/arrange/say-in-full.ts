import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { endsInFewWords } from './ends/ends-in-few-words.ts'
import { openersOfWarmUps, workBeforeItsWarmUp } from './ends/work-before-its-warm-up.ts'
import { unsaidLengths } from './parts/unsaid-lengths.ts'
import { byNeed } from './phrases-by-need.ts'
import { restsAndLimitsInFewWords } from './rests/rests-and-limits-in-few-words.ts'
import { sharesInFigures } from './rests/shares-in-figures.ts'
import { wordsBehindRows } from './rows/words-behind-rows.ts'
import { stretchesThatChange } from './rungs/stretches-that-change.ts'
import { hillsInShort } from './runs/hills-in-short.ts'
import { racesInTheirTime } from './runs/races-in-their-time.ts'
import { runsOffTheBike } from './runs/runs-off-the-bike.ts'
import { speedsOfTreadmills } from './runs/speeds-of-treadmills.ts'
import { stridesAndTheWhole } from './runs/strides-and-the-whole.ts'
import { sayAs } from './say-as.ts'
import { correctedSets } from './sets/corrected-sets.ts'
import { setsInClubShorthand } from './sets/sets-in-club-shorthand.ts'
import { trackSetsOnTheClock } from './sets/track-sets-on-the-clock.ts'
import { changingRounds } from './swims/changing-rounds.ts'
import { countsUnderALength } from './swims/counts-under-a-length.ts'
import { swimsInShort } from './swims/swims-in-short.ts'
import { wordsOfCoaches } from './swims/words-of-coaches.ts'
import { sessionsInFewWords } from './talk/sessions-in-few-words.ts'
import { wordsBehindFigures } from './talk/words-behind-figures.ts'
import { wordsOfClubs } from './talk/words-of-clubs.ts'
import { wordsOfTalk } from './talk/words-of-talk.ts'
import { ceilingsOfPulse } from './targets/ceilings-of-pulse.ts'
import { racesOfRacePace } from './targets/races-of-race-pace.ts'
import { targetsOfFloats } from './targets/targets-of-floats.ts'
import { turnsInATime } from './turns/turns-in-a-time.ts'

/** Words in short, and sets as they are typed on the way, in the words and the order in which they are read. */
export function sayInFull(_: readonly Token[], text: string): Edit[] {
  return sayAs(inFull, text)
}

/** Corrections, paces in words and what is left to be known, as they are meant. */
export function sayAsMeant(_: readonly Token[], text: string): Edit[] {
  return sayAs(asMeant, text)
}

/** Beginnings and ends in their place. */
export function sayEnds(_: readonly Token[], text: string): Edit[] {
  return sayAs(ends, text)
}

const asMeant = byNeed([
  ...wordsBehindFigures,
  ...racesInTheirTime,
  ...stretchesThatChange,
  ...restsAndLimitsInFewWords,
  ...changingRounds,
  ...wordsOfCoaches,
  ...runsOffTheBike,
  ...openersOfWarmUps,
  ...speedsOfTreadmills,
  ...hillsInShort,
  ...wordsOfTalk,
  ...correctedSets,
  ...unsaidLengths,
  ...racesOfRacePace,
])
const inFull = byNeed([
  ...sharesInFigures,
  ...targetsOfFloats,
  ...stridesAndTheWhole,
  ...swimsInShort,
  ...wordsBehindRows,
  ...workBeforeItsWarmUp,
  ...sessionsInFewWords,
  ...ceilingsOfPulse,
  ...trackSetsOnTheClock,
  ...turnsInATime,
  ...wordsOfClubs,
  ...setsInClubShorthand,
  countsUnderALength,
])
const ends = byNeed([...endsInFewWords])
