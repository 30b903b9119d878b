import type { Workout } from '#contracts/workouts.ts'
import { call } from '../../../../lib/api.ts'
import { pageAddress } from '../../workout-address.ts'

/** Saves a workout, as it is shown, in the athlete's own library. Returns the path of the copy's page. */
export async function copyWorkout({ name, sport, type, steps, poolLength }: Workout): Promise<string> {
  const { id } = await call('post /api/workouts', { name, sport, type, steps, poolLength })
  return pageAddress(id)
}
