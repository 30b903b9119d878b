import { addDays, LAST_DAY, withinCalendar } from '../days/day.ts'
import type { Operation } from './operation.ts'
import type { Patch } from './patch.ts'

/** The part of a calendar that a change may look at: entries by id, and all entries of ranges of days. */
export type Reach = { ids: string[]; ranges: { from: string; to: string }[] }

/** What operations reach. */
export function reachOf(operations: readonly Operation[]): Reach {
  return {
    ids: operations.flatMap((operation) => [
      ...('id' in operation ? [operation.id] : []),
      ...(operation.op === 'copy' ? [operation.of] : []),
    ]),
    ranges: operations.flatMap(rangeOf),
  }
}

/** What patches reach. */
export function reachOfPatches(patches: readonly Patch[]): Reach {
  const days = new Set(patches.flatMap(({ after }) => after?.place?.date ?? []))
  return { ids: patches.map(({ id }) => id), ranges: [...days].map((day) => ({ from: day, to: day })) }
}

function rangeOf(operation: Operation): Reach['ranges'] {
  if (operation.op === 'copy-week')
    return [{ from: operation.from, to: addDays(operation.from, 7 * (operation.times + 1) - 1) }]
  if (operation.op === 'shift') {
    const { from, to, days } = operation
    const last = to ? addDays(to, Math.max(0, days)) : LAST_DAY
    return [{ from: withinCalendar(addDays(from, Math.min(0, days))), to: withinCalendar(last) }]
  }
  return 'date' in operation ? [{ from: operation.date, to: operation.date }] : []
}
