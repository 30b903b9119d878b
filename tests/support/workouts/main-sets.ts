import { unroll } from '#domain/workout/groups.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/** The steps between warm-up and cool-down, with repeats unrolled. */
export function mainSetOf(steps: StoredSteps): Step[] {
  return unroll(steps).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
}

/** Whether two main sets have the same intensities and targets, and lengths that differ by at most 30 s or 100 m. */
export function areAlike(one: readonly Step[], other: readonly Step[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ intensity, duration, target }, index) => {
      const match = other[index]
      return (
        match !== undefined &&
        intensity === match.intensity &&
        Math.abs(duration.value - match.duration.value) <= maxDifference[duration.unit] + 1e-9 &&
        JSON.stringify(target) === JSON.stringify(match.target)
      )
    })
  )
}

/** The main sets that are not alike any one before them. */
export function distinctSets(sets: readonly Step[][]): Step[][] {
  const found: Step[][] = []
  for (const set of sets) if (!found.some((one) => areAlike(set, one))) found.push(set)
  return found
}

const maxDifference = { minutes: 30, seconds: 30, meters: 100, yards: 100, kilometers: 0.1, miles: 0.06 }
