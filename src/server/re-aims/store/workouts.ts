import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { SportId } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Database } from '../../db/database.ts'
import { re_aimed_workouts, workouts } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** A workout of the library, with its steps as unparsed JSON. */
export type AimedWorkout = { id: string; name: string; sport: SportId; steps: string }

/** Workouts that are read or written at once: each may have 256 kB. */
const ROWS_AT_ONCE = 50
/** Workouts that the database looks through at once. */
const SEARCHED_AT_ONCE = 500
/** Most characters of steps that are read for one list. Our choice: ten thousand workouts of usual size. */
const MAX_CHARACTERS_READ = 64_000_000

/**
 * The workouts of an athlete that have a range beside percents or a zone, the last changed first; of a library of very
 * large workouts only the first.
 */
export async function* workoutsWithRanges(db: Database, athlete: AthleteId): AsyncGenerator<AimedWorkout[]> {
  const ids = await idsInOrder(db, and(eq(workouts.athlete_id, athlete), isNull(workouts.deleted_at)))
  let read = 0
  for (let from = 0; from < ids.length; from += SEARCHED_AT_ONCE) {
    const searched = isOneOf(athlete, ids.slice(from, from + SEARCHED_AT_ONCE))
    const found = await idsInOrder(db, and(searched, hasRangeOfZoneOrPercents))
    for (let at = 0; at < found.length; at += ROWS_AT_ONCE) {
      if (read > MAX_CHARACTERS_READ) return
      const some = found.slice(at, at + ROWS_AT_ONCE)
      const rows = await db.select(row).from(workouts).where(isOneOf(athlete, some))
      for (const { steps } of rows) read += steps.length
      yield inOrderOf(some, rows)
    }
  }
}

/**
 * Locks those of some workouts that are in the athlete's library until the transaction ends, the last changed first, and
 * reads them in parts.
 */
export async function* lockWorkouts(
  within: Database,
  athlete: AthleteId,
  ids: readonly string[],
): AsyncGenerator<AimedWorkout[]> {
  const ordered = await idsInOrder(within, isOneOf(athlete, ids))
  for (let at = 0; at < ordered.length; at += ROWS_AT_ONCE) {
    const some = ordered.slice(at, at + ROWS_AT_ONCE)
    yield inOrderOf(some, await within.select(row).from(workouts).where(isOneOf(athlete, some)).for('update'))
  }
}

/** Steps to store for a workout; `rank` counts the workouts of a re-aim from 0, in the order of the library. */
export type NewSteps = { id: string; steps: StoredSteps; rank: number }

