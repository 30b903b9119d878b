import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contracts/paging.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import type { AthleteId } from '#server/http/endpoint/athlete-id.ts'
import { MAX_ROUTES } from '#server/routes/handlers.ts'
import { countRoutes, listRoutes, readRoute } from '#server/routes/store.ts'
import { newDatabase } from './new-database.ts'
import { rowsRead } from './rows-read.ts'
import { vacuumWhole } from './vacuum-whole.ts'

// What a full library of routes reads among those of others, with enough rows that a wrong plan is noticed.

const FULL = '01900000-0000-7000-8000-000000000001' as AthleteId
const SMALL = '01900000-0000-7000-8000-000000000002' as AthleteId
const ATHLETES = 200
const OF_OTHERS = 100

let opened: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  opened = await openPostgres(await newDatabase({ isMigrated: true }), { onError: console.error })
  const route = (id: string, count: number) => sql`insert into routes
      (id, athlete_id, name, latitude, longitude, distance, activity_type, route_data, created_at, deleted_at)
    select gen_random_uuid(), ${sql.raw(id)}, 'Route ' || n, 51.5, -0.1, 5000, 'foot-walking',
      jsonb_build_object('geometry', jsonb_build_object('polyline', repeat('x', 600))),
      now() - n * interval '1 minute', case when n % 10 = 0 then now() end
    from athletes, generate_series(1, ${sql.raw(String(count))}) n where ${sql.raw(id)} = athletes.id`
  await opened.db.transaction(async (within) => {
    // The vacuum below can mark rows as visible to all only if their commit is on the disk.
    await within.execute(sql`set local synchronous_commit = on`)
    await within.execute(sql`insert into athletes (id, email)
      select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.org'
      from generate_series(1, ${sql.raw(String(ATHLETES))}) n`)
    await within.execute(route(`'${FULL}'::uuid`, MAX_ROUTES))
    await within.execute(sql`${route('athletes.id', OF_OTHERS)} and athletes.id <> ${FULL}`)
  })
  await vacuumWhole(opened.db, 'routes')
  await opened.db.execute(sql`analyze athletes`)
})
afterAll(() => opened.close())

test.each([
  ['the first page of a full library', FULL, 1],
  ['a page in its middle', FULL, 90],
  ['its last page', FULL, 180],
  ['a page of a small library', SMALL, 2],
])('%s reads only the routes that it returns', async (_, athlete, page) => {
  const { found, rows } = await rowsRead(opened.db, (db) => listRoutes(db, athlete, page))
  expect(found.data).toHaveLength(PAGE_SIZE)
  expect(found.totalCount).toBe(((athlete === FULL ? MAX_ROUTES : OF_OTHERS) * 9) / 10)
  // Those before the page, deleted ones and the count come from the index alone.
  expect(rows.routes).toBe(PAGE_SIZE)
})

test('one route is read by its id, and the count of a library reads no route', async () => {
  const { data } = await listRoutes(opened.db, FULL, 90)
  const one = await rowsRead(opened.db, (db) => readRoute(db, data[0]?.id ?? ''))
  expect([one.found?.id, one.rows.routes]).toEqual([data[0]?.id, 1])
  const { found, rows } = await rowsRead(opened.db, (db) => countRoutes(db, FULL))
  expect([found, rows.routes ?? 0]).toEqual([MAX_ROUTES, 0])
})
