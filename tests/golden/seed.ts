import { expect } from 'vitest'
import { NewWorkout } from '#domain/workout/workout.ts'
import type { Database } from '#server/db/database.ts'
import { head, migratedTo } from '#server/db/migrations.ts'
import { athletes, subscriptions, workouts } from '#server/db/tables.ts'

/** Expects what `npm run seed` has made in every version: an athlete with a plan, and a dozen valid workouts. */
export async function expectTheSeed(db: Database): Promise<void> {
  expect(await migratedTo(db)).toBe(head)
  const [athlete] = await db.select().from(athletes)
  expect(athlete?.email).toBe('rowan@example.org')
  const [subscription] = await db.select().from(subscriptions)
  expect(subscription).toMatchObject({ athlete_id: athlete?.id, type: 'standard' })
  const kept = await db.select().from(workouts)
  expect(kept).toHaveLength(12)
  for (const { name, sport, type, steps } of kept) NewWorkout.parse({ name, sport, type, steps })
  expect(new Set(kept.map(({ sport }) => sport)).size).toBe(3)
}
