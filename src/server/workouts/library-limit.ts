import type { AthleteId } from '../http/endpoint/athlete-id.ts'

/** Largest number of workouts of an athlete, including deleted ones until they are purged. */
export const MAX_WORKOUTS = 10_000

/**
 * Share of the free places that are filled before the workouts are counted again. The rest is for other processes: ten
 * of them stay within the limit together, and near the limit each save counts.
 */
const SHARE_BEFORE_RECOUNT = 1 / 10
const MAX_ATHLETES_REMEMBERED = 10_000

/**
 * Creates a function that saves a workout, or another thing of which an athlete may have `most`, if there is a free
 * place, and otherwise returns undefined. Counting
 * takes longer than saving, so not every save counts. Saves that need a count wait for each other; otherwise many at
 * once would all take the last place.
 */
export function createLibraryLimit(count: (athlete: AthleteId) => Promise<number>, most = MAX_WORKOUTS) {
  const uncounted = new Map<AthleteId, number>()
  const counting = new Map<AthleteId, Promise<unknown>>()

  const countAndSave = async <Saved>(athlete: AthleteId, save: () => Promise<Saved>): Promise<Saved | undefined> => {
    const free = most - (await count(athlete))
    if (uncounted.size >= MAX_ATHLETES_REMEMBERED) uncounted.clear()
    // The save that follows uses one place.
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
      // The other request reports its own error.
      await other.catch(() => undefined)
    }
    const work = countAndSave(athlete, save).finally(() => counting.delete(athlete))
    counting.set(athlete, work)
    return work
  }
}
