import { meanPower, type Stretch } from '../../load/stretches.ts'
import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { Sport } from '../../sports/sport.ts'
import { zoneEffort } from '../../workout/effort.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'

/** Stretches of work that follow each other: seconds, and where in the whole they lie. */
export type Bout = { first: number; last: number; seconds: number }

/**
 * The zone that work begins in, and the one of its easier half where efforts go over and under. Where it is not said it
 * is the third: above what is easy. Power zones on the bike.
 */
const zones: Partial<Record<`${SportId} ${WorkoutType}`, { work: number; under?: number }>> = {
  'cycling sweet spot': { work: 4 },
  'cycling threshold': { work: 5, under: 4 },
  'cycling v02 max': { work: 6 },
  'cycling interval': { work: 4 },
  'running threshold': { work: 4, under: 3 },
  'running interval': { work: 5 },
  'swimming interval': { work: 4 },
  'swimming endurance': { work: 2 },
}

/** What is easier for longer than this is no half of an over-under. Seconds. */
const LONGEST_UNDER = 300

/**
 * The bouts among stretches, measured by how hard they are and not by what they are called: warm-up, cool-down and rest
 * are never work. Long swims that are easy throughout count by the first zone.
 */
export function boutsOf(stretches: readonly Stretch[], { sport, type }: ResolvedRequest): Bout[] {
  const { work, under } = zones[`${sport.id} ${type}`] ?? { work: 3 }
  const bouts = boutsFrom(stretches, floorOf(sport, work), under && floorOf(sport, under))
  return bouts.length > 0 || !sport.inPool || work > 2 ? bouts : boutsFrom(stretches, 0)
}

function boutsFrom(stretches: readonly Stretch[], floor: number, under = floor): Bout[] {
  const bouts: Bout[] = []
  let bout: Bout | undefined
  let isHard = false
  const close = () => {
    if (bout && isHard) bouts.push(bout)
    bout = undefined
    isHard = false
  }
  stretches.forEach((stretch, index) => {
    const effort = effortOf(stretch)
    const works = effort !== undefined && effort >= floor - HAIR
    const isUnder = effort !== undefined && effort >= under - HAIR && stretch.seconds <= LONGEST_UNDER
    if (!works && !isUnder) close()
    else {
      isHard ||= works
      bout = { first: bout?.first ?? index, last: index, seconds: (bout?.seconds ?? 0) + stretch.seconds }
    }
  })
  close()
  return bouts
}

/** Percent of threshold of what may be work; undefined of what never is, and of drills, which have no pace. */
function effortOf({ step: { intensity, target }, from, to }: Stretch): number | undefined {
  if (intensity === 'warmup' || intensity === 'cooldown' || intensity === 'rest' || to === 0) return undefined
  if (target?.type === 'open' && intensity !== 'interval') return undefined
  return meanPower(from, to, 1)
}

function floorOf(sport: Sport, zone: number): number {
  return zoneEffort(sport.reference.metric, zone, sport)?.low ?? 0
}

/** Forgives the dust of floating point. */
const HAIR = 1e-6

/** The middle value; of an even number of them the mean of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 0 ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper
}
