import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { endsAndTurns } from './ends/ends-and-turns.ts'
import { phrasesOfEnds, phrasesOfHeadings } from './ends/phrases-of-ends.ts'
import { whatComesFirst } from './ends/what-comes-first.ts'
import { byNeed } from './phrases-by-need.ts'
import { phrasesOfBoutsAndRests } from './rests/phrases-of-bouts-and-rests.ts'
import { restsInShort } from './rests/rests-in-short.ts'
import { phrasesOfRides } from './rides/phrases-of-rides.ts'
import { targetsOfRides } from './rides/targets-of-rides.ts'
import { phrasesOfCounts } from './rows/phrases-of-counts.ts'
import { sequences } from './rows/sequences.ts'
import { phrasesOfRuns } from './runs/phrases-of-runs.ts'
import { racesAllOut } from './runs/races-in-their-time.ts'
import { runsAndRidesAsSpoken } from './runs/runs-and-rides-as-spoken.ts'
import { trials, trialsByName } from './runs/trials.ts'
import { sayAs } from './say-as.ts'
import { namesOfSets } from './sets/names-of-sets.ts'
import { idleClauses } from './talk/idle-clauses.ts'
import { namesOfSessions } from './talk/names-of-sessions.ts'
import { phrasesInFewWords } from './talk/phrases-in-few-words.ts'
import { plainWishes } from './talk/plain-wishes.ts'
import { effortsOfTriathlons } from './targets/efforts-of-triathlons.ts'
import { phrasesOfTargets } from './targets/phrases-of-targets.ts'

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
  ...runsAndRidesAsSpoken,
  ...namesOfSessions,
  ...namesOfSets,
  ...whatComesFirst,
  ...idleClauses,
])
const allTargets = byNeed([...phrasesInFewWords, ...targetsOfRides, ...phrasesOfTargets])
const phrases = byNeed([...phrasesOfCounts, ...phrasesOfEnds])
const phrasesOfAllSets = byNeed([...phrasesOfBoutsAndRests])
const phrasesOfSports = byNeed([
  ...plainWishes,
  ...phrasesOfHeadings,
  ...restsInShort,
  ...trials,
  ...sequences,
  ...endsAndTurns,
  ...effortsOfTriathlons,
  ...phrasesOfRuns,
  ...phrasesOfRides,
])
const namedTrials = byNeed([...racesAllOut, ...trialsByName])
