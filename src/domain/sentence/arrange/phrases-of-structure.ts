import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { cadencesAndAccelerations } from './cadences-and-accelerations.ts'
import { effortsOfRepetitions } from './efforts-of-repetitions.ts'
import { effortsOfTriathlons } from './efforts-of-triathlons.ts'
import { endsAndTurns } from './ends-and-turns.ts'
import { idleClauses } from './idle-clauses.ts'
import { namesOfSessions } from './names-of-sessions.ts'
import { namesOfSets } from './names-of-sets.ts'
import { ordersOfParts } from './orders-of-parts.ts'
import { partsOfEach } from './parts-of-each.ts'
import { byNeed } from './phrases-by-need.ts'
import { phrasesInFewWords } from './phrases-in-few-words.ts'
import { phrasesOfBoutsAndRests } from './phrases-of-bouts-and-rests.ts'
import { phrasesOfCounts } from './phrases-of-counts.ts'
import { phrasesOfEnds, phrasesOfHeadings } from './phrases-of-ends.ts'
import { phrasesOfInserts } from './phrases-of-inserts.ts'
import { phrasesOfPlacesInTime } from './phrases-of-places-in-time.ts'
import { phrasesOfRests } from './phrases-of-rests.ts'
import { phrasesOfRides } from './phrases-of-rides.ts'
import { phrasesOfRuns } from './phrases-of-runs.ts'
import { phrasesOfSets } from './phrases-of-sets.ts'
import { phrasesOfSteps } from './phrases-of-steps.ts'
import { phrasesOfTargets } from './phrases-of-targets.ts'
import { phrasesOfWholes } from './phrases-of-wholes.ts'
import { plainWishes } from './plain-wishes.ts'
import { racesAlone } from './races-alone.ts'
import { racesAllOut } from './races-in-their-time.ts'
import { rampsAndShares } from './ramps-and-shares.ts'
import { repeatsAndHeadings } from './repeats-and-headings.ts'
import { restsBeforeNextSets } from './rests-before-next-sets.ts'
import { restsInShort } from './rests-in-short.ts'
import { roundsAndTimedBouts } from './rounds-and-timed-bouts.ts'
import { runsAndRidesAsSpoken } from './runs-and-rides-as-spoken.ts'
import { sayAs } from './say-as.ts'
import { sequences } from './sequences.ts'
import { stagesOfProgressions } from './stages-of-progressions.ts'
import { setsInMinutes } from './swims/sets-in-minutes.ts'
import { swimsAsSpoken } from './swims-as-spoken.ts'
import { targetsOfLists } from './targets-of-lists.ts'
import { targetsOfRides } from './targets-of-rides.ts'
import { trials, trialsByName } from './trials.ts'
import { trialsOfRiders } from './trials-of-riders.ts'
import { turnsByName } from './turns-by-name.ts'
import { turnsOfTwoEfforts } from './turns-of-two-efforts.ts'
import { turnsWithinBlocks } from './turns-within-blocks.ts'
import { whatComesFirst } from './what-comes-first.ts'
import { wholesAndTheirEnds } from './wholes-and-their-ends.ts'
import { wordsCutShort } from './words-cut-short.ts'

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
const namedTrials = byNeed([wordsCutShort, ...trialsOfRiders, ...racesAllOut, ...racesAlone, ...trialsByName])
