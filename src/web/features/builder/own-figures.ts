import type { AthleteMetrics } from '#contracts/user.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { convertPace, type PaceUnit } from '#domain/units/pace.ts'
import { zoneEffort } from '#domain/workout/effort.ts'
import type { Target } from '#domain/workout/step.ts'
import { ownMetrics } from '../workouts/own-metrics.ts'

/** The unit an athlete says distances of a sport in. */
export function distanceUnitOf(sport: SportId | undefined, metrics: AthleteMetrics = {}): DistanceUnit {
  const id = sport ?? 'running'
  return ownMetrics[id](metrics).unit ?? sportOf(id).distanceUnits[0] ?? 'kilometers'
}

/** The unit an athlete says the pace of a sport in. */
export function paceUnitOf(sport: SportId | undefined, metrics: AthleteMetrics = {}): PaceUnit {
  const { paceUnits, distanceUnits } = sportOf(sport ?? 'running')
  return paceUnits[distanceUnits.indexOf(distanceUnitOf(sport, metrics))] ?? 'km'
}

/** What a zone asks of this athlete, as a range; undefined by heart rate, or where no reference value is known. */
export function zoneRange(
  { type, zoneNumber }: Pick<Target, 'type' | 'zoneNumber'>,
  sport: SportId,
  reference: number | undefined,
  paceUnit: PaceUnit,
): Target | undefined {
  if (reference === undefined || zoneNumber === undefined || type === 'open' || type === 'heartrate') return undefined
  const { reference: own, paceUnits } = sportOf(sport)
  if (own.metric !== type) return undefined
  const band = zoneEffort(type, zoneNumber, sportOf(sport))
  if (!band) return undefined
  if (type === 'power') return { type, rangeMin: (reference * band.low) / 100, rangeMax: (reference * band.high) / 100 }
  const seconds = (percent: number) => convertPace((reference * 100) / percent, paceUnits[0] ?? 'km', paceUnit)
  return { type, rangeMin: seconds(band.high), rangeMax: seconds(band.low), rangeUnit: paceUnit }
}
