import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { AthleteMetrics } from '#contracts/user.ts'
import { type AimedFigure, aimedFigures, figureValue, isSameFigure, type WrittenFigure } from '#domain/re-aim/figure.ts'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/purge.ts'
import { old_figures } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'
import { writtenFigure } from '../written-figure.ts'

export type OldFigure = WrittenFigure & { id: string; figure: AimedFigure }

/** Old values that are kept of one figure at most. */
const MAX_KEPT = 5

/**
 * Keeps the figures that a change of metrics gave another value, as old ones for which workouts may still be written. What
 * has become the present figure again is no old one. A figure that is removed or new leaves none.
 */
export async function keepOldFigures(
  within: Database,
  athlete: AthleteId,
  before: AthleteMetrics,
  after: AthleteMetrics,
  now: Date,
): Promise<void> {
  for (const figure of aimedFigures) {
    const [old, present] = [writtenFigure(before, figure), writtenFigure(after, figure)]
    if (!old || !present || isSameFigure(figure, old, present)) continue
    if (figureValue(figure, old) === undefined || figureValue(figure, present) === undefined) continue
    await keep(within, athlete, { figure, old, present }, now)
  }
}

/** The old figures whose workouts are offered to be re-aimed, changed since a time, the last changed first. */
export function listOldFigures(db: Database, athlete: AthleteId, since: Date): Promise<OldFigure[]> {
  const { athlete_id, changed_at, left_at } = old_figures
  return db
    .select(row)
    .from(old_figures)
    .where(and(eq(athlete_id, athlete), gt(changed_at, since), isNull(left_at)))
    .orderBy(desc(changed_at), old_figures.figure)
}

/** One old figure of an athlete that was changed since a time. */
export async function readOldFigure(
  db: Database,
  athlete: AthleteId,
  id: string,
  since: Date,
): Promise<OldFigure | undefined> {
  const [found] = await db
    .select(row)
    .from(old_figures)
    .where(and(isOwn(athlete, id), gt(old_figures.changed_at, since)))
  return found
}

/** Stores whether workouts for an old figure are left as they are; false if the athlete has none of that id. */
export async function leaveOldFigure(
  db: Database,
  athlete: AthleteId,
  id: string,
  left_at: Date | null,
): Promise<boolean> {
  const { id: column } = old_figures
  const changed = await db.update(old_figures).set({ left_at }).where(isOwn(athlete, id)).returning({ id: column })
  return changed.length > 0
}

/** Deletes at most `limit` old figures that were changed before a time; returns how many. */
export function purgeOldFigures(db: Database, before: Date, limit: number): Promise<number> {
  return deleteSome(db, old_figures, lt(old_figures.changed_at, before), limit)
}

async function keep(
  within: Database,
  athlete: AthleteId,
  { figure, old, present }: { figure: AimedFigure; old: WrittenFigure; present: WrittenFigure },
  now: Date,
) {
  const known = await within
    .select(row)
    .from(old_figures)
    .where(and(eq(old_figures.athlete_id, athlete), eq(old_figures.figure, figure)))
    .orderBy(desc(old_figures.changed_at))
  const isOther = (one: WrittenFigure) => !isSameFigure(figure, one, present) && !isSameFigure(figure, one, old)
  const kept = known.filter(isOther).slice(0, MAX_KEPT - 1)
  const gone = known.filter((one) => !kept.includes(one)).map(({ id }) => id)
  if (gone.length > 0) await within.delete(old_figures).where(inArray(old_figures.id, gone))
  await within.insert(old_figures).values({ id: uuidv7(), athlete_id: athlete, figure, ...old, changed_at: now })
}

const row = {
  id: old_figures.id,
  figure: old_figures.figure,
  value: old_figures.value,
  unit: old_figures.unit,
}

function isOwn(athlete: AthleteId, id: string) {
  return and(eq(old_figures.athlete_id, athlete), eq(old_figures.id, id))
}
