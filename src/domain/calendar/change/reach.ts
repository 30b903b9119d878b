import { addDays, LAST_DAY, withinCalendar } from '../days/day.ts'
import type { Operation } from './operation.ts'
import type { Patch } from './patch.ts'

/** The part of a calendar that a change may look at: entries by id, and all entries of ranges of days. */
export type Reach = { ids: string[]; ranges: Range[] }
type Range = { from: string; to: string }

/** What operations reach. */
export function reachOf(operations: readonly Operation[]): Reach {
  return {
    ids: operations.flatMap((operation) => [
      ...('id' in operation ? [operation.id] : []),
      ...(operation.op === 'copy' ? [operation.of] : []),
    ]),
    ranges: joined(operations.flatMap(rangeOf)),
  }
}

/** What patches reach. */
export function reachOfPatches(patches: readonly Patch[]): Reach {
  const days = new Set(patches.flatMap(({ after }) => after?.place?.date ?? []))
  return { ids: patches.map(({ id }) => id), ranges: [...days].map((day) => ({ from: day, to: day })) }
}

/** Ranges that overlap as one, so that an entry is read once however many operations reach it. */
function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  for (const { from, to } of ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = found.at(-1)
    if (!last || from > last.to) found.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return found
}

function rangeOf(operation: Operation): Range[] {
  if (operation.op === 'copy-week')
    return [{ from: operation.from, to: addDays(operation.from, 7 * (operation.times + 1) - 1) }]
  if (operation.op === 'shift') {
    const { from, to, days } = operation
    const last = to ? addDays(to, Math.max(0, days)) : LAST_DAY
    return [{ from: withinCalendar(addDays(from, Math.min(0, days))), to: withinCalendar(last) }]
  }
  return 'date' in operation ? [{ from: operation.date, to: operation.date }] : []
}
