import { type SQL, sql } from 'drizzle-orm'
import { readCounts } from '#server/admin/counts.ts'
import { listNewest, searchAthletes } from '#server/admin/store/athletes.ts'
import { EVENTS_PER_PAGE, listEventRows } from '#server/admin/store/events.ts'
import type { Database } from '#server/db/database.ts'
import type { Growth, Size } from './growth.ts'

const athletes: Record<Size, number> = { small: 1000, large: 1_000_000 }
/** Over which they signed up, and over which they are counted. */
const DAYS = 1000
const NOW = new Date('2026-11-01T12:00:00Z')

/** What admins see, with a thousand athletes and with a million. */
export const adminGrowth: Growth = {
  what: `The admins' pages, with ${athletes.small} and with ${athletes.large} athletes`,
  onPostgresAlone: true,
  fill,
  reads: {
    'the newest': (db) => listNewest(db, undefined),
    'a page further on': async (db) => {
      const { next } = await listNewest(db, undefined)
      return listNewest(db, next)
    },
    'one address': (db, size, n) => searchAthletes(db, `athlete${athleteNo(size, n)}@`, undefined),
    'the beginning of many addresses': (db) => searchAthletes(db, 'a', undefined),
    'a family name': (db, size, n) => searchAthletes(db, `family${athleteNo(size, n)}`, undefined),
    'the beginning of many family names': (db) => searchAthletes(db, 'f', undefined),
    'a text that finds nobody': (db, _, n) => searchAthletes(db, `nobody${n}`, undefined),
    'counts of 90 days': (db) => readCounts(db, NOW, { days: 90, per: 'day' }),
    'counts of 400 days by week': (db) => readCounts(db, NOW, { days: 400, per: 'week' }),
    'the last changes': (db) => listEventRows(db, { limit: EVENTS_PER_PAGE + 1 }),
  },
}

/** Athletes far from each other, in turns. */
const athleteNo = (size: Size, n: number) => ((n * 7919) % athletes[size]) + 1

/** Athletes that one statement makes, which has to end before the time limit of statements. */
const SLICE = 20_000

async function fill(db: Database, size: Size): Promise<void> {
  for (let from = 1; from <= athletes[size]; from += SLICE)
    for (const statement of fillSlice(from, Math.min(from + SLICE - 1, athletes[size]), size))
      await db.execute(statement)
  await db.execute(sql`insert into daily_counts (day, kind, slot, count)
    select ${NOW.toISOString()}::date - d, kind, slot, 10 from generate_series(0, ${raw(DAYS)}) d,
      generate_series(0, 15) slot, unnest(array['sign_up', 'generated', 'built', 'imported', 'route']) kind`)
}

function fillSlice(from: number, to: number, size: Size): SQL[] {
  const id = sql`md5('athlete' || a)::uuid`
  const everyone = sql`generate_series(${raw(from)}, ${raw(to)}) a`
  const at = sql`${NOW.toISOString()}::timestamptz - (a * interval '${raw(DAYS)} days' / ${raw(athletes[size])})`
  return [
    sql`insert into athletes (id, email, full_name, created_at, confirmed_at, last_seen_at)
      select ${id}, 'Athlete' || a || '@example.org', 'Robin ' || 'Family' || a, ${at}, ${at}, ${at} from ${everyone}`,
    sql`insert into subscriptions (athlete_id, type, active, start_date)
      select ${id}, 'standard', true, ${at} from ${everyone} where a % 10 = 0`,
    sql`insert into auth_provider.users (id, email, email_confirmed_at)
      select ${id}, 'athlete' || a || '@example.org', ${at} from ${everyone}`,
    sql`insert into admin_events (id, kind, athlete_id, made_at)
      select ${id}, 'plan_standard', ${id}, ${at} from ${everyone} where a % 10 = 0`,
  ]
}

const raw = (figure: number) => sql.raw(String(figure))
