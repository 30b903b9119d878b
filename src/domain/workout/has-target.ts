import type { StoredSteps, Target } from './step.ts'

/** Whether any step asks for an effort. Where none does, zones and distances worked out from effort are guesses. */
export function hasTarget(steps: StoredSteps): boolean {
  return steps.some((entry) => 'target' in entry && asksEffort(entry.target))
}

/** Whether a target asks for an effort: not if it is open, names no figure, or is a range open at both ends. */
export function asksEffort(target: Target | null | undefined): target is Target {
  if (!target) return false
  const { type, zoneNumber, percentMin, rangeMin, rangeMax } = target
  if (zoneNumber !== undefined || percentMin !== undefined) return true
  if (rangeMin === undefined) return false
  // A target of 0 watts is possible (coasting), a pace or a heart rate of 0 is not.
  return (rangeMax ?? rangeMin) > 0 || (type === 'power' && rangeMax === 0)
}
