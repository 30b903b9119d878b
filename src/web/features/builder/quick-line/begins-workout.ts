import { isGroup, toGroups } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/**
 * Whether steps begin a workout, so that they replace the warm-up that a new one starts with: they warm up, they ramp up,
 * or they are several entries of which the first is a step.
 */
export function beginsWorkout(steps: StoredSteps): boolean {
  const [first, ...others] = toGroups(steps)
  if (!first || isGroup(first)) return false
  return first.intensity === 'warmup' || first.target?.ramp === 'rising' || others.length > 0
}
