import { desc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Figure, figures } from '#contracts/figures.ts'
import type { AthleteMetrics } from '#contracts/user.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { Database } from '../../db/database.ts'
import { athletes, figure_history } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'
import { writtenFigure } from '../written-figure.ts'
import { keepOldFigures } from './old-figures.ts'

/** Changes that are listed at most. */
const MAX_LISTED = 200

/** What an athlete's figures were from which day on, newest first. */
export function listFigureHistory(db: Database, athlete: AthleteId) {
  const { figure, value, unit, day } = figure_history
  return db
    .select({ figure, value, unit, day })
    .from(figure_history)
    .where(eq(figure_history.athlete_id, athlete))
    .orderBy(desc(day), figure)
    .limit(MAX_LISTED)
}

/** Changes an athlete's metrics; keeps the figures that differ afterwards with the day of the change, and the old ones. */
export async function changeMetrics(
  db: Database,
  athlete: AthleteId,
  change: (metrics: AthleteMetrics) => AthleteMetrics,
  now: Date,
): Promise<void> {
  const own = eq(athletes.id, athlete)
  await db.transaction(async (within) => {
    const [row] = await within
      .select({ meta: athletes.meta, timezone: athletes.timezone })
      .from(athletes)
      .where(own)
      .for('update')
    if (!row) return
    const before = row.meta.athlete_metrics ?? {}
    const after = change(before)
    await within
      .update(athletes)
      .set({ meta: { ...row.meta, athlete_metrics: after } })
      .where(own)
    const changed = changesOf(before, after)
    if (changed.length === 0) return
    await keepOldFigures(within, athlete, before, after, now)
    const day = todayIn(now, row.timezone)
    await within
      .insert(figure_history)
      .values(changed.map((figure) => ({ id: uuidv7(), athlete_id: athlete, day, ...figure })))
      .onConflictDoUpdate({
        target: [figure_history.athlete_id, figure_history.figure, figure_history.day],
        set: { value: sql`excluded.value`, unit: sql`excluded.unit` },
      })
  })
}

/** The figures that two sets of metrics do not share, as the second has them. */
function changesOf(before: AthleteMetrics, after: AthleteMetrics) {
  return figures.flatMap((figure) => {
    const [old, changed] = [figureIn(before, figure), figureIn(after, figure)]
    return old.value === changed.value && old.unit === changed.unit ? [] : [{ figure, ...changed }]
  })
}

/** Nulls where the athlete has no such figure. */
function figureIn(metrics: AthleteMetrics, figure: Figure): { value: string | null; unit: DistanceUnit | null } {
  return writtenFigure(metrics, figure) ?? { value: null, unit: null }
}
