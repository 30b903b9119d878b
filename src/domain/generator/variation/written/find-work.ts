import type { SportId } from '../../../sports/registry.ts'
import { sumOf } from '../../../units/numbers.ts'
import { middleEffort } from '../../../workout/effort.ts'
import { type EditorEntry, isGroup, type RepeatGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { movingSecondsOf } from '../../../workout/totals.ts'

/** Bouts of work: so many of one step. */
export type Work = { count: number; step: Step }

/** The place of the entry that the workout is for: the set that costs most, or without sets the hardest step. */
export function findWork(entries: readonly EditorEntry[], sport: SportId): number | undefined {
  return (
    placeOfMost(entries.map((entry) => (isGroup(entry) ? costOf(entry, sport) : 0))) ??
    placeOfMost(entries.map((entry) => (!isGroup(entry) && isWork(entry) ? middleEffort(entry, sport, undefined) : 0)))
  )
}

/** Whether a step is work: neither a pause nor an end of the workout. */
export function isWork({ intensity }: Step): boolean {
  return intensity === 'active' || intensity === 'interval'
}

/** The place of the first of the largest figures; undefined if none is above 0. */
function placeOfMost(figures: readonly number[]): number | undefined {
  const most = Math.max(0, ...figures)
  return most > 0 ? figures.indexOf(most) : undefined
}

/** What the work of a set costs, in seconds at threshold. */
function costOf({ steps, count }: RepeatGroup, sport: SportId): number {
  return count * sumOf(steps.filter(isWork), (step) => costOfStep(step, sport))
}

function costOfStep(step: Step, sport: SportId): number {
  return movingSecondsOf(step, sport) * (middleEffort(step, sport, undefined) / 100) ** COST_EXPONENT
}

/** As in normalized power (Allen and Coggan, Training and Racing with a Power Meter): effort costs its fourth power. */
const COST_EXPONENT = 4