/** Replaces the steps of workouts that are locked, and keeps what they were, for an undo. */
export async function replaceSteps(
  within: Database,
  athlete: AthleteId,
  reAim: string,
  changed: readonly NewSteps[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return
  // All parts of the statement see the table as it was before, so what is kept are the old steps.
  await within.execute(sql`
    with changed as (
      select * from jsonb_to_recordset(${JSON.stringify(changed.map((one) => ({ ...one, kept_id: uuidv7() })))}::jsonb)
        as one(id uuid, steps jsonb, rank int, kept_id uuid)
    ), kept as (
      insert into ${re_aimed_workouts} (id, athlete_id, re_aim_id, workout_id, steps, left_digest)
      select changed.kept_id, ${athlete}::uuid, ${reAim}::uuid, stored.id, stored.steps, md5(changed.steps::text)
      from changed join ${workouts} as stored on stored.id = changed.id
    )
    update ${workouts} set steps = changed.steps, updated_at = ${changedAt(now)}
    from changed where ${workouts.id} = changed.id and ${isNamed(changed.map(({ id }) => id))}`)
}

/** Brings back the kept steps of a re-aim where its workouts are as it left them, and notes where that was so. */
export async function restoreSteps(within: Database, athlete: AthleteId, reAim: string, now: Date): Promise<void> {
  const kept = await within
    .select({ id: re_aimed_workouts.id, workout: re_aimed_workouts.workout_id })
    .from(re_aimed_workouts)
    .innerJoin(workouts, eq(workouts.id, re_aimed_workouts.workout_id))
    .where(ofReAim(athlete, reAim))
    .orderBy(desc(workouts.updated_at), desc(workouts.id))
  const ranked = kept.map((one, rank) => ({ ...one, rank }))
  for (let at = 0; at < ranked.length; at += ROWS_AT_ONCE) {
    const some = ranked.slice(at, at + ROWS_AT_ONCE)
    await within.execute(sql`
      with changed as (
        select kept.id, kept.workout_id, kept.steps, kept.left_digest, one.rank
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as one(id uuid, rank int)
        join ${re_aimed_workouts} as kept on kept.id = one.id
      ), restored as (
        update ${workouts} set steps = changed.steps, updated_at = ${changedAt(now)}
        from changed
        where ${workouts.id} = changed.workout_id and ${isNamed(some.map(({ workout }) => workout))}
          and ${workouts.athlete_id} = ${athlete}::uuid
          and ${workouts.deleted_at} is null and md5(${workouts.steps}::text) = changed.left_digest
        returning changed.id
      )
      update ${re_aimed_workouts} set is_restored = true from restored where ${re_aimed_workouts.id} = restored.id`)
  }
}

/** How many workouts of a re-aim an undo brought back, and the others that are in the library. */
export async function readRestored(
  db: Database,
  athlete: AthleteId,
  reAim: string,
): Promise<{ restored: number; stayed: { id: string; name: string }[] }> {
  const restored = await db.$count(
    re_aimed_workouts,
    and(ofReAim(athlete, reAim), eq(re_aimed_workouts.is_restored, true)),
  )
  const { id, name } = workouts
  const stayed = await db
    .select({ id, name })
    .from(re_aimed_workouts)
    .innerJoin(workouts, eq(workouts.id, re_aimed_workouts.workout_id))
    .where(and(ofReAim(athlete, reAim), eq(re_aimed_workouts.is_restored, false), isNull(workouts.deleted_at)))
    .orderBy(name, id)
  return { restored, stayed }
}

/**
 * Each version has a time of its own, which clients name it by; workouts that are changed together keep their order in the
 * library.
 */
const changedAt = (now: Date) => sql`greatest(
  ${now.toISOString()}::timestamptz - changed.rank * interval '1 millisecond',
  date_trunc('milliseconds', ${workouts.updated_at}) + interval '1 millisecond')`

const row = {
  id: workouts.id,
  name: workouts.name,
  sport: workouts.sport,
  steps: sql<string>`${workouts.steps}::text`.as('steps'),
}

// Most workouts by zones alone, and most typed ones, need not be read.
const hasRangeOfZoneOrPercents = sql`jsonb_path_exists(${workouts.steps},
  '$[*].target ? (exists(@.rangeMin) && (exists(@.zoneNumber) || exists(@.percentMin)))')`

async function idsInOrder(db: Database, condition: ReturnType<typeof and>): Promise<string[]> {
  const { id, updated_at } = workouts
  const rows = await db.select({ id }).from(workouts).where(condition).orderBy(desc(updated_at), desc(id))
  return rows.map((one) => one.id)
}

/** Beside a join, whose planner would else read and digest the steps of all workouts. */
const isNamed = (ids: readonly string[]) => inArray(workouts.id, [...ids])

function inOrderOf(ids: readonly string[], rows: readonly AimedWorkout[]): AimedWorkout[] {
  const byId = new Map(rows.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function isOneOf(athlete: AthleteId, ids: readonly string[]) {
  return and(inArray(workouts.id, [...ids]), eq(workouts.athlete_id, athlete), isNull(workouts.deleted_at))
}

function ofReAim(athlete: AthleteId, reAim: string) {
  return and(eq(re_aimed_workouts.athlete_id, athlete), eq(re_aimed_workouts.re_aim_id, reAim))
}
