import { effortZones } from '../../../sports/effort-zones.ts'
import { type Sport, type SportId, sportOf, type WorkoutType } from '../../../sports/registry.ts'
import type { Bounds, SportBounds } from '../bounds.ts'
import { sources } from '../sources.ts'
import { cyclingBounds } from './cycling.ts'
import { runningBounds } from './running.ts'
import { swimmingBounds } from './swimming.ts'

const all: readonly SportBounds[] = [runningBounds, cyclingBounds, swimmingBounds]

/** The bounds of a sport's workout type, of its first family; where it has none, those of a workout of no type. */
export function boundsOf(sport: SportId, type: WorkoutType | undefined): Bounds {
  return familiesOf(sport, type)[0]
}

/** The bounds of each family of a workout type, the least hard first; most types have one. */
export function familiesOf(sport: SportId, type: WorkoutType | undefined): readonly [Bounds, ...Bounds[]] {
  const types = all.find((one) => one.sport === sport)?.types ?? {}
  const own = type && types[type]
  if (!own) return [boundsWithoutType(sportOf(sport))]
  return 'source' in own ? [own] : own
}

/** For workouts of no type: work begins with zone 3, in whole percents, where it is no longer easy. */
function boundsWithoutType(sport: Sport): Bounds {
  const floor = Math.round(effortZones(sport).find(({ number }) => number === 3)?.low ?? 0)
  const source = sport.reference.metric === 'power' ? sources.coggan : sport.inPool ? sources.css : sources.runs
  return { source, floor }
}
