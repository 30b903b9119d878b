import { and, count, desc, eq, gt, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { PAGE_SIZE } from '#contracts/paging.ts'
import type { VisibilityChange, Workout } from '#contracts/workouts.ts'
import { slotOf } from '../db/daily-counts.ts'
import type { Database } from '../db/database.ts'
import { prepareOncePerDatabase } from '../db/prepared.ts'
import { deleteSome } from '../db/purge.ts'
import { athletes, calendar_items, type DailyKind, daily_counts, workouts } from '../db/tables.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import type { WorkoutRow } from './workout-json.ts'
import type { WrittenWorkout } from './written-workout.ts'

/** A page of an athlete's workouts, counted from 1, the last changed first, and how many workouts there are. */
export async function listWorkouts(
  db: Database,
  athlete: AthleteId,
  page: number,
): Promise<{ data: WorkoutRow[]; totalCount: number }> {
  const rows = await libraryPage(db).execute({ athlete, offset: (page - 1) * PAGE_SIZE })
  const data = rows.filter(({ id }) => id !== null) as unknown as WorkoutRow[]
  return { data, totalCount: rows[0]?.totalCount ?? 0 }
}

/**
 * Any athlete's workout by its id, which is enough to read it unless it is private. A private one is there for its own
 * athlete alone, and not for a reader who is nobody known.
 */
export async function readWorkout(db: Database, id: string, reader: AthleteId | null): Promise<WorkoutRow | undefined> {
  const [row] = await oneWorkout(db).execute({ id, reader })
  return row as WorkoutRow | undefined
}

/** The ids of at most `limit` workouts that their athletes have listed for everybody to find, the newest first. */
export async function listListedWorkouts(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: workouts.id })
    .from(workouts)
    .where(and(eq(workouts.is_listed, true), eq(workouts.is_private, false), isKept))
    .orderBy(desc(workouts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How many workouts an athlete has, deleted ones included until they are purged. */
export async function countWorkouts(db: Database, athlete: AthleteId): Promise<number> {
  const [row] = await workoutCount(db).execute({ athlete })
  return row?.count ?? 0
}

/** Where a workout came from. Only counted, and not kept with the workout. */
export type Origin = Exclude<DailyKind, 'sign_up' | 'route'>

/** Saves a new workout of an athlete, and counts it. */
export async function insertWorkout(
  db: Database,
  athlete: AthleteId,
  workout: WrittenWorkout,
  origin: Origin,
  now: Date,
): Promise<WorkoutRow> {
  const id = uuidv7()
  const counted = { origin, day: now.toISOString().slice(0, 10), slot: slotOf(id) }
  const given = { id, athlete, now: now.toISOString(), ...valuesOf(workout), ...counted }
  const [saved] = await insertion(db).execute(given)
  const { author = '' } = saved ?? {}
  const visibility = { is_private: false, is_listed: false }
  return { ...workout, ...visibility, id, athlete_id: athlete, author, created_at: now, updated_at: now }
}

/**
 * Says who may open a workout of the athlete's own; what is left out stays. A private one is never listed. Its version
 * stays the same. False when they have none of that id.
 */
export async function setVisibility(
  db: Database,
  athlete: AthleteId,
  id: string,
  { is_private, is_listed }: VisibilityChange,
): Promise<boolean> {
  const isPrivate = sql`coalesce(${is_private ?? null}::boolean, ${workouts.is_private})`
  const isListed = sql`coalesce(${is_listed ?? null}::boolean, ${workouts.is_listed})`
  const changed = await db
    .update(workouts)
    .set({ is_private: isPrivate, is_listed: sql`${isListed} and not ${isPrivate}` })
    .where(and(ownWorkout(athlete, id), isKept))
    .returning({ id: workouts.id })
  return changed.length > 0
}

/**
 * Replaces a workout of the athlete's own. With `startedFrom`, the `updated_at` that was read, it does so only if that
 * version is still stored. Undefined when it is not, or when they have none of that id.
 */
export async function replaceWorkout(
  db: Database,
  athlete: AthleteId,
  id: string,
  workout: WrittenWorkout,
  now: Date,
  startedFrom?: string,
): Promise<WorkoutRow | undefined> {
  const given = { id, athlete, now: now.toISOString(), startedFrom: startedFrom ?? null, ...valuesOf(workout) }
  const [changed] = await replacement(db).execute(given)
  return changed && { ...workout, ...changed, id, athlete_id: athlete }
}

/** Days for which a deleted workout can be restored. */
export const DELETED_WORKOUT_DAYS = 30

/**
 * Deletes a workout of the athlete's own, so that it can be restored; false when they have none of that id. The entries
 * of their calendar keep its name, sport and type.
 */
export function deleteWorkout(db: Database, athlete: AthleteId, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (within) => {
    if (!(await setDeletedAt(within, and(ownWorkout(athlete, id), isKept), now))) return false
    const { name, sport, type } = workouts
    const title = sql`jsonb_build_object('name', ${name}, 'sport', ${sport}, 'type', ${type})`
    await within
      .update(calendar_items)
      .set({ content: sql`${calendar_items.content} || jsonb_build_object('title', ${title})` })
      .from(workouts)
      .where(and(eq(workouts.id, id), eq(calendar_items.workout_id, id)))
    return true
  })
}

/**
 * Restores a workout that the athlete deleted less than 30 days ago; false if they have none with that id. A workout
 * that is not deleted stays as it is, so a repeated request is harmless.
 */
export function restoreWorkout(db: Database, athlete: AthleteId, id: string, now: Date): Promise<boolean> {
  const isRestorable = or(isKept, gt(workouts.deleted_at, oldestRestorable(now)))
  return setDeletedAt(db, and(ownWorkout(athlete, id), isRestorable), null)
}

/** Workouts deleted before this moment cannot be restored any more. */
export function oldestRestorable(now: Date): Date {
  return new Date(now.getTime() - DELETED_WORKOUT_DAYS * 24 * 60 * 60 * 1000)
}

/** Deletes for good at most `limit` workouts that were deleted before a time; returns how many. */
export function purgeDeletedWorkouts(db: Database, before: Date, limit: number): Promise<number> {
  return deleteSome(db, workouts, lt(workouts.deleted_at, before), limit)
}

async function setDeletedAt(db: Database, condition: SQL | undefined, deleted_at: Date | null): Promise<boolean> {
  const changed = await db.update(workouts).set({ deleted_at }).where(condition).returning({ id: workouts.id })
  return changed.length > 0
}

/** Matches a workout that is not deleted. */
const isKept = isNull(workouts.deleted_at)

const ownWorkout = (athlete: AthleteId | SQL, id: string | SQL) =>
  and(eq(workouts.id, id), eq(workouts.athlete_id, athlete))

const row = {
  id: workouts.id,
  athlete_id: workouts.athlete_id,
  name: workouts.name,
  sport: workouts.sport,
  type: sql<Workout['type']>`${workouts.type}`.as('type'),
  // As text: parsing the steps and writing them again would take longer than the query.
  steps: sql<string>`${workouts.steps}::text`.as('steps'),
  poolLength: workouts.pool_length,
  is_private: workouts.is_private,
  is_listed: workouts.is_listed,
  created_at: workouts.created_at,
  updated_at: workouts.updated_at,
  author: athletes.full_name,
}

const given = sql.placeholder
const mayOpen = or(not(workouts.is_private), sql`${workouts.athlete_id} = ${given('reader')}::uuid`)
const author = sql<string>`(select ${athletes.full_name} from ${athletes} where ${athletes.id} = ${workouts.athlete_id})`

/** Reads any workout that is not deleted, and that the reader may open. Exported for the test of query plans. */
export const oneWorkout = prepareOncePerDatabase((db) =>
  db
    .select(row)
    .from(workouts)
    .innerJoin(athletes, eq(athletes.id, workouts.athlete_id))
    .where(and(eq(workouts.id, given('id')), isKept, mayOpen))
    .prepare('one_workout'),
)

/** The ids of a page come from the index alone, and only the workouts of that page are read. One row, if none is. */
export const libraryPage = prepareOncePerDatabase((db) => {
  const ofAthlete = and(eq(workouts.athlete_id, given('athlete')), isKept)
  const total = db
    .select({ count: count().as('count') })
    .from(workouts)
    .where(ofAthlete)
    .as('total')
  const page = db
    .select({ id: workouts.id, updated_at: workouts.updated_at })
    .from(workouts)
    .where(ofAthlete)
    .orderBy(desc(workouts.updated_at), desc(workouts.id))
    .limit(PAGE_SIZE)
    .offset(given('offset'))
    .as('page')
  return db
    .select({ totalCount: total.count, ...row })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(workouts, eq(workouts.id, page.id))
    .leftJoin(athletes, eq(athletes.id, workouts.athlete_id))
    .orderBy(desc(page.updated_at), desc(page.id))
    .prepare('library_page')
})

/** One statement for both, so that a count cannot be lost and its row is not locked for long. */
const insertion = prepareOncePerDatabase((db) => {
  const counted = db.$with('counted').as(
    db
      .insert(daily_counts)
      .values({ day: sql`${given('day')}::date`, kind: sql`${given('origin')}`, slot: given('slot'), count: 1 })
      .onConflictDoUpdate({
        target: [daily_counts.day, daily_counts.kind, daily_counts.slot],
        set: { count: sql`${daily_counts.count} + 1` },
      })
      .returning({ slot: daily_counts.slot }),
  )
  return db
    .with(counted)
    .insert(workouts)
    .values({
      id: given('id'),
      athlete_id: given('athlete'),
      name: given('name'),
      sport: given('sport'),
      type: given('type'),
      steps: sql`${given('steps')}::jsonb`,
      pool_length: sql`${given('poolLength')}::jsonb`,
      created_at: sql`${given('now')}::timestamptz`,
      updated_at: sql`${given('now')}::timestamptz`,
    })
    .returning({ author })
    .prepare('insert_workout')
})

/** Counts an athlete's workouts, deleted ones included. */
export const workoutCount = prepareOncePerDatabase((db) =>
  db
    .select({ count: count() })
    .from(workouts)
    .where(eq(workouts.athlete_id, given('athlete')))
    .prepare('workout_count'),
)

/** The time of a version as the API shows it, in whole milliseconds; the column may hold microseconds. */
const shownUpdatedAt = sql`date_trunc('milliseconds', ${workouts.updated_at})`

const isStartedFrom = or(
  sql`${given('startedFrom')}::timestamptz is null`,
  sql`${shownUpdatedAt} = ${given('startedFrom')}::timestamptz`,
)

const replacement = prepareOncePerDatabase((db) =>
  db
    .update(workouts)
    .set({
      name: sql`${given('name')}`,
      sport: sql`${given('sport')}`,
      type: sql`${given('type')}`,
      steps: sql`${given('steps')}::jsonb`,
      pool_length: sql`${given('poolLength')}::jsonb`,
      // Every version has a time of its own, even two of the same millisecond: clients name a version by it.
      updated_at: sql`greatest(${given('now')}::timestamptz, ${shownUpdatedAt} + interval '1 millisecond')`,
    })
    .where(and(ownWorkout(sql`${given('athlete')}`, sql`${given('id')}`), isKept, isStartedFrom))
    .returning({
      created_at: workouts.created_at,
      updated_at: workouts.updated_at,
      is_private: workouts.is_private,
      is_listed: workouts.is_listed,
      author,
    })
    .prepare('replace_workout'),
)

function valuesOf({ name, sport, type, steps, poolLength }: WrittenWorkout) {
  return { name, sport, type, steps, poolLength: poolLength && JSON.stringify(poolLength) }
}
