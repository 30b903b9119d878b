import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { athleteOfOperator } from '#server/http/endpoint/athlete-id.ts'
import { makeReAim } from '#server/re-aims/change.ts'
import { readWorkout, replaceWorkout } from '#server/workouts/store.ts'
import { writeWorkout } from '#server/workouts/written-workout.ts'
import { theApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { ftpRide, setFtp } from '#tests/support/server/re-aimed.ts'

test('a re-aim waits for a save that is under way, and leaves what that typed', async () => {
  const { db } = await theApp()
  const person = await anAthlete()
  const athlete = athleteOfOperator(person)
  await setFtp(person, 250)
  const { id } = await person.api('post /api/workouts', ftpRide('Ride', { rangeMin: 238, rangeMax: 262 }))
  await setFtp(person, 265)
  const [offer] = (await person.api('get /api/re-aims', {})).offers
  const asked = { id: randomUUID(), offer: offer?.id ?? '', to: { value: '265', unit: null }, workouts: [id] }

  const typed = ftpRide('Typed', { rangeMin: 200, rangeMax: 220 })
  // In an object: a transaction waits for a promise that it returns.
  const { reAim } = await db.transaction(async (within) => {
    await replaceWorkout(within, athlete, id, writeWorkout(typed), new Date())
    const reAim = makeReAim(db, athlete, asked, new Date())
    await untilOneWaits(db)
    return { reAim }
  })
  expect((await reAim).workout_count).toBe(0)
  const stored = await readWorkout(db, id, null)
  expect(stored?.name).toBe('Typed')
  expect(JSON.parse(stored?.steps ?? '')).toEqual(typed.steps)
})

/** Resolves when a session of this database waits for a lock. */
async function untilOneWaits(db: Database): Promise<void> {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  for (;;) {
    const { rows } = (await db.execute(waiting)) as unknown as { rows: { count: number }[] }
    if (rows[0]?.count) return
  }
}
