import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { endsAndTurns } from './ends/ends-and-turns.ts'
import { phrasesOfEnds, phrasesOfHeadings } from './ends/phrases-of-ends.ts'
import { whatComesFirst } from './ends/what-comes-first.ts'
import { wholesAndTheirEnds } from './ends/wholes-and-their-ends.ts'
import { ordersOfParts } from './parts/orders-of-parts.ts'
import { partsOfEach } from './parts/parts-of-each.ts'
import { phrasesOfPlacesInTime } from './parts/phrases-of-places-in-time.ts'
import { phrasesOfWholes } from './parts/phrases-of-wholes.ts'
import { byNeed } from './phrases-by-need.ts'
import { phrasesOfBoutsAndRests } from './rests/phrases-of-bouts-and-rests.ts'
import { phrasesOfRests } from './rests/phrases-of-rests.ts'
import { restsBeforeNextSets } from './rests/rests-before-next-sets.ts'
import { restsInShort } from './rests/rests-in-short.ts'
import { cadencesAndAccelerations } from './rides/cadences-and-accelerations.ts'
import { phrasesOfRides } from './rides/phrases-of-rides.ts'
import { rampsAndShares } from './rides/ramps-and-shares.ts'
import { targetsOfRides } from './rides/targets-of-rides.ts'
import { trialsOfRiders } from './rides/trials-of-riders.ts'
import { phrasesOfCounts } from './rows/phrases-of-counts.ts'
import { phrasesOfSteps } from './rows/phrases-of-steps.ts'
import { repeatsAndHeadings } from './rows/repeats-and-headings.ts'
import { roundsAndTimedBouts } from './rows/rounds-and-timed-bouts.ts'
import { sequences } from './rows/sequences.ts'
import { phrasesOfRuns } from './runs/phrases-of-runs.ts'
import { racesAlone } from './runs/races-alone.ts'
import { racesAllOut } from './runs/races-in-their-time.ts'
import { runsAndRidesAsSpoken } from './runs/runs-and-rides-as-spoken.ts'
import { stagesOfProgressions } from './runs/stages-of-progressions.ts'
import { trials, trialsByName } from './runs/trials.ts'
import { sayAs } from './say-as.ts'
import { namesOfSets } from './sets/names-of-sets.ts'
import { phrasesOfInserts } from './sets/phrases-of-inserts.ts'
import { phrasesOfSets } from './sets/phrases-of-sets.ts'
import { setsInMinutes } from './swims/sets-in-minutes.ts'
import { swimsAsSpoken } from './swims/swims-as-spoken.ts'
import { idleClauses } from './talk/idle-clauses.ts'
import { namesOfSessions } from './talk/names-of-sessions.ts'
import { phrasesInFewWords } from './talk/phrases-in-few-words.ts'
import { plainWishes } from './talk/plain-wishes.ts'
import { wordsAsTyped } from './talk/words-as-typed.ts'
import { effortsOfRepetitions } from './targets/efforts-of-repetitions.ts'
import { effortsOfTriathlons } from './targets/efforts-of-triathlons.ts'
import { phrasesOfTargets } from './targets/phrases-of-targets.ts'
import { targetsOfLists } from './targets/targets-of-lists.ts'
import { turnsByName } from './turns/turns-by-name.ts'
import { turnsOfTwoEfforts } from './turns/turns-of-two-efforts.ts'
import { turnsWithinBlocks } from './turns/turns-within-blocks.ts'

/** Phrases for one structure each, in the words for it that are read: "in the middle" of two is between them. */
export function sayPlainly(_: readonly Token[], text: string): Edit[] {
  return sayAs(phrases, text)
}

/** Time trials by name, with their length before it. */
export function sayTrials(_: readonly Token[], text: string): Edit[] {
  return sayAs(namedTrials, text)
}

/** What a session is called, and what is said beside it. */
export function skipIdleClauses(_: readonly Token[], text: string): Edit[] {
  return sayAs(besideSessions, text)
}

/** Phrases of runs and rides that stand around or within what all others are. */
export function sayRunsAndRides(_: readonly Token[], text: string): Edit[] {
  return sayAs(phrasesOfSports, text)
}

/** The phrases of sets, lengths and rests in one sport's words. */
export function saySets(_: readonly Token[], text: string): Edit[] {
  return sayAs(phrasesOfAllSets, text)
}

/** Targets in short, with their sign or unit. */
export function sayTargets(_: readonly Token[], text: string): Edit[] {
  return sayAs(allTargets, text)
}

const besideSessions = byNeed([
  ...swimsAsSpoken,
  ...runsAndRidesAsSpoken,
  ...cadencesAndAccelerations,
  ...namesOfSessions,
  ...namesOfSets,
  ...setsInMinutes,
  ...roundsAndTimedBouts,
  ...rampsAndShares,
  ...wholesAndTheirEnds,
  ...whatComesFirst,
  ...partsOfEach,
  ...stagesOfProgressions,
  ...effortsOfRepetitions,
  ...turnsWithinBlocks,
  ...idleClauses,
])
const allTargets = byNeed([
  ...phrasesInFewWords,
  ...phrasesOfWholes,
  ...ordersOfParts,
  ...repeatsAndHeadings,
  ...turnsByName,
  ...turnsOfTwoEfforts,
  ...targetsOfLists,
  ...targetsOfRides,
  ...phrasesOfTargets,
])
const phrases = byNeed([
  ...restsBeforeNextSets,
  ...phrasesOfRests,
  ...phrasesOfCounts,
  ...phrasesOfSteps,
  ...phrasesOfEnds,
])
const phrasesOfAllSets = byNeed([...phrasesOfBoutsAndRests, ...phrasesOfSets])
const phrasesOfSports = byNeed([
  ...plainWishes,
  ...phrasesOfHeadings,
  ...phrasesOfPlacesInTime,
  ...restsInShort,
  ...trials,
  ...sequences,
  ...endsAndTurns,
  ...effortsOfTriathlons,
  ...phrasesOfInserts,
  ...phrasesOfRuns,
  ...phrasesOfRides,
])
const namedTrials = byNeed([...wordsAsTyped, ...trialsOfRiders, ...racesAllOut, ...racesAlone, ...trialsByName])
