import type { SportId } from '../sports/registry.ts'
import { middleEffort, type ReferenceValue } from './effort.ts'
import { isGroup, toGroups } from './groups.ts'
import type { Step, StoredSteps } from './step.ts'
import { secondsOf } from './totals.ts'

/** The hardest step, and how often it comes, repeats expanded. */
export type Hardest = { step: Step; times: number }

/**
 * The hardest step of a workout: the highest effort, and of equal ones the longest. Steps of the warm-up and the
 * cool-down count only where there are no others: strides and openers are not the work. Undefined where all is rest.
 */
export function hardestOf(stored: StoredSteps, sport: SportId, reference?: ReferenceValue): Hardest | undefined {
  const all = occurrences(stored)
  const work = all.filter(({ step: { intensity } }) => intensity !== 'warmup' && intensity !== 'cooldown')
  return hardestAmong(work, sport, reference) ?? hardestAmong(all, sport, reference)
}

function hardestAmong(some: readonly Hardest[], sport: SportId, reference?: ReferenceValue): Hardest | undefined {
  let hardest: Hardest | undefined
  for (const { step, times } of some) {
    const effort = middleEffort(step, sport, reference)
    if (effort === 0) continue
    const most = hardest ? middleEffort(hardest.step, sport, reference) : 0
    if (hardest && isAlike(step, hardest.step)) hardest.times += times
    else if (
      !hardest ||
      effort > most ||
      (effort === most && secondsOf(step, sport, reference) > secondsOf(hardest.step, sport, reference))
    )
      hardest = { step, times }
  }
  return hardest
}

function occurrences(stored: StoredSteps): Hardest[] {
  return toGroups(stored).flatMap((entry) =>
    isGroup(entry) ? entry.steps.map((step) => ({ step, times: entry.count })) : [{ step: entry, times: 1 }],
  )
}

const isAlike = (one: Step, other: Step) =>
  one.duration.value === other.duration.value &&
  one.duration.unit === other.duration.unit &&
  one.effort === other.effort &&
  JSON.stringify(one.target) === JSON.stringify(other.target)
