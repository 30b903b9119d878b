import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { bareFigures } from './bare-figures.ts'
import { blocksOfPairs } from './blocks-of-pairs.ts'
import { boundsOnBothSides } from './bounds-on-both-sides.ts'
import { boutsInUnitsOfWholes } from './bouts-in-units-of-wholes.ts'
import { ceilingsOfPulse } from './ceilings-of-pulse.ts'
import { correctedSets } from './corrected-sets.ts'
import { drillsOfRunners } from './drills-of-runners.ts'
import { endsAndInsetsAsTalkedOf } from './ends-and-insets-as-talked-of.ts'
import { endsByTheirWay } from './ends-by-their-way.ts'
import { endsInFewWords } from './ends-in-few-words.ts'
import { endsWithoutCommas } from './ends-without-commas.ts'
import { halvesOfRuns } from './halves-of-runs.ts'
import { hillsInShort } from './hills-in-short.ts'
import { lengthsBeforeTheirSets } from './lengths-before-their-sets.ts'
import { lengthsBehindAims } from './lengths-behind-aims.ts'
import { numberedMilesOfRuns } from './numbered-miles-of-runs.ts'
import { overUndersInPercent } from './over-unders-in-percent.ts'
import { pacesByTurns } from './paces-by-turns.ts'
import { pacesOfEachBout } from './paces-of-each-bout.ts'
import { pacesWithoutAColon } from './paces-without-a-colon.ts'
import { pairsAsTyped } from './pairs-as-typed.ts'
import { partsAsTalkedOf } from './parts-as-talked-of.ts'
import { partsBeforeOthers } from './parts-before-others.ts'
import { partsInTheMiddle } from './parts-in-the-middle.ts'
import { partsOfRides } from './parts-of-rides.ts'
import { partsOfWholes } from './parts-of-wholes.ts'
import { partsThatFollow } from './parts-that-follow.ts'
import { byNeed } from './phrases-by-need.ts'
import { programmesOfWalks } from './programmes-of-walks.ts'
import { racesInTheirTime } from './races-in-their-time.ts'
import { racesOfEachRung } from './races-of-each-rung.ts'
import { racesOfRacePace } from './races-of-race-pace.ts'
import { rangesOfPaces } from './ranges-of-paces.ts'
import { restsAndLimitsInFewWords } from './rests-and-limits-in-few-words.ts'
import { restsAndTargetsAsTyped } from './rests-and-targets-as-typed.ts'
import { restsBehindBrackets } from './rests-behind-brackets.ts'
import { restsOfAllParts } from './rests-of-all-parts.ts'
import { restsOfSwims } from './rests-of-swims.ts'
import { restsOnTheClock } from './rests-on-the-clock.ts'
import { ridesInOtherWords } from './rides-in-other-words.ts'
import { ridesInRidersWords } from './rides-in-riders-words.ts'
import { ridesInShort } from './rides-in-short.ts'
import { ridesUpAndDown } from './rides-up-and-down.ts'
import { roundsOfLengths } from './rounds-of-lengths.ts'
import { roundsOfRows } from './rounds-of-rows.ts'
import { roundsWithSharesOfRest } from './rounds-with-shares-of-rest.ts'
import { rowsOfRunsAndWalks } from './rows-of-runs-and-walks.ts'
import { rowsThatGetFaster } from './rows-that-get-faster.ts'
import { rowsWithTargets } from './rows-with-targets.ts'
import { runsOffTheBike } from './runs-off-the-bike.ts'
import { runsThatGetFaster } from './runs-that-get-faster.ts'
import { sayAs } from './say-as.ts'
import { sessionsInFewWords } from './sessions-in-few-words.ts'
import { setsAsTyped } from './sets-as-typed.ts'
import { setsInClubShorthand } from './sets-in-club-shorthand.ts'
import { setsOfTurnsInShort } from './sets-of-turns-in-short.ts'
import { setsWithinSteadyWholes } from './sets-within-steady-wholes.ts'
import { sharesInFigures } from './shares-in-figures.ts'
import { shortBoutsBehindWork } from './short-bouts-behind-work.ts'
import { speedAtTheEnd } from './speed-at-the-end.ts'
import { speedsOfTreadmills } from './speeds-of-treadmills.ts'
import { spokenPaces } from './spoken-paces.ts'
import { sprintsOfTheTrack } from './sprints-of-the-track.ts'
import { startsOfRepetitions } from './starts-of-repetitions.ts'
import { stridesAndTheWhole } from './strides-and-the-whole.ts'
import { changingRounds } from './swims/changing-rounds.ts'
import { countsThatFit } from './swims/counts-that-fit.ts'
import { countsUnderALength } from './swims/counts-under-a-length.ts'
import { endsInAndOut } from './swims/ends-in-and-out.ts'
import { gearByTurns } from './swims/gear-by-turns.ts'
import { pausesOfRows } from './swims/pauses-of-rows.ts'
import { restsOfLengths } from './swims/rests-of-lengths.ts'
import { rowsOfSwims } from './swims/rows-of-swims.ts'
import { rowsWithOneApart } from './swims/rows-with-one-apart.ts'
import { sidesAndRounds } from './swims/sides-and-rounds.ts'
import { strokesOfEach } from './swims/strokes-of-each.ts'
import { swimDowns } from './swims/swim-downs.ts'
import { wholesOfSwims } from './swims/wholes-of-swims.ts'
import { wordsOfCoaches } from './swims/words-of-coaches.ts'
import { swimsAsTyped } from './swims-as-typed.ts'
import { swimsByOtherWords } from './swims-by-other-words.ts'
import { swimsByTheirParts } from './swims-by-their-parts.ts'
import { swimsInFewWords } from './swims-in-few-words.ts'
import { swimsInShort } from './swims-in-short.ts'
import { targetsOfBouts } from './targets-of-bouts.ts'
import { targetsOfFloats } from './targets-of-floats.ts'
import { targetsWithoutTheirWord } from './targets-without-their-word.ts'
import { timesOfRides } from './times-of-rides.ts'
import { timesWithPrimes } from './times-with-primes.ts'
import { trackSetsOnTheClock } from './track-sets-on-the-clock.ts'
import { turnsInATime } from './turns-in-a-time.ts'
import { turnsUntilAMinute } from './turns-until-a-minute.ts'
import { turnsWithinSets } from './turns-within-sets.ts'
import { unsaidLengths } from './unsaid-lengths.ts'
import { walksBeforeAndAfter } from './walks-before-and-after.ts'
import { walksOfBeginners } from './walks-of-beginners.ts'
import { walksWithinRuns } from './walks-within-runs.ts'
import { waysHomeInShort } from './ways-home-in-short.ts'
import { weeksOfPlans } from './weeks-of-plans.ts'
import { wordsBehindFigures } from './words-behind-figures.ts'
import { wordsBehindRows } from './words-behind-rows.ts'
import { wordsBesideSets } from './words-beside-sets.ts'
import { wordsOfClubs } from './words-of-clubs.ts'
import { wordsOfOtherLanguages } from './words-of-other-languages.ts'
import { wordsOfTalk } from './words-of-talk.ts'
import { openersOfWarmUps, workBeforeItsWarmUp } from './work-before-its-warm-up.ts'

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
  ...drillsOfRunners,
  ...racesInTheirTime,
  ...pacesWithoutAColon,
  ...speedAtTheEnd,
  ...rowsThatGetFaster,
  ...partsInTheMiddle,
  ...sprintsOfTheTrack,
  ...rowsWithOneApart,
  ...rowsOfRunsAndWalks,
  ...walksBeforeAndAfter,
  ...restsAndLimitsInFewWords,
  ...rangesOfPaces,
  ...changingRounds,
  ...countsThatFit,
  ...wordsOfCoaches,
  ...ridesUpAndDown,
  ...runsOffTheBike,
  ...openersOfWarmUps,
  ...walksOfBeginners,
  ...numberedMilesOfRuns,
  ...roundsWithSharesOfRest,
  ...halvesOfRuns,
  ...speedsOfTreadmills,
  ...walksWithinRuns,
  ...restsAndTargetsAsTyped,
  ...overUndersInPercent,
  ...hillsInShort,
  ...endsAndInsetsAsTalkedOf,
  ...timesWithPrimes,
  ...timesOfRides,
  ...wordsOfTalk,
  ...weeksOfPlans,
  ...correctedSets,
  ...spokenPaces,
  ...unsaidLengths,
  ...setsWithinSteadyWholes,
  ...ridesInRidersWords,
  ...ridesInShort,
  ...partsOfRides,
  ...setsOfTurnsInShort,
  ...rowsWithTargets,
  ...ridesInOtherWords,
  ...racesOfRacePace,
  ...wordsOfOtherLanguages,
])
const inFull = byNeed([
  ...endsInAndOut,
  ...sharesInFigures,
  ...pacesOfEachBout,
  ...racesOfEachRung,
  ...targetsOfFloats,
  ...blocksOfPairs,
  ...boutsInUnitsOfWholes,
  ...restsOfAllParts,
  ...shortBoutsBehindWork,
  ...restsBehindBrackets,
  ...pacesByTurns,
  ...lengthsBeforeTheirSets,
  ...restsOnTheClock,
  ...stridesAndTheWhole,
  ...restsOfLengths,
  ...restsOfSwims,
  ...wholesOfSwims,
  ...strokesOfEach,
  ...pausesOfRows,
  ...rowsOfSwims,
  ...swimsByOtherWords,
  ...partsAsTalkedOf,
  ...swimsInShort,
  ...wordsBehindRows,
  ...programmesOfWalks,
  ...endsWithoutCommas,
  ...partsThatFollow,
  ...partsBeforeOthers,
  ...roundsOfRows,
  ...roundsOfLengths,
  ...endsByTheirWay,
  ...turnsUntilAMinute,
  ...lengthsBehindAims,
  ...workBeforeItsWarmUp,
  ...partsOfWholes,
  ...swimDowns,
  ...gearByTurns,
  ...sidesAndRounds,
  ...startsOfRepetitions,
  ...turnsWithinSets,
  ...pairsAsTyped,
  ...targetsWithoutTheirWord,
  ...sessionsInFewWords,
  ...swimsInFewWords,
  ...boundsOnBothSides,
  ...ceilingsOfPulse,
  ...bareFigures,
  ...targetsOfBouts,
  ...trackSetsOnTheClock,
  ...turnsInATime,
  ...wordsBesideSets,
  ...wordsOfClubs,
  ...setsInClubShorthand,
  countsUnderALength,
  ...setsAsTyped,
  ...swimsByTheirParts,
  ...swimsAsTyped,
  ...runsThatGetFaster,
])
const ends = byNeed([...endsInFewWords, ...waysHomeInShort])
