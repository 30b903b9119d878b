import type { Step } from '#domain/workout/step.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'

/** A request for a swim of any accepted kind, length and pool. */
export const swimRequest = generateRequest.filter(({ sport }) => sport === 'swimming')

export function isSwum({ duration }: Step): boolean {
  return duration.type === 'distance'
}

/** Swum between warm-up and cool-down in zone 2 or faster, or as hard. */
export function isWork({ intensity, target, effort = 0 }: Step): boolean {
  const isFramed = intensity === 'warmup' || intensity === 'cooldown'
  return !isFramed && ((target?.zoneNumber ?? 0) >= 2 || effort >= 4)
}
