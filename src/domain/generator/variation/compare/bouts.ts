import { meanPower, type Stretch } from '../../../load/stretches.ts'
import type { Sport } from '../../../sports/registry.ts'
import { atLeast } from '../../../units/tolerance.ts'
import { zoneEffort } from '../../../workout/effort.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { sessionOf } from '../../sessions/registry.ts'

/** Stretches of work that follow each other: their seconds, and the indexes of the first and the last. */
export type Bout = { first: number; last: number; seconds: number }

/** The easier half of an over-under lasts at most so long; longer stretches end the bout. Our choice. */
const MAX_UNDER_SECONDS = 300

/**
 * The bouts among stretches, found by effort and not by name. Warm-up, cool-down and rest are never work. In an
 * endurance swim without any, every stretch that is swum counts.
 */
export function boutsOf(stretches: readonly Stretch[], { sport, type }: ResolvedRequest): Bout[] {
  const { work, under } = sessionOf(sport.id, type).bouts
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
    const works = effort !== undefined && atLeast(effort, floor, 'percent')
    const isUnder = effort !== undefined && atLeast(effort, under, 'percent') && stretch.seconds <= MAX_UNDER_SECONDS
    if (!works && !isUnder) close()
    else {
      isHard ||= works
      bout = { first: bout?.first ?? index, last: index, seconds: (bout?.seconds ?? 0) + stretch.seconds }
    }
  })
  close()
  return bouts
}

/** Percent of threshold of a stretch that may be work; undefined of others, and of drills, which have no pace. */
function effortOf({ step: { intensity, target, effort }, from, to }: Stretch): number | undefined {
  if (intensity === 'warmup' || intensity === 'cooldown' || intensity === 'rest' || to === 0) return undefined
  if (target?.type === 'open' && !effort && intensity !== 'interval') return undefined
  return meanPower(from, to, 1)
}

function floorOf(sport: Sport, zone: number): number {
  return zoneEffort(sport.reference.metric, zone, sport)?.low ?? 0
}
