import type { StoredSteps, Target } from './step.ts'

/** Whether any step asks for an effort. Where none does, zones and distances worked out from effort are guesses. */
export function hasTarget(steps: StoredSteps): boolean {
  return steps.some((entry) => 'target' in entry && asksEffort(entry.target))
}

/** Whether a target asks for an effort. An open one carries no figure and does not, nor a type without one, nor a range open at both ends. */
export function asksEffort(target: Target | null | undefined): target is Target {
  if (!target) return false
  const { type, zoneNumber, percentMin, rangeMin, rangeMax } = target
  if (zoneNumber !== undefined || percentMin !== undefined) return true
  if (rangeMin === undefined) return false
  // Coasting is 0 watts, which somebody can ask for; no pace and no heart is 0.
  return (rangeMax ?? rangeMin) > 0 || (type === 'power' && rangeMax === 0)
}
