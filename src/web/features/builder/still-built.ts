import { unroll } from '#domain/workout/groups.ts'
import { asksEffort } from '#domain/workout/has-target.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/** Whether a workout is not yet whole: no work in it has a target, or no easy step follows the last work. */
export function isStillBuilt(stored: StoredSteps): boolean {
  const steps = unroll(stored)
  const isAimed = (step: Step) => isWork(step) && (asksEffort(step.target) || step.effort !== undefined)
  const last = steps.at(-1)
  return !steps.some(isAimed) || last === undefined || isWork(last)
}

function isWork({ intensity }: Step): boolean {
  return intensity === 'interval' || intensity === 'active'
}
