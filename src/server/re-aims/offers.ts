import { MAX_RE_AIMED, type ReAimOffer } from '#contracts/re-aims.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { figureValue, isSameFigure, type WrittenFigure } from '#domain/re-aim/figure.ts'
import { type FigureChange, type Move, reAim } from '#domain/re-aim/re-aim.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { readOwnZones } from '#domain/sports/read-own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { listOldFigures, type OldFigure } from '../athlete/store/old-figures.ts'
import { type Athlete, readAthlete } from '../athlete/store.ts'
import { writtenFigure } from '../athlete/written-figure.ts'
import { countPlannedDays } from '../calendar/store/workouts.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { type AimedWorkout, workoutsWithRanges } from './store/workouts.ts'

/** An old figure with the present one, as they are written and in figures, and the athlete's own bounds of zones. */
export type Aim = {
  old: OldFigure
  to: WrittenFigure
  change: FigureChange
  ownZones: (sport: SportId) => OwnZones | undefined
}

/** What re-aims the workouts for an old figure; undefined while the athlete has no other present one. */
export function aimOf(old: OldFigure, { meta }: Pick<Athlete, 'meta'>): Aim | undefined {
  const { figure, value, unit } = old
  const metrics = meta.athlete_metrics ?? {}
  const to = writtenFigure(metrics, figure)
  if (!to || isSameFigure(figure, { value, unit }, to)) return undefined
  const [from, present] = [figureValue(figure, { value, unit }), figureValue(figure, to)]
  if (!from || !present) return undefined
  return { old, to, change: { figure, from, to: present }, ownZones: (sport) => readOwnZones(metrics, sport) }
}

/** Workouts of an athlete that still aim at figures changed since a time; `countRead` is called if the library is read. */
export async function readOffers(
  db: Database,
  athlete: AthleteId,
  { since, now, countRead }: { since: Date; now: Date; countRead: () => void },
): Promise<ReAimOffer[]> {
  const [owner, olds] = [await readAthlete(db, athlete), await listOldFigures(db, athlete, since)]
  const candidates = olds.flatMap((old): Candidate[] => {
    const aim = aimOf(old, owner)
    return aim ? [{ aim, found: [] }] : []
  })
  if (candidates.length === 0) return []
  countRead()
  for await (const workouts of workoutsWithRanges(db, athlete)) {
    for (const workout of workouts) addMoves(candidates, workout)
    if (candidates.every(isFull)) break
  }
  const ids = candidates.flatMap(({ found }) => found.map(({ workout }) => workout.id))
  const days = await countPlannedDays(db, athlete, [...new Set(ids)], todayIn(now, owner.timezone))
  return candidates.flatMap(({ aim, found }) => (found.length > 0 ? [offerOf(aim, found, days)] : []))
}

type Found = { workout: Omit<AimedWorkout, 'steps'>; moves: Move[] }
type Candidate = { aim: Aim; found: Found[] }

/** One more than are listed is looked for, which shows that there are more. */
const isFull = ({ found }: Candidate) => found.length > MAX_RE_AIMED

function addMoves(candidates: readonly Candidate[], { steps: written, ...workout }: AimedWorkout) {
  const steps: StoredSteps = JSON.parse(written)
  for (const candidate of candidates) {
    const { change, ownZones } = candidate.aim
    const moves = isFull(candidate) ? [] : (reAim(steps, workout.sport, change, ownZones(workout.sport))?.moves ?? [])
    if (moves.length > 0) candidate.found.push({ workout, moves })
  }
}

/** Moves of a workout that are listed; the others are counted. */
const MAX_MOVES = 8

function offerOf({ old, to }: Aim, found: readonly Found[], days: Map<string | null, number>): ReAimOffer {
  const { id, figure, value, unit } = old
  return {
    ...{ id, figure, from: { value, unit }, to },
    workouts: found.slice(0, MAX_RE_AIMED).map(({ workout, moves }) => ({
      ...workout,
      coming_days: days.get(workout.id) ?? 0,
      moves: moves.slice(0, MAX_MOVES),
      more_moves: Math.max(0, moves.length - MAX_MOVES),
    })),
    has_more: found.length > MAX_RE_AIMED,
  }
}
