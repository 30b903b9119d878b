import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import type { Phrase } from './phrase.ts'
import { phrasesOfBoutsAndRests } from './phrases-of-bouts-and-rests.ts'
import { phrasesOfCounts } from './phrases-of-counts.ts'
import { phrasesOfEnds, phrasesOfHeadings } from './phrases-of-ends.ts'
import { phrasesOfPlacesInTime } from './phrases-of-places-in-time.ts'
import { phrasesOfRests } from './phrases-of-rests.ts'
import { phrasesOfRides } from './phrases-of-rides.ts'
import { phrasesOfRuns } from './phrases-of-runs.ts'
import { phrasesOfSets } from './phrases-of-sets.ts'
import { phrasesOfSteps } from './phrases-of-steps.ts'
import { phrasesOfTargets } from './phrases-of-targets.ts'
import { sayAs } from './say-as.ts'

/** Phrases for one structure each, in the words for it that are read: "in the middle" of two is between them. */
export function sayPlainly(_: readonly Token[], text: string): Edit[] {
  return sayAs(phrases, text)
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
  return sayAs(phrasesOfTargets, text)
}

const phrases: readonly Phrase[] = [...phrasesOfRests, ...phrasesOfCounts, ...phrasesOfSteps, ...phrasesOfEnds]
const phrasesOfAllSets: readonly Phrase[] = [...phrasesOfBoutsAndRests, ...phrasesOfSets]
const phrasesOfSports: readonly Phrase[] = [
  ...phrasesOfHeadings,
  ...phrasesOfPlacesInTime,
  ...phrasesOfRuns,
  ...phrasesOfRides,
]
