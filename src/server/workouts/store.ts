import { and, count, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Workout } from '#contracts/workouts.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import type { Database } from '../db/database.ts'
import { athletes, workouts } from '../db/tables.ts'
import type { AthleteId } from '../http/athlete-id.ts'

/** A page of an athlete's workouts, the last changed first, and how many there are. */
export async function listWorkouts(
  db: Database,
  athlete: AthleteId,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: Workout[]; totalCount: number }> {
  const ofAthlete = and(eq(workouts.athlete_id, athlete), isKept)
  const [data, [total]] = await Promise.all([
    withAuthor(db).where(ofAthlete).orderBy(desc(workouts.updated_at), desc(workouts.id)).limit(limit).offset(offset),
    db.select({ count: count() }).from(workouts).where(ofAthlete),
  ])
  return { data: data.map(onTheWire), totalCount: total?.count ?? 0 }
}

/** Any athlete's workout, by its id: whoever has the link may read it. `mine` where it is the reader's own. */
export async function readWorkout(
  db: Database,
  id: string,
  reader?: AthleteId,
): Promise<(Workout & { mine?: true }) | undefined> {
  const [row] = await withAuthor(db).where(and(eq(workouts.id, id), isKept))
  return row && { ...onTheWire(row), ...(row.workout.athlete_id === reader ? { mine: true } : {}) }
}

/** Saves a new workout of an athlete; returns its id. */
export async function insertWorkout(db: Database, athlete: AthleteId, workout: NewWorkout, now: Date): Promise<string> {
  const id = uuidv7()
  await db.insert(workouts).values({ id, athlete_id: athlete, ...columnsOf(workout), created_at: now, updated_at: now })
  return id
}

/** Replaces a workout of the athlete's own; false when they have none of that id. */
export async function replaceWorkout(
  db: Database,
  athlete: AthleteId,
  id: string,
  workout: NewWorkout,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(workouts)
    .set({ ...columnsOf(workout), updated_at: now })
    .where(and(ownWorkout(athlete, id), isKept))
    .returning({ id: workouts.id })
  return changed.length > 0
}

/** Days for which a deleted workout can be restored. */
export const DELETED_WORKOUT_DAYS = 30

/** Deletes a workout of the athlete's own, so that it can be restored; false when they have none of that id. */
export async function deleteWorkout(db: Database, athlete: AthleteId, id: string, now: Date): Promise<boolean> {
  const deleted = await db
    .update(workouts)
    .set({ deleted_at: now })
    .where(and(ownWorkout(athlete, id), isKept))
    .returning({ id: workouts.id })
  return deleted.length > 0
}

/**
 * Brings back a workout that the athlete deleted less than 30 days ago, as it was; false when they have none of that id.
 * A workout that is not deleted stays as it is, so that asking twice does no harm.
 */
export async function restoreWorkout(db: Database, athlete: AthleteId, id: string, now: Date): Promise<boolean> {
  const restored = await db
    .update(workouts)
    .set({ deleted_at: null })
    .where(and(ownWorkout(athlete, id), or(isKept, gt(workouts.deleted_at, oldestRestorable(now)))))
    .returning({ id: workouts.id })
  return restored.length > 0
}

/** Workouts deleted before this moment cannot be restored any more. */
export function oldestRestorable(now: Date): Date {
  return new Date(now.getTime() - DELETED_WORKOUT_DAYS * 24 * 60 * 60 * 1000)
}

/** Removes for good at most `limit` workouts that were deleted before a moment; returns how many there were. */
export async function purgeDeletedWorkouts(db: Database, before: Date, limit: number): Promise<number> {
  const expired = db
    .select({ id: workouts.id })
    .from(workouts)
    .where(lt(workouts.deleted_at, before))
    .orderBy(workouts.deleted_at)
    .limit(limit)
  const purged = await db
    .delete(workouts)
    .where(and(inArray(workouts.id, expired), lt(workouts.deleted_at, before)))
    .returning({ id: workouts.id })
  return purged.length
}

/** Of a workout that is not deleted. */
const isKept = isNull(workouts.deleted_at)

const ownWorkout = (athlete: AthleteId, id: string) => and(eq(workouts.id, id), eq(workouts.athlete_id, athlete))

function withAuthor(db: Database) {
  return db
    .select({ workout: workouts, author: athletes.full_name })
    .from(workouts)
    .innerJoin(athletes, eq(athletes.id, workouts.athlete_id))
}

function columnsOf({ name, sport, type, steps, poolLength }: NewWorkout) {
  return { name, sport, type: type ?? null, steps, pool_length: poolLength ?? null }
}

function onTheWire({ workout, author }: { workout: typeof workouts.$inferSelect; author: string }): Workout {
  return {
    id: workout.id,
    name: workout.name,
    sport: workout.sport,
    type: workout.type as Workout['type'],
    steps: workout.steps,
    poolLength: workout.pool_length,
    created_at: workout.created_at.toISOString(),
    updated_at: workout.updated_at.toISOString(),
    user: { full_name: author },
  }
}
