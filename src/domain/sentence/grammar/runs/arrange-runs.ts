import type { Phrase } from '../phrase.ts'
import { secondsOfRecoveries } from './bare-recoveries.ts'
import { restEasilyBetween } from './easy-between.ts'
import { dropSecondUnits } from './lengths-said-twice.ts'
import { nameSessions } from './names-of-sessions.ts'
import { readPacesInBrackets } from './paces-in-brackets.ts'
import { joinEfforts } from './ranges-of-efforts.ts'
import { turnRunsAndWalks } from './walks.ts'
import { takeWaysDown } from './ways-down.ts'

/** What words and figures mean only in a run. */
export function arrangeRuns(phrases: readonly Phrase[], text: string): Phrase[] {
  return secondsOfRecoveries(
    takeWaysDown(
      turnRunsAndWalks(joinEfforts(nameSessions(restEasilyBetween(readPacesInBrackets(dropSecondUnits(phrases))), text)), text),
      text,
    ),
  )
}
