import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { Lengths } from '../plan/measure.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { fitted, type Standing } from './insert-recovery.ts'
import type { Place } from './locks.ts'

/**
 * A good session with what is kept put into its places, where something of the same sort stands there: what that
 * changes of the length, its easy steps take or give. Undefined where it cannot be done.
 */
export function grafted(
  onto: StoredSteps,
  { head, tail }: { head: readonly Place[]; tail: readonly Place[] },
  request: ResolvedRequest,
  measured: Lengths,
): Standing | undefined {
  const entries = toGroups(onto)
  const to = entries.length - tail.length
  if (to < head.length) return undefined
  const places = [
    ...head.map((place, index) => ({ ...place, at: index })),
    ...tail.map((place, index) => ({ ...place, at: to + index })),
  ].filter(({ isKept }) => isKept)
  for (const { entry, at } of places) {
    const there = entries[at]
    if (!there || !isOfOneSort(entry, there)) return undefined
    entries[at] = entry
  }
  const kept = new Set(places.map(({ entry }) => entry))
  const whole = fitted(entries, kept, request, measured)
  return whole && { entries: whole, kept, from: head.length, to }
}

function isOfOneSort(one: EditorEntry, other: EditorEntry): boolean {
  if (isGroup(one) || isGroup(other)) return isGroup(one) && isGroup(other)
  return one.intensity === other.intensity
}
