import { toGroups } from '#domain/workout/groups.ts'
import { keyOf } from '#domain/workout/same-workout.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/**
 * Where kept entries stand in the next version: at their own place from the start or from the end,
 * or else at the next place that holds the like.
 */
export function keptIn(next: StoredSteps, before: StoredSteps, places: readonly number[]): number[] {
  const [now, then] = [toGroups(next), toGroups(before)]
  const found: number[] = []
  for (const place of places.toSorted((one, other) => one - other)) {
    const entry = then[place]
    const isTheLike = (at: number) => entry !== undefined && keyOf(now[at]) === keyOf(entry) && !found.includes(at)
    // A version has more or fewer entries in its middle: what stood near the end still does.
    const fromEnd = now.length - then.length + place
    const at =
      [place, fromEnd].find(isTheLike) ?? now.findIndex((_, index) => index > (found.at(-1) ?? -1) && isTheLike(index))
    if (at >= 0) found.push(at)
  }
  return found
}
