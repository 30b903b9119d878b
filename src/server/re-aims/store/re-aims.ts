import { and, count, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { ReAim } from '#contracts/re-aims.ts'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/purge.ts'
import { re_aimed_workouts, re_aims } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** Re-aims of an athlete that are kept and listed at most: each may hold the steps of 500 workouts. */
export const MAX_RE_AIMS_KEPT = 20

/** The re-aims of an athlete since a time that are not undone, the last first. */
export function listReAims(db: Database, athlete: AthleteId, since: Date): Promise<ReAim[]> {
  const condition = and(eq(re_aims.athlete_id, athlete), eq(re_aims.is_undone, false), gt(re_aims.made_at, since))
  return read(db, condition)
}

/** One re-aim of an athlete, undone or not; of any age, or only made since a time. */
export async function readReAim(
  db: Database,
  athlete: AthleteId,
  id: string,
  since?: Date,
): Promise<ReAim | undefined> {
  return (await read(db, and(isOwn(athlete, id), since && gt(re_aims.made_at, since))))[0]
}

/** Stores a re-aim in place of the oldest one if there are as many as are kept; its workouts follow. */
export async function insertReAim(
  within: Database,
  athlete: AthleteId,
  { id, figure, from, to }: Pick<ReAim, 'id' | 'figure' | 'from' | 'to'>,
  now: Date,
): Promise<void> {
  const change = { old_value: from.value, old_unit: from.unit, new_value: to.value, new_unit: to.unit }
  const others = within
    .select({ id: re_aims.id })
    .from(re_aims)
    .where(eq(re_aims.athlete_id, athlete))
    .orderBy(desc(re_aims.made_at), desc(re_aims.id))
    .offset(MAX_RE_AIMS_KEPT - 1)
  await within.delete(re_aims).where(and(eq(re_aims.athlete_id, athlete), inArray(re_aims.id, others)))
  await within.insert(re_aims).values({ athlete_id: athlete, id, figure, ...change, made_at: now })
}

/** Notes that a re-aim is undone; false if it was so already. */
export async function markUndone(within: Database, athlete: AthleteId, id: string): Promise<boolean> {
  const changed = await within
    .update(re_aims)
    .set({ is_undone: true })
    .where(and(isOwn(athlete, id), eq(re_aims.is_undone, false)))
    .returning({ id: re_aims.id })
  return changed.length > 0
}

/** Deletes at most `limit` re-aims that were made before a time, with what their undo needs; returns how many. */
export function purgeReAims(db: Database, before: Date, limit: number): Promise<number> {
  return deleteSome(db, re_aims, lt(re_aims.made_at, before), limit)
}

async function read(db: Database, condition: ReturnType<typeof and>): Promise<ReAim[]> {
  const rows = await db
    .select({ reAim: re_aims, workout_count: count(re_aimed_workouts.id) })
    .from(re_aims)
    .leftJoin(
      re_aimed_workouts,
      and(eq(re_aimed_workouts.athlete_id, re_aims.athlete_id), eq(re_aimed_workouts.re_aim_id, re_aims.id)),
    )
    .where(condition)
    .groupBy(re_aims.athlete_id, re_aims.id)
    .orderBy(desc(re_aims.made_at), desc(re_aims.id))
    .limit(MAX_RE_AIMS_KEPT)
  return rows.map(({ reAim: { id, figure, old_value, old_unit, new_value, new_unit, made_at }, workout_count }) => ({
    ...{ id, figure, workout_count, made_at: made_at.toISOString() },
    from: { value: old_value, unit: old_unit },
    to: { value: new_value, unit: new_unit },
  }))
}

function isOwn(athlete: AthleteId, id: string) {
  return and(eq(re_aims.athlete_id, athlete), eq(re_aims.id, id))
}
