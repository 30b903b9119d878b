import type { StoredSteps } from './step.ts'

/** Whether any step asks for an effort. Where none does, zones and distances worked out from effort are guesses. */
export function hasTarget(steps: StoredSteps): boolean {
  return steps.some((entry) => 'target' in entry && entry.target && entry.target.type !== 'open')
}
