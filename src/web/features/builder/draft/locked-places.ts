import { toGroups } from '#domain/workout/groups.ts'
import { keyOf } from '#domain/workout/same-workout.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/**
 * The places of locked entries in the next version: their own place from the start or from the end, else the next place
 * of an equal entry.
 */
export function lockedIn(next: StoredSteps, before: StoredSteps, places: readonly number[]): number[] {
  const [now, then] = [toGroups(next), toGroups(before)]
  const found: number[] = []
  for (const place of places.toSorted((one, other) => one - other)) {
    const entry = then[place]
    const isTheLike = (at: number) => entry !== undefined && keyOf(now[at]) === keyOf(entry) && !found.includes(at)
    // Versions differ in the number of entries in their middle, so an entry near the end keeps its place from the end.
    const fromEnd = now.length - then.length + place
    const at =
      [place, fromEnd].find(isTheLike) ?? now.findIndex((_, index) => index > (found.at(-1) ?? -1) && isTheLike(index))
    if (at >= 0) found.push(at)
  }
  return found
}
