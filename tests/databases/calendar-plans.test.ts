import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDays, readNextRace } from '#server/calendar/store/items.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import type { AthleteId } from '#server/http/endpoint/athlete-id.ts'
import { newDatabase } from './new-database.ts'
import { rowsRead } from './rows-read.ts'

// What a full calendar reads among those of others, with enough rows that a wrong plan is noticed.

const FULL = '01900000-0000-7000-8000-000000000001' as AthleteId
const ATHLETES = 500

let opened: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  opened = await openPostgres(await newDatabase({ isMigrated: true }), { onError: console.error })
  const athlete = sql`('01900000-0000-7000-8000-' || lpad(a::text, 12, '0'))::uuid`
  const workout = sql`('01900000-0000-7000-9000-' || lpad(a::text, 9, '0') || lpad((d % 20)::text, 3, '0'))::uuid`
  const everyone = sql`generate_series(1, ${sql.raw(String(ATHLETES))}) a`
  const entry = sql`insert into calendar_items (athlete_id, id, date, "order", content, workout_id, kept_id, route_id)
    select ${athlete}, gen_random_uuid(), '2026-01-01'::date + d / 4, 'i', '{"kind":"workout"}', ${workout}, ${workout}, ${workout}`
  const statements: SQL[] = [
    sql`insert into athletes (id, email) select ${athlete}, a || '@example.org' from ${everyone}`,
    sql`insert into workouts (id, athlete_id, name, sport, steps)
      select ${workout}, ${athlete}, 'W', 'running', '[]' from ${everyone}, generate_series(0, 19) d`,
    sql`insert into kept_workouts (id, athlete_id, digest, name, sport, steps, kept_at)
      select ${workout}, ${athlete}, d, 'W', 'running', '[]', now() from ${everyone}, generate_series(0, 19) d`,
    sql`insert into routes (id, athlete_id, name, latitude, longitude, distance, activity_type, route_data, created_at)
      select ${workout}, ${athlete}, 'R', 51, 0, 5000, 'foot-walking', '{}', now() from ${everyone}, generate_series(0, 19) d`,
    sql`${entry} from ${everyone}, generate_series(0, 39) d`,
    sql`${entry} from generate_series(1, 1) a, generate_series(40, 19999) d`,
    sql`insert into calendar_items (athlete_id, id, date, "order", content)
      select ${athlete}, gen_random_uuid(), '2039-01-01', 'i', '{"kind":"race","name":"Last"}' from ${everyone}`,
  ]
  await opened.db.transaction(async (within) => {
    for (const statement of statements) await within.execute(statement)
  })
  for (const table of ['workouts', 'kept_workouts', 'routes', 'calendar_items'])
    await opened.db.execute(sql.raw(`vacuum analyze ${table}`))
})
afterAll(() => opened.close())

test('a month reads its entries, and no workouts and routes of other athletes', async () => {
  const { found, rows } = await rowsRead(opened.db, (db) => readDays(db, FULL, '2026-02-23', '2026-04-05'))
  expect(found).toHaveLength(168)
  expect(rows.calendar_items).toBe(168)
  // Each entry's own, or all of the athlete.
  expect(rows.workouts).toBeLessThanOrEqual(168)
  expect(rows.kept_workouts).toBeLessThanOrEqual(168)
  expect(rows.routes).toBeLessThanOrEqual(168)
  expect(found[0]?.route?.name).toBe('R')
})

test('the next race is found without reading the entries before it', async () => {
  const { found, rows } = await rowsRead(opened.db, (db) => readNextRace(db, FULL, '2026-01-01'))
  expect(found?.date).toBe('2039-01-01')
  // Once to find it, once to read it.
  expect(rows.calendar_items).toBe(2)
})
