import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { AthleteId } from '#server/http/endpoint/athlete-id.ts'
import { listRoutes, readRoute } from '#server/routes/store.ts'
import type { Growth, Size } from './growth.ts'

const athletes: Record<Size, number> = { small: 50, large: 10_000 }
/** Routes of an athlete: two pages. */
const ROUTES = 20

/** What the library of routes and a route's page read, with 1,000 routes of 50 athletes and with 200,000 of 10,000. */
export const routesGrowth: Growth = {
  what: `Libraries of ${ROUTES} routes, of ${athletes.small} and of ${athletes.large} athletes`,
  fill,
  reads: {
    'a page of routes': (db, size, n) => listRoutes(db, athleteNo(size, n), 1 + (n % 2)),
    'one route': (db, size, n) => readRoute(db, `01900000-0000-7000-9000-${athleteNo(size, n).slice(-10)}0${n % 10}`),
  },
}

/** Athletes far from each other, in turns. */
function athleteNo(size: Size, n: number): AthleteId {
  const number = ((n * 7919) % athletes[size]) + 1
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}` as AthleteId
}

/** Athletes that one statement fills in, which has to end before the time limit of statements. */
const SLICE = 500

async function fill(db: Database, size: Size): Promise<void> {
  for (let from = 1; from <= athletes[size]; from += SLICE) {
    const to = Math.min(from + SLICE - 1, athletes[size])
    const athlete = sql`('01900000-0000-7000-8000-' || lpad(a::text, 12, '0'))::uuid`
    const route = sql`('01900000-0000-7000-9000-' || lpad(a::text, 10, '0') || lpad(d::text, 2, '0'))::uuid`
    const everyone = sql`generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) a`
    await db.execute(sql`insert into athletes (id, email) select ${athlete}, a || '@example.org' from ${everyone}`)
    // In no order, as when many athletes save routes over months.
    await db.execute(sql`insert into routes
        (id, athlete_id, name, latitude, longitude, distance, activity_type, route_data, created_at)
      select ${route}, ${athlete}, 'Route ' || d, 51.5, -0.1, 10000, 'foot-walking',
        jsonb_build_object('geometry', jsonb_build_object('polyline', repeat('x', 700))), now() - d * interval '1 day'
      from ${everyone}, generate_series(0, ${sql.raw(String(ROUTES - 1))}) d order by md5(a::text || '-' || d::text)`)
  }
}
