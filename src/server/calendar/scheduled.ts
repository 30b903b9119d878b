import type { ShownItem } from '#contracts/calendar.ts'

/** A workout on a day as the specification writes it; undefined for what is no workout. */
export function scheduledOf({ id, date, content, is_deleted, route }: ShownItem) {
  if (content.kind !== 'workout') return undefined
  const { workout_id, title } = content
  return {
    id,
    workout_id: is_deleted ? null : workout_id,
    scheduled_date: date,
    workout: is_deleted ? null : { id: workout_id, ...title },
    meta: is_deleted ? { deleted_workout: title } : {},
    route,
  }
}
