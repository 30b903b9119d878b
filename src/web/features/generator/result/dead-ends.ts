import type { Direction } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { toGroups } from '#domain/workout/groups.ts'
import { keyOf } from '#domain/workout/same-workout.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** Directions that lead no further from one version with its locks, and why: asking again would change nothing. */
export type DeadEnds = { version: string; causes: Causes }
export type Causes = Partial<Record<Direction, string>>

type Locked = { steps: StoredSteps; locked: readonly number[] }

/** Why directions are off for what stands in the builder: nothing is once a step or a lock has changed. */
export function causesFor(deadEnds: DeadEnds | undefined, version: Locked): Causes {
  return deadEnds?.version === named(version) ? deadEnds.causes : {}
}

/** The dead ends with one more: `direction` was asked for from `version`, and nothing was found. */
export function withDeadEnd(
  deadEnds: DeadEnds | undefined,
  version: Locked,
  direction: Direction,
  cause: string,
): DeadEnds {
  return { version: named(version), causes: { ...causesFor(deadEnds, version), [direction]: cause } }
}

/**
 * What holds of the next version, too. A main set that was asked for is the same in another one; any other step leads
 * to where there may be a way back.
 */
export function carriedOver(
  deadEnds: DeadEnds | undefined,
  { set, previous }: GenerateRequest,
  next: Locked,
): DeadEnds | undefined {
  if (!set || previous?.direction !== 'another') return undefined
  const { another: _, ...causes } = causesFor(deadEnds, { steps: previous.steps, locked: previous.locked ?? [] })
  return { version: named(next), causes }
}

function named({ steps, locked }: Locked): string {
  return JSON.stringify([toGroups(steps).map(keyOf), locked])
}
