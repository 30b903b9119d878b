import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '#domain/calendar/days/day.ts'
import { daysNeeded, weekOf } from '#domain/calendar/days/month.ts'
import { listChanges, readRevision } from '#server/calendar/store/changes.ts'
import { readDays, readNextRace } from '#server/calendar/store/items.ts'
import { countPlannedDays, readItemWorkouts } from '#server/calendar/store/workouts.ts'
import type { Database } from '#server/db/database.ts'
import type { AthleteId } from '#server/http/endpoint/athlete-id.ts'
import type { Growth, Size } from './growth.ts'

const athletes: Record<Size, number> = { small: 50, large: 10_000 }
/** Scheduled days of an athlete, from `FIRST` on; the last of them is a race. */
const DAYS = 20
const CHANGES = 20
const WORKOUTS = 5
const FIRST = '2026-03-02'
const TODAY = addDays(FIRST, DAYS / 2)

/** What the calendar reads on every visit, with 1,000 scheduled days of 50 athletes and with 200,000 of 10,000. */
export const calendarGrowth: Growth = {
  what: `Calendars of ${DAYS} scheduled days and ${CHANGES} changes each, of ${athletes.small} and of ${athletes.large} athletes`,
  fill,
  reads: {
    'a week': (db, size, n) => {
      const days = weekOf(TODAY)
      return readView(db, athleteNo(size, n), days[0] ?? TODAY, days[6] ?? TODAY)
    },
    'a month': (db, size, n) => {
      const { from, to } = daysNeeded('month', TODAY)
      return readView(db, athleteNo(size, n), from, to)
    },
    'the revision': (db, size, n) => readRevision(db, athleteNo(size, n)),
    'the history': (db, size, n) => listChanges(db, athleteNo(size, n)),
    'the next race': (db, size, n) => readNextRace(db, athleteNo(size, n), TODAY),
    'coming days of a workout': (db, size, n) =>
      countPlannedDays(db, athleteNo(size, n), [`${workoutsOf(athleteNo(size, n))}1`], TODAY),
  },
}

/** The entries of some days and their workouts. */
async function readView(db: Database, athlete: AthleteId, from: string, to: string) {
  const items = await readDays(db, athlete, from, to)
  const ids = items.flatMap(({ content, kept_id }) =>
    content.kind === 'workout' && !kept_id ? content.workout_id : [],
  )
  const keptIds = items.flatMap(({ kept_id }) => kept_id ?? [])
  return readItemWorkouts(db, athlete, [...new Set(ids)], [...new Set(keptIds)])
}

/** Athletes far from each other, in turns. */
function athleteNo(size: Size, n: number): AthleteId {
  return idOf(((n * 7919) % athletes[size]) + 1) as AthleteId
}

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
/** The ids of an athlete's workouts, without their last digit. */
const workoutsOf = (athlete: string) => `01900000-0000-7000-9000-${athlete.slice(-11)}`

/** Athletes that one statement fills in, which has to end before the time limit of statements. */
const SLICE = 500

async function fill(db: Database, size: Size): Promise<void> {
  for (let from = 1; from <= athletes[size]; from += SLICE)
    for (const statement of fillSlice(from, Math.min(from + SLICE - 1, athletes[size]))) await db.execute(statement)
}

/** What gives some athletes their calendars. */
function fillSlice(from: number, to: number): SQL[] {
  const athlete = sql`('01900000-0000-7000-8000-' || lpad(a::text, 12, '0'))::uuid`
  const workout = sql`('01900000-0000-7000-9000-' || lpad(a::text, 11, '0') || (d % ${sql.raw(String(WORKOUTS))}))::uuid`
  const steps = sql`jsonb_build_array(jsonb_build_object('intensity', 'active', 'notes', repeat('x', 600),
    'duration', jsonb_build_object('type', 'time', 'unit', 'minutes', 'value', 600)))`
  const everyone = sql`generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) a`
  const times = (count: number) => sql`generate_series(0, ${sql.raw(String(count - 1))}) d`
  const isRace = sql`d = ${sql.raw(String(DAYS - 1))}`
  const isDone = sql`d < ${sql.raw(String(DAYS / 2))}`
  // In no order, as when many athletes plan over months: the entries of one lie far from each other.
  const scattered = sql`order by md5(a::text || '-' || d::text)`
  return [
    sql`insert into athletes (id, email) select ${athlete}, a || '@example.org' from ${everyone}`,
    sql`insert into workouts (id, athlete_id, name, sport, steps)
      select ${workout}, ${athlete}, 'Workout ' || d, 'running', ${steps} from ${everyone}, ${times(WORKOUTS)} ${scattered}`,
    sql`insert into kept_workouts (id, athlete_id, digest, name, sport, steps, kept_at)
      select ${workout}, ${athlete}, d, 'Workout ' || d, 'running', ${steps}, now() from ${everyone}, ${times(WORKOUTS)} ${scattered}`,
    sql`insert into calendars (athlete_id, revision, item_count)
      select ${athlete}, ${sql.raw(String(CHANGES))}, ${sql.raw(String(DAYS))} from ${everyone}`,
    sql`insert into calendar_items (athlete_id, id, date, "order", content, workout_id, mark, kept_id)
      select ${athlete}, gen_random_uuid(), ${sql.raw(`'${FIRST}'`)}::date + d, 'i',
        case when ${isRace} then '{"kind":"race","name":"City marathon","sport":"running","metres":42195}'
          else '{"kind":"workout","title":{"name":"Workout","sport":"running","type":null}}' end::jsonb,
        case when ${isRace} then null else ${workout} end,
        case when ${isDone} then '{"state":"done","feeling":4,"seconds":3600}'::jsonb end,
        case when ${isDone} then ${workout} end
      from ${everyone}, ${times(DAYS)} ${scattered}`,
    sql`insert into calendar_changes (athlete_id, id, number, digest, about, patches, made_at)
      select ${athlete}, gen_random_uuid(), d, repeat('0', 64), '{"did":"move","count":1,"name":"Workout","date":"2026-03-02"}',
        jsonb_build_array(jsonb_build_object('text', repeat('x', 300))), now()
      from ${everyone}, ${times(CHANGES)} ${scattered}`,
  ]
}
