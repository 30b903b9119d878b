import { createHash } from 'node:crypto'
import { and, countDistinct, eq, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Workout } from '#contracts/workouts.ts'
import type { WorkoutTitle } from '#domain/calendar/items/item.ts'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/purge.ts'
import { calendar_changes, calendar_items, kept_workouts, workouts } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** A workout of entries, with its steps as unparsed JSON. */
export type ItemWorkoutRow = Pick<Workout, 'id' | 'name' | 'sport' | 'type' | 'poolLength'> & { steps: string }

/** The titles of those of some workouts that are in the athlete's library. */
export async function readTitles(
  db: Database,
  athlete: AthleteId,
  ids: readonly string[],
): Promise<Map<string, WorkoutTitle>> {
  if (ids.length === 0) return new Map()
  const { id, name, sport } = workouts
  const rows = await db
    .select({ id, title: { name, sport, type: typeOf(workouts) } })
    .from(workouts)
    .where(isInLibrary(athlete, ids))
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** The workouts that entries show: those of the library by their ids, and kept ones by theirs. */
export async function readItemWorkouts(
  db: Database,
  athlete: AthleteId,
  ids: readonly string[],
  keptIds: readonly string[],
): Promise<ItemWorkoutRow[]> {
  const current = db.select(shown(workouts)).from(workouts).where(isInLibrary(athlete, ids))
  const kept = db
    .select(shown(kept_workouts))
    .from(kept_workouts)
    .where(and(eq(kept_workouts.athlete_id, athlete), inArray(kept_workouts.id, [...keptIds])))
  return [...(ids.length > 0 ? await current : []), ...(keptIds.length > 0 ? await kept : [])]
}

/** Keeps a workout of the athlete as it is now, and returns under which id; null if it is not in the library. */
export async function keepWorkout(db: Database, athlete: AthleteId, id: string, now: Date): Promise<string | null> {
  const [workout] = await db
    .select(shown(workouts))
    .from(workouts)
    .where(isInLibrary(athlete, [id]))
  if (!workout) return null
  const { name, sport, type, steps, poolLength } = workout
  const digest = createHash('sha256')
    .update(JSON.stringify([name, sport, type, steps, poolLength]))
    .digest('hex')
  const [kept] = await db
    .insert(kept_workouts)
    .values({
      ...{ id: uuidv7(), athlete_id: athlete, digest, name, sport, type, kept_at: now },
      steps: sql`${steps}::jsonb`,
      pool_length: poolLength,
    })
    // An update and not nothing: it locks the row against a purge.
    .onConflictDoUpdate({ target: [kept_workouts.athlete_id, kept_workouts.digest], set: { kept_at: now } })
    .returning({ id: kept_workouts.id })
  return kept?.id ?? null
}

/** On how many days from a first one workouts of the athlete are planned, by their ids; one that is not is left out. */
export async function countPlannedDays(
  db: Database,
  athlete: AthleteId,
  ids: readonly string[],
  from: string,
): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map()
  const { athlete_id, workout_id, date, mark } = calendar_items
  const counted = await db
    .select({ id: workout_id, days: countDistinct(date) })
    .from(calendar_items)
    .where(and(inArray(workout_id, [...ids]), eq(athlete_id, athlete), gte(date, from), isNull(mark)))
    .groupBy(workout_id)
  return new Map(counted.map(({ id, days }) => [id, days]))
}

/** Deletes for good at most `limit` kept workouts that no entry and no undo needs; returns how many. */
export function purgeKeptWorkouts(db: Database, before: Date, limit: number): Promise<number> {
  const entry = db
    .select({ id: calendar_items.id })
    .from(calendar_items)
    .where(eq(calendar_items.kept_id, kept_workouts.id))
  const change = db
    .select({ id: calendar_changes.id })
    .from(calendar_changes)
    .where(
      and(
        eq(calendar_changes.athlete_id, kept_workouts.athlete_id),
        sql`strpos(${calendar_changes.patches}::text, ${kept_workouts.id}::text) > 0`,
      ),
    )
  return deleteSome(
    db,
    kept_workouts,
    and(lt(kept_workouts.kept_at, before), notExists(entry), notExists(change)),
    limit,
  )
}

function isInLibrary(athlete: AthleteId, ids: readonly string[]) {
  return and(inArray(workouts.id, [...ids]), eq(workouts.athlete_id, athlete), isNull(workouts.deleted_at))
}

function typeOf({ type }: typeof workouts | typeof kept_workouts) {
  return sql<Workout['type']>`${type}`.as('type')
}

function shown(table: typeof workouts | typeof kept_workouts) {
  const { id, name, sport, pool_length: poolLength, steps } = table
  return { id, name, sport, type: typeOf(table), poolLength, steps: sql<string>`${steps}::text`.as('steps') }
}
