import type { SportId } from '../sports/registry.ts'

/** What a recorded activity, or a part of one, says about itself. */
export type Activity = {
  /** Null for a sport that we do not have, and for parts of different ones. */
  sport: SportId | null
  startedAt: Date | null
  /** Without pauses, where the file says so. */
  seconds: number | null
  metres: number | null
}

/** A file that was read: the parts of an activity, of which a triathlon has several, or why it cannot be read. */
export type ReadActivity =
  | {
      ok: true
      parts: Activity[]
      /** Minutes that the clock of the place was ahead of UTC; null if the file does not say. */
      utcOffset: number | null
    }
  | { ok: false; reason: string }

/**
 * The figures of several parts: those of a sport if any is of it, else of all. The figures of all parts are added, and
 * it started when the first did.
 */
export function addParts(parts: readonly Activity[], sport?: SportId): Activity {
  const ofSport = parts.filter((part) => part.sport === sport)
  const added = ofSport.length > 0 ? ofSport : parts
  const [first = null, ...otherSports] = new Set(added.map((part) => part.sport))
  const starts = added.flatMap(({ startedAt }) => startedAt ?? [])
  return {
    sport: otherSports.length > 0 ? null : first,
    startedAt: starts.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    seconds: added.reduce<number | null>((total, { seconds }) => add(total, seconds), null),
    metres: added.reduce<number | null>((total, { metres }) => add(total, metres), null),
  }
}

function add(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0)
}
