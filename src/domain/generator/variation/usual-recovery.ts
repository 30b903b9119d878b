import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'

/** The middle one of the recoveries in some versions; in a pool it is a rest at the wall. */
export function usualRecovery(
  versions: readonly (readonly EditorEntry[])[],
  { sport }: ResolvedRequest,
): Step | undefined {
  const intensity = sport.inPool ? 'rest' : 'recovery'
  const found = versions
    .flat()
    .flatMap((entry) => (isGroup(entry) ? entry.steps : [entry]))
    .filter((step) => step.intensity === intensity)
  return found.sort((one, other) => one.duration.value - other.duration.value)[found.length >> 1]
}
