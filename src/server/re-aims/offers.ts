import { MAX_RE_AIMED, type ReAimOffer } from '#contracts/re-aims.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { figureValue, isSameFigure, type WrittenFigure } from '#domain/re-aim/figure.ts'
import { type FigureChange, type Move, reAim } from '#domain/re-aim/re-aim.ts'
import { listOldFigures, type OldFigure } from '../athlete/store/old-figures.ts'
import { type Athlete, readAthlete } from '../athlete/store.ts'
import { writtenFigure } from '../athlete/written-figure.ts'
import { countPlannedDays } from '../calendar/store/workouts.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { type AimedWorkout, workoutsWithRanges } from './store/workouts.ts'

/** An old figure with the present one, as they are written and in figures. */
export type Aim = { old: OldFigure; to: WrittenFigure; change: FigureChange }

/** What re-aims the workouts for an old figure; undefined while the athlete has no other present one. */
export function aimOf(old: OldFigure, { meta }: Pick<Athlete, 'meta'>): Aim | undefined {
  const { figure, value, unit } = old
  const to = writtenFigure(meta.athlete_metrics ?? {}, figure)
  if (!to || isSameFigure(figure, { value, unit }, to)) return undefined
  const [from, present] = [figureValue(figure, { value, unit }), figureValue(figure, to)]
  return from && present ? { old, to, change: { figure, from, to: present } } : undefined
}

/** Workouts of an athlete that still aim at their old figures changed since a time; `countRead` counts that the library is read. */
export async function readOffers(
  db: Database,
  athlete: AthleteId,
  { since, now, countRead }: { since: Date; now: Date; countRead: () => void },
): Promise<ReAimOffer[]> {
  const [owner, olds] = [await readAthlete(db, athlete), await listOldFigures(db, athlete, since)]
  const found = olds.flatMap((old) => {
    const aim = aimOf(old, owner)
    return aim ? [{ aim, workouts: [] as Found[] }] : []
  })
  if (found.length === 0) return []
  countRead()
  for await (const workouts of workoutsWithRanges(db, athlete))
    for (const workout of workouts) {
      const steps = JSON.parse(workout.steps)
      for (const { aim, workouts } of found) {
        const moves = workouts.length > MAX_RE_AIMED ? [] : (reAim(steps, workout.sport, aim.change)?.moves ?? [])
        if (moves.length > 0) workouts.push({ workout, moves })
      }
    }
  const ids = found.flatMap(({ workouts }) => workouts.map(({ workout }) => workout.id))
  const days = await countPlannedDays(db, athlete, [...new Set(ids)], todayIn(now, owner.timezone))
  return found.flatMap(({ aim, workouts }) => (workouts.length > 0 ? [offerOf(aim, workouts, days)] : []))
}

type Found = { workout: AimedWorkout; moves: Move[] }

/** Moves of a workout that are listed; the others are counted. */
const MAX_MOVES = 8

function offerOf({ old, to }: Aim, found: readonly Found[], days: Map<string | null, number>): ReAimOffer {
  const { id, figure, value, unit } = old
  return {
    ...{ id, figure, from: { value, unit }, to },
    workouts: found.slice(0, MAX_RE_AIMED).map(({ workout, moves }) => ({
      ...{ id: workout.id, name: workout.name, sport: workout.sport },
      coming_days: days.get(workout.id) ?? 0,
      moves: moves.slice(0, MAX_MOVES),
      more_moves: Math.max(0, moves.length - MAX_MOVES),
    })),
    has_more: found.length > MAX_RE_AIMED,
  }
}
