import type { AthleteId } from '../http/athlete-id.ts'

/** Most workouts an athlete has, deleted ones counted until they are purged. */
export const MOST_WORKOUTS = 10_000

/**
 * Part of the room of a library that is used before its workouts are counted again. The rest is for other processes:
 * ten of them stay within the room together, and near its end everybody counts each time.
 */
const PART_USED = 1 / 10
const MOST_ATHLETES = 10_000

/** Tells whether a library has room for one more workout. Counting at each save would cost more than the save. */
export function createLibraryRoom(count: (athlete: AthleteId) => Promise<number>) {
  const sureRoom = new Map<AthleteId, number>()
  return async (athlete: AthleteId): Promise<boolean> => {
    const sure = sureRoom.get(athlete) ?? 0
    if (sure > 0) {
      sureRoom.set(athlete, sure - 1)
      return true
    }
    const room = MOST_WORKOUTS - (await count(athlete))
    if (sureRoom.size >= MOST_ATHLETES) sureRoom.clear()
    // One is used at once.
    sureRoom.set(athlete, Math.max(0, Math.floor(room * PART_USED) - 1))
    return room > 0
  }
}
