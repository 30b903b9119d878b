import type { AthleteId } from '../http/endpoint/athlete-id.ts'

/** Most workouts an athlete has, deleted ones counted until they are purged. */
export const MAX_WORKOUTS = 10_000

/**
 * Part of the room of a library that is used before its workouts are counted again. The rest is for other processes:
 * ten of them stay within the room together, and near its end everybody counts each time.
 */
const SHARE_BEFORE_RECOUNT = 1 / 10
const MAX_ATHLETES_REMEMBERED = 10_000

/**
 * Makes what saves a workout where its library has room, and answers undefined where it has none. Counting at each save
 * would cost more than the save. Saves for which it is counted wait for each other, or many at once would all see the
 * last free place.
 */
export function createLibraryLimit(count: (athlete: AthleteId) => Promise<number>) {
  const uncounted = new Map<AthleteId, number>()
  const counting = new Map<AthleteId, Promise<unknown>>()

  const countAndSave = async <Saved>(athlete: AthleteId, save: () => Promise<Saved>): Promise<Saved | undefined> => {
    const free = MAX_WORKOUTS - (await count(athlete))
    if (uncounted.size >= MAX_ATHLETES_REMEMBERED) uncounted.clear()
    // One is used at once.
    uncounted.set(athlete, Math.max(0, Math.floor(free * SHARE_BEFORE_RECOUNT) - 1))
    return free > 0 ? save() : undefined
  }

  return async <Saved>(athlete: AthleteId, save: () => Promise<Saved>): Promise<Saved | undefined> => {
    for (;;) {
      const sure = uncounted.get(athlete) ?? 0
      if (sure > 0) {
        uncounted.set(athlete, sure - 1)
        return save()
      }
      const other = counting.get(athlete)
      if (!other) break
      // Its trouble is its own request's.
      await other.catch(() => undefined)
    }
    const work = countAndSave(athlete, save).finally(() => counting.delete(athlete))
    counting.set(athlete, work)
    return work
  }
}
