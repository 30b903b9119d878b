import type { AthleteId } from '../http/endpoint/athlete-id.ts'

/** Most workouts an athlete has, deleted ones counted until they are purged. */
export const MOST_WORKOUTS = 10_000

/**
 * Part of the room of a library that is used before its workouts are counted again. The rest is for other processes:
 * ten of them stay within the room together, and near its end everybody counts each time.
 */
const PART_USED = 1 / 10
const MOST_ATHLETES = 10_000

/**
 * Makes what saves a workout where its library has room, and answers undefined where it has none. Counting at each save
 * would cost more than the save. Saves for which it is counted wait for each other, or many at once would all see the
 * last free place.
 */
export function createLibraryRoom(count: (athlete: AthleteId) => Promise<number>) {
  const sureRoom = new Map<AthleteId, number>()
  const counted = new Map<AthleteId, Promise<unknown>>()

  const countAndSave = async <Saved>(athlete: AthleteId, save: () => Promise<Saved>): Promise<Saved | undefined> => {
    const room = MOST_WORKOUTS - (await count(athlete))
    if (sureRoom.size >= MOST_ATHLETES) sureRoom.clear()
    // One is used at once.
    sureRoom.set(athlete, Math.max(0, Math.floor(room * PART_USED) - 1))
    return room > 0 ? save() : undefined
  }

  return async <Saved>(athlete: AthleteId, save: () => Promise<Saved>): Promise<Saved | undefined> => {
    for (;;) {
      const sure = sureRoom.get(athlete) ?? 0
      if (sure > 0) {
        sureRoom.set(athlete, sure - 1)
        return save()
      }
      const other = counted.get(athlete)
      if (!other) break
      // Its trouble is its own request's.
      await other.catch(() => undefined)
    }
    const work = countAndSave(athlete, save).finally(() => counted.delete(athlete))
    counted.set(athlete, work)
    return work
  }
}
