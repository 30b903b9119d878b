import type { ReAim } from '#contracts/re-aims.ts'
import { reAim } from '#domain/re-aim/re-aim.ts'
import { readOldFigure } from '../athlete/store/old-figures.ts'
import { lockAthlete } from '../athlete/store.ts'
import type { Database } from '../db/database.ts'
import { daysBefore } from '../db/purge.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { Problem } from '../http/refusals/problem.ts'
import { aimOf } from './offers.ts'
import { insertReAim, markUndone, readReAim } from './store/re-aims.ts'
import { lockWorkouts, readRestored, replaceSteps, restoreSteps } from './store/workouts.ts'

/** Days for which an old figure is offered, and for which a re-aim can be undone. */
export const RE_AIM_DAYS = 30

type Asked = { id: string; offer: string; to: ReAim['to']; workouts: readonly string[] }

/**
 * Re-aims those of some workouts that come from an old figure, in one transaction. Changes of the athlete's figures wait
 * for it, and saves of these workouts do too. A re-aim with an id that was made before is not made again, and one that finds
 * nothing to move is not kept.
 */
export function makeReAim(db: Database, athlete: AthleteId, asked: Asked, now: Date): Promise<ReAim> {
  return db.transaction(async (within) => {
    const owner = await lockAthlete(within, athlete)
    const known = await readReAim(within, athlete, asked.id)
    if (known) return known
    const old = await readOldFigure(within, athlete, asked.offer, daysBefore(now, RE_AIM_DAYS))
    if (!old) throw new Problem('not-found', NO_OFFER)
    const aim = aimOf(old, owner)
    if (!aim || aim.to.value !== asked.to.value || aim.to.unit !== asked.to.unit)
      throw new Problem('changed-since', FIGURE_CHANGED)
    const { id } = asked
    const made = { id, figure: old.figure, from: { value: old.value, unit: old.unit }, to: aim.to }
    let workout_count = 0
    for await (const workouts of lockWorkouts(within, athlete, asked.workouts)) {
      const changed = workouts.flatMap(({ id, sport, steps }) => {
        const moved = reAim(JSON.parse(steps), sport, aim.change, aim.ownZones(sport))
        return moved ? [{ id, steps: moved.steps }] : []
      })
      if (workout_count === 0 && changed.length > 0) await insertReAim(within, athlete, made, now)
      const ranked = changed.map((one, index) => ({ ...one, rank: workout_count + index }))
      await replaceSteps(within, athlete, id, ranked, now)
      workout_count += changed.length
    }
    return { ...made, workout_count, made_at: now.toISOString() }
  })
}

/** Undoes a re-aim in one transaction, except in workouts that were changed since. One that is undone stays so. */
export function undoReAim(db: Database, athlete: AthleteId, id: string, now: Date) {
  return db.transaction(async (within) => {
    await lockAthlete(within, athlete)
    if (!(await readReAim(within, athlete, id, daysBefore(now, RE_AIM_DAYS)))) throw new Problem('not-found', NO_RE_AIM)
    if (await markUndone(within, athlete, id)) await restoreSteps(within, athlete, id, now)
    return readRestored(within, athlete, id)
  })
}

const NO_OFFER = `You have no such old figure. Workouts are offered to be re-aimed for ${RE_AIM_DAYS} days after a new one.`
const FIGURE_CHANGED = 'Your figure has changed since this list was made. Look at the list again, then re-aim.'
const NO_RE_AIM = `You have re-aimed nothing like this. It can be undone for ${RE_AIM_DAYS} days.`
