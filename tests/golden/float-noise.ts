import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { withPlainTimes } from '#domain/workout/with-plain-times.ts'
import type { Database } from '#server/db/database.ts'
import { workouts } from '#server/db/tables.ts'

const time = (value: number) => ({
  intensity: 'active' as const,
  duration: { type: 'time' as const, unit: 'minutes' as const, value, displayValue: '8' },
  notes: '480.00003',
})

/** Steps as imports of 0.2.0 stored them, with the noise of 32-bit floats. */
const noisy: StoredSteps = [
  ...[480.00003, 479.99997, 30.100000381, 30.5, 90.004, 0.004, 0.0004, 600, 85_999.9921875].map(time),
  { repeat: { steps: 2, count: 3 } },
  { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 1.0000001 } },
]

/** The statement that puts such steps into the runs of a database that is not migrated yet. */
export const ADD_FLOAT_NOISE = `update workouts set steps = '${JSON.stringify(noisy)}' where sport = 'running'`

/** Expects that the migrations have removed the noise, and nothing else. */
export async function expectNoFloatNoise(db: Database): Promise<void> {
  const [run] = await db.select().from(workouts).where(sql`sport = 'running'`)
  expect(run?.steps).toEqual(withPlainTimes(noisy))
  expect(run?.steps.slice(0, 9)).toEqual([480, 480, 30.1, 30.5, 90, 0.004, 0.0004, 600, 86_000].map(time))
  const written = await db.execute(sql`select steps::text as steps from workouts where sport = 'running' limit 1`)
  expect((written as unknown as { rows: { steps: string }[] }).rows[0]?.steps).not.toMatch(/\d\.\d*0[,}]/)
}
