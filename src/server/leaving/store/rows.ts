import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { Holding } from '../../db/holding.ts'
import { athletes, routes, workouts } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'
import type { WorkoutRow } from '../../workouts/workout-json.ts'

/** Rows of the first page; a row can have 300 kB. */
const FIRST_ROWS = 20
const MAX_ROWS = 1000
/** About as many characters of JSON are read at once. */
const PAGE_CHARACTERS = 1_000_000

/** What a table holds of an athlete, each row as JSON, read in pages of bounded size. */
export async function* rowsAsJson(
  db: Database,
  { table, owner, key, download }: Holding,
  athlete: AthleteId,
): AsyncGenerator<string> {
  if (!owner || 'leftOut' in download) return
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !download.without?.includes(name)),
  )
  let limit = FIRST_ROWS
  let last: unknown
  for (;;) {
    const rest = last === undefined ? undefined : gt(key, last)
    const rows = await db
      .select({ row: columns, key })
      .from(table)
      .where(and(eq(owner, athlete), rest))
      .orderBy(asc(key))
      .limit(limit)
    const written = rows.map(({ row }) => JSON.stringify(row))
    yield* written
    if (rows.length < limit) return
    last = rows.at(-1)?.key
    const characters = written.join('').length
    limit = Math.max(1, Math.min(MAX_ROWS, Math.floor((rows.length * PAGE_CHARACTERS) / characters)))
  }
}

/** The workouts of an athlete's library, the last made first, read a few at a time. */
export async function* workoutRows(db: Database, athlete: AthleteId): AsyncGenerator<WorkoutRow> {
  let last: string | undefined
  for (;;) {
    const rows = await db
      .select({ workout: workouts, author: athletes.full_name })
      .from(workouts)
      .innerJoin(athletes, eq(athletes.id, workouts.athlete_id))
      .where(
        and(
          eq(workouts.athlete_id, athlete),
          isNull(workouts.deleted_at),
          last === undefined ? undefined : lt(workouts.id, last),
        ),
      )
      .orderBy(desc(workouts.id))
      .limit(FIRST_ROWS)
    for (const { workout, author } of rows) {
      const { steps, pool_length: poolLength, deleted_at: _, type, ...row } = workout
      yield { ...row, type: type as WorkoutRow['type'], poolLength, steps: JSON.stringify(steps), author }
    }
    if (rows.length < FIRST_ROWS) return
    last = rows.at(-1)?.workout.id
  }
}

/** What a list says of an athlete's routes, the last made first. */
export function routesOf(db: Database, athlete: AthleteId) {
  const { id, name, distance, activity_type, created_at } = routes
  return db
    .select({ id, name, distance, activity_type, created_at })
    .from(routes)
    .where(and(eq(routes.athlete_id, athlete), isNull(routes.deleted_at)))
    .orderBy(desc(id))
}

/** The data of a route of the athlete's own, as unparsed JSON; undefined if it was deleted meanwhile. */
export async function readRouteData(db: Database, athlete: AthleteId, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ data: sql<string>`${routes.route_data}::text` })
    .from(routes)
    .where(and(eq(routes.id, id), eq(routes.athlete_id, athlete), isNull(routes.deleted_at)))
  return row?.data
}
