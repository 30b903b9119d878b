import type { SportId } from '../../sports/registry.ts'
import { middleEffort, type ReferenceValue } from '../../workout/effort.ts'
import type { Step } from '../../workout/step.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import { sprintRest } from './sprint-rest.ts'

/**
 * Seconds of the recovery that a written bout gets, where none is said: in the middle of the shares of a bout that suit the
 * type, in a time that people write.
 */
export function secondsOfWrittenRest(
  work: Step,
  sport: SportId,
  [least, most]: readonly [least: number, most: number],
  reference?: ReferenceValue,
): number {
  const bout = movingSecondsOf(work, sport, reference)
  const wanted = ((least + Math.min(most, 1)) / 2) * bout
  const grain = wanted < 120 ? 15 : wanted < 300 ? 30 : 60
  return (
    sprintRest(work, bout, middleEffort(work, sport, reference)) ?? Math.max(grain, Math.round(wanted / grain) * grain)
  )
}
