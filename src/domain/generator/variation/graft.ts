import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import { type Draft, fitLength } from './insert-recovery.ts'
import type { LockContext } from './locks.ts'

/**
 * A session with the locked entries in the places of its own, each in place of one of the same sort; its easy steps
 * give or take the difference in length. Undefined if the sorts differ or no easy step can.
 */
export function graft(session: readonly EditorEntry[], locks: LockContext): Draft | undefined {
  const { head, tail } = locks
  const to = session.length - tail.length
  if (to < head.length) return undefined
  const entries = [...session]
  for (const [at, { entry, isLocked }] of [
    ...head.entries(),
    ...tail.map((old, index) => [to + index, old] as const),
  ]) {
    if (!isLocked) continue
    const replaced = entries[at]
    if (!replaced || sortOf(entry) !== sortOf(replaced)) return undefined
    entries[at] = entry
  }
  const fitted = fitLength(entries, locks)
  return fitted && { entries: fitted, from: head.length, to }
}

function sortOf(entry: EditorEntry): string {
  return isGroup(entry) ? entry.type : entry.intensity
}
