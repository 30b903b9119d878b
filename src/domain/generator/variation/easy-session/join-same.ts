import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { withLength } from '../insert-recovery.ts'
import { isEasyTime } from '../stretch-easy-time.ts'

/** The entries with easy neighbours of one target as one step, where a part between them has gone. */
export function joinSame(entries: readonly EditorEntry[]): EditorEntry[] {
  const joined: EditorEntry[] = []
  for (const entry of entries) {
    const last = joined.at(-1)
    if (
      last &&
      !isGroup(last) &&
      !isGroup(entry) &&
      isEasyTime(last) &&
      isEasyTime(entry) &&
      haveSameTarget(last, entry)
    )
      joined[joined.length - 1] = withLength(last, last.duration.value + entry.duration.value)
    else joined.push(entry)
  }
  return joined
}

function haveSameTarget(one: Step, other: Step): boolean {
  return (
    one.duration.unit === other.duration.unit &&
    one.target?.zoneNumber === other.target?.zoneNumber &&
    one.target?.percentMin === other.target?.percentMin
  )
}
