import type { Phrase } from '../phrase.ts'
import { secondsOfRecoveries } from './bare-recoveries.ts'
import { turnRunsAndWalks } from './walks.ts'
import { takeWaysDown } from './ways-down.ts'

/** What words and figures mean only in a run. */
export function arrangeRuns(phrases: readonly Phrase[], text: string): Phrase[] {
  return secondsOfRecoveries(takeWaysDown(turnRunsAndWalks(phrases, text), text))
}
