import { monthGrid } from '#domain/calendar/days/month.ts'
import { saveWorkouts } from '#tests/e2e/workouts.ts'
import { call, type Fetch } from '#web/lib/api.ts'

/** A month that is shown in six weeks. */
export const MONTH = '2026-08-01'
/** More than a cell of the month has room for. */
export const WORKOUTS_A_DAY = 4

/** Plans a month in which every day that is shown has several workouts. */
export async function planFullMonth(api: Fetch): Promise<void> {
  const workouts = await saveWorkouts(api)
  for (const day of monthGrid(MONTH).flat()) {
    const operations = Array.from({ length: WORKOUTS_A_DAY }, (_, at) => ({
      op: 'schedule' as const,
      id: crypto.randomUUID(),
      date: day,
      workout_id: workouts[at % workouts.length]?.id ?? '',
    }))
    await call('post /api/calendar/changes', { id: crypto.randomUUID(), operations }, api)
  }
}
