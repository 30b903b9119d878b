import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { endsAndInsetsAsTalkedOf } from './ends/ends-and-insets-as-talked-of.ts'
import { endsByTheirWay } from './ends/ends-by-their-way.ts'
import { endsInFewWords } from './ends/ends-in-few-words.ts'
import { endsWithoutCommas } from './ends/ends-without-commas.ts'
import { waysHomeInShort } from './ends/ways-home-in-short.ts'
import { openersOfWarmUps, workBeforeItsWarmUp } from './ends/work-before-its-warm-up.ts'
import { hoursOfParts } from './parts/hours-of-parts.ts'
import { partsAsTalkedOf } from './parts/parts-as-talked-of.ts'
import { partsBeforeOthers } from './parts/parts-before-others.ts'
import { partsInTheMiddle } from './parts/parts-in-the-middle.ts'
import { partsOfWholes } from './parts/parts-of-wholes.ts'
import { partsThatFollow } from './parts/parts-that-follow.ts'
import { placesInWholes } from './parts/places-in-wholes.ts'
import { speedAtTheEnd } from './parts/speed-at-the-end.ts'
import { unsaidLengths } from './parts/unsaid-lengths.ts'
import { byNeed } from './phrases-by-need.ts'
import { restsAndLimitsInFewWords } from './rests/rests-and-limits-in-few-words.ts'
import { restsAndTargetsAsTyped } from './rests/rests-and-targets-as-typed.ts'
import { restsBehindBrackets } from './rests/rests-behind-brackets.ts'
import { restsOfAllParts } from './rests/rests-of-all-parts.ts'
import { restsOfRounds } from './rests/rests-of-rounds.ts'
import { restsOfTwoSets } from './rests/rests-of-two-sets.ts'
import { restsOnTheClock } from './rests/rests-on-the-clock.ts'
import { restsThatChange } from './rests/rests-that-change.ts'
import { roundsWithSharesOfRest } from './rests/rounds-with-shares-of-rest.ts'
import { sharesInFigures } from './rests/shares-in-figures.ts'
import { partsOfRides } from './rides/parts-of-rides.ts'
import { ridesInOtherWords } from './rides/rides-in-other-words.ts'
import { ridesInRidersWords } from './rides/rides-in-riders-words.ts'
import { ridesInShort } from './rides/rides-in-short.ts'
import { ridesOnTheTrack } from './rides/rides-on-the-track.ts'
import { ridesUpAndDown } from './rides/rides-up-and-down.ts'
import { timesOfRides } from './rides/times-of-rides.ts'
import { equalLengths } from './rows/equal-lengths.ts'
import { roundsOfLengths } from './rows/rounds-of-lengths.ts'
import { roundsOfRows } from './rows/rounds-of-rows.ts'
import { rowsThatGetFaster } from './rows/rows-that-get-faster.ts'
import { rowsWithTargets } from './rows/rows-with-targets.ts'
import { wordsBehindRows } from './rows/words-behind-rows.ts'
import { stretchesThatChange } from './rungs/stretches-that-change.ts'
import { drillsOfRunners } from './runs/drills-of-runners.ts'
import { halvesOfRuns } from './runs/halves-of-runs.ts'
import { hillsInShort } from './runs/hills-in-short.ts'
import { numberedMilesOfRuns } from './runs/numbered-miles-of-runs.ts'
import { programmesOfWalks } from './runs/programmes-of-walks.ts'
import { racesInTheirTime } from './runs/races-in-their-time.ts'
import { rowsOfRunsAndWalks } from './runs/rows-of-runs-and-walks.ts'
import { runsOffTheBike } from './runs/runs-off-the-bike.ts'
import { runsThatGetFaster } from './runs/runs-that-get-faster.ts'
import { speedsOfTreadmills } from './runs/speeds-of-treadmills.ts'
import { sprintsOfTheTrack } from './runs/sprints-of-the-track.ts'
import { stridesAndTheWhole } from './runs/strides-and-the-whole.ts'
import { walksBeforeAndAfter } from './runs/walks-before-and-after.ts'
import { walksOfBeginners } from './runs/walks-of-beginners.ts'
import { walksWithinRuns } from './runs/walks-within-runs.ts'
import { weeksOfPlans } from './runs/weeks-of-plans.ts'
import { sayAs } from './say-as.ts'
import { blocksOfPairs } from './sets/blocks-of-pairs.ts'
import { boutsInUnitsOfWholes } from './sets/bouts-in-units-of-wholes.ts'
import { correctedSets } from './sets/corrected-sets.ts'
import { groupsOfRepetitions } from './sets/groups-of-repetitions.ts'
import { lengthsBeforeTheirSets } from './sets/lengths-before-their-sets.ts'
import { lengthsInPieces } from './sets/lengths-in-pieces.ts'
import { pairsAsTyped } from './sets/pairs-as-typed.ts'
import { setsAsTyped } from './sets/sets-as-typed.ts'
import { setsInClubShorthand } from './sets/sets-in-club-shorthand.ts'
import { setsWithinSteadyWholes } from './sets/sets-within-steady-wholes.ts'
import { shortBoutsBehindWork } from './sets/short-bouts-behind-work.ts'
import { startsOfRepetitions } from './sets/starts-of-repetitions.ts'
import { trackSetsOnTheClock } from './sets/track-sets-on-the-clock.ts'
import { wordsBesideSets } from './sets/words-beside-sets.ts'
import { changingRounds } from './swims/changing-rounds.ts'
import { countsThatFit } from './swims/counts-that-fit.ts'
import { countsUnderALength } from './swims/counts-under-a-length.ts'
import { endsInAndOut } from './swims/ends-in-and-out.ts'
import { gearByTurns } from './swims/gear-by-turns.ts'
import { pausesOfRows } from './swims/pauses-of-rows.ts'
import { restsOfLengths } from './swims/rests-of-lengths.ts'
import { restsOfSwims } from './swims/rests-of-swims.ts'
import { rowsOfSwims } from './swims/rows-of-swims.ts'
import { rowsWithOneApart } from './swims/rows-with-one-apart.ts'
import { sidesAndRounds } from './swims/sides-and-rounds.ts'
import { strokesOfEach } from './swims/strokes-of-each.ts'
import { strokesOneCanSwim } from './swims/strokes-one-can-swim.ts'
import { swimDowns } from './swims/swim-downs.ts'
import { swimsAsTyped } from './swims/swims-as-typed.ts'
import { swimsByOtherWords } from './swims/swims-by-other-words.ts'
import { swimsByTheirParts } from './swims/swims-by-their-parts.ts'
import { swimsInFewWords } from './swims/swims-in-few-words.ts'
import { swimsInShort } from './swims/swims-in-short.ts'
import { wholesOfSwims } from './swims/wholes-of-swims.ts'
import { wordsOfCoaches } from './swims/words-of-coaches.ts'
import { sessionsInFewWords } from './talk/sessions-in-few-words.ts'
import { wordsBehindFigures } from './talk/words-behind-figures.ts'
import { wordsOfClubs } from './talk/words-of-clubs.ts'
import { wordsOfOtherLanguages } from './talk/words-of-other-languages.ts'
import { wordsOfTalk } from './talk/words-of-talk.ts'
import { bareFigures } from './targets/bare-figures.ts'
import { boundsOnBothSides } from './targets/bounds-on-both-sides.ts'
import { ceilingsOfPulse } from './targets/ceilings-of-pulse.ts'
import { effortsWithoutPaces } from './targets/efforts-without-paces.ts'
import { lengthsBehindAims } from './targets/lengths-behind-aims.ts'
import { overUndersInPercent } from './targets/over-unders-in-percent.ts'
import { ownRacePaces } from './targets/own-race-paces.ts'
import { pacesOfEachBout } from './targets/paces-of-each-bout.ts'
import { pacesWithoutAColon } from './targets/paces-without-a-colon.ts'
import { racesOfEachRung } from './targets/races-of-each-rung.ts'
import { racesOfRacePace } from './targets/races-of-race-pace.ts'
import { rangesOfPaces } from './targets/ranges-of-paces.ts'
import { spokenPaces } from './targets/spoken-paces.ts'
import { targetsOfBouts } from './targets/targets-of-bouts.ts'
import { targetsOfFloats } from './targets/targets-of-floats.ts'
import { targetsWithoutTheirWord } from './targets/targets-without-their-word.ts'
import { timesWithPrimes } from './targets/times-with-primes.ts'
import { pacesByTurns } from './turns/paces-by-turns.ts'
import { setsOfTurnsInShort } from './turns/sets-of-turns-in-short.ts'
import { turnsInATime } from './turns/turns-in-a-time.ts'
import { turnsUntilAMinute } from './turns/turns-until-a-minute.ts'
import { turnsWithinSets } from './turns/turns-within-sets.ts'

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
  ...placesInWholes,
  ...hoursOfParts,
  ...ridesOnTheTrack,
  ...restsThatChange,
  ...drillsOfRunners,
  ...ownRacePaces,
  ...racesInTheirTime,
  ...pacesWithoutAColon,
  ...effortsWithoutPaces,
  ...speedAtTheEnd,
  ...stretchesThatChange,
  ...rowsThatGetFaster,
  ...partsInTheMiddle,
  ...sprintsOfTheTrack,
  ...rowsWithOneApart,
  ...rowsOfRunsAndWalks,
  ...walksBeforeAndAfter,
  ...restsAndLimitsInFewWords,
  ...restsOfTwoSets,
  ...rangesOfPaces,
  ...changingRounds,
  ...countsThatFit,
  ...wordsOfCoaches,
  ...ridesUpAndDown,
  ...runsOffTheBike,
  ...openersOfWarmUps,
  ...walksOfBeginners,
  ...strokesOneCanSwim,
  ...equalLengths,
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
  ...lengthsInPieces,
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
  ...groupsOfRepetitions,
  ...shortBoutsBehindWork,
  ...restsOfRounds,
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
