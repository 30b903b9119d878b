import { areAlike } from '#domain/generator/variation/compare/version-traits.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/** The steps between warm-up and cool-down, with repeats unrolled. */
export function mainSetOf(steps: StoredSteps): Step[] {
  return unroll(steps).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
}

/** The main sets that are not alike any one before them. */
export function distinctSets(sets: readonly Step[][]): Step[][] {
  const found: Step[][] = []
  for (const set of sets) if (!found.some((one) => areAlike(set, one))) found.push(set)
  return found
}
