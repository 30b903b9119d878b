import type { OwnZones } from '../sports/own-zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { convertPace, type PaceUnit } from '../units/pace.ts'
import { zoneEffort } from './effort.ts'
import { roundInwards } from './round-inwards.ts'
import type { Target } from './step.ts'

/**
 * The range of a zone for an athlete whose reference value is known: whole watts, or whole seconds per `paceUnit`,
 * rounded inwards so that both ends lie in the zone; of the athlete's `own` bounds if they have some. Undefined if the zone's metric is not the reference's (a heart
 * rate, a pace on a ride), or no whole number lies in the zone.
 */
export function zoneRange(
  { type, zoneNumber }: Pick<Target, 'type' | 'zoneNumber'>,
  sportId: SportId,
  reference: number | undefined,
  paceUnit: PaceUnit,
  own?: OwnZones,
): (Pick<Target, 'rangeUnit'> & { rangeMin: number; rangeMax: number }) | undefined {
  const sport = sportOf(sportId)
  if (reference === undefined || zoneNumber === undefined || type === 'open') return undefined
  if (type !== sport.reference.metric) return undefined
  const effort = zoneEffort(type, zoneNumber, sport, own)
  if (!effort) return undefined
  if (type === 'power') return roundInwards((effort.low * reference) / 100, (effort.high * reference) / 100)
  const pace = convertPace(reference, sport.paceUnits[0] ?? 'km', paceUnit)
  const range = roundInwards((pace * 100) / effort.high, (pace * 100) / effort.low)
  return range && { ...range, rangeUnit: paceUnit }
}
