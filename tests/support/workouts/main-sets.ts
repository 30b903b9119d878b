import { unroll } from '#domain/workout/groups.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/** The steps between warm-up and cool-down, as they are trained. */
export function mainSetOf(steps: StoredSteps): Step[] {
  return unroll(steps).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
}

/** Main sets with as many steps, in the same order, each as hard as the other's and as long within 30 s or 100 m. */
export function areAlike(one: readonly Step[], other: readonly Step[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ intensity, duration, target }, index) => {
      const match = other[index]
      return (
        match !== undefined &&
        intensity === match.intensity &&
        Math.abs(duration.value - match.duration.value) <= slack[duration.unit] + 1e-9 &&
        JSON.stringify(target) === JSON.stringify(match.target)
      )
    })
  )
}

/** Of some main sets those that are unlike all before them. */
export function unlikeOnes(sets: readonly Step[][]): Step[][] {
  const found: Step[][] = []
  for (const set of sets) if (!found.some((one) => areAlike(set, one))) found.push(set)
  return found
}

const slack = { minutes: 30, seconds: 30, meters: 100, yards: 100, kilometers: 0.1, miles: 0.06 }
