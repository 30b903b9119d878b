import type { Direction } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { toGroups } from '#domain/workout/groups.ts'
import { keyOf } from '#domain/workout/same-workout.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** The directions that lead to no other version from one version with its locks, each with its cause. */
export type DeadEnds = { version: string; causes: Causes }
export type Causes = Partial<Record<Direction, string>>

type LockedVersion = { steps: StoredSteps; locked: readonly number[] }

/** The causes of the dead ends for a version; none once a step or a lock has changed. */
export function causesFor(deadEnds: DeadEnds | undefined, version: LockedVersion): Causes {
  return deadEnds?.version === versionKey(version) ? deadEnds.causes : {}
}

/** The dead ends with one more: no version was found in `direction` from `version`. */
export function withDeadEnd(
  deadEnds: DeadEnds | undefined,
  version: LockedVersion,
  direction: Direction,
  cause: string,
): DeadEnds {
  return { version: versionKey(version), causes: { ...causesFor(deadEnds, version), [direction]: cause } }
}

/**
 * The dead ends that hold for the next version too. `another` keeps a requested main set, so the causes that come from
 * that set remain. Any other direction leads to a version that may have a way back.
 */
export function carryOver(
  deadEnds: DeadEnds | undefined,
  { set, mainSet, previous }: GenerateRequest,
  next: LockedVersion,
): DeadEnds | undefined {
  if (!(set || mainSet) || previous?.direction !== 'another') return undefined
  const { another: _, ...causes } = causesFor(deadEnds, { steps: previous.steps, locked: previous.locked ?? [] })
  return { version: versionKey(next), causes }
}

function versionKey({ steps, locked }: LockedVersion): string {
  return JSON.stringify([toGroups(steps).map(keyOf), locked])
}
