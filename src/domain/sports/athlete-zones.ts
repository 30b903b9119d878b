import { atLeast, atMost, isSame } from '../units/tolerance.ts'
import { type EffortZone, effortZones } from './effort-zones.ts'
import { heartRateZones } from './heart-rate.ts'
import type { OwnZones } from './own-zones.ts'
import type { SportDefinition, TargetType } from './sport.ts'
import { heartRateZoneNames } from './zones.ts'

/**
 * The zones of an athlete for a sport and a type of target, the easiest first, in percent of their figure: with their own
 * bounds where these differ from the table. None if the sport is not measured by it.
 */
export function athleteZones(type: TargetType, sport: SportDefinition, own?: OwnZones): EffortZone[] {
  if (type === sport.reference.metric) return effortZones(sport, own)
  if (type !== 'heartrate') return []
  return heartRateZones(sport, own).map(({ number, percentMin: low, percentMax: high }, index) => ({
    ...{ number, name: heartRateZoneNames[index] ?? '', low, high },
  }))
}

/** Whether an athlete has own bounds for a type of target of a sport. */
export function hasOwnZones(type: TargetType, { reference }: SportDefinition, own: OwnZones | undefined): boolean {
  if (type === 'heartrate') return own?.heartRate !== undefined
  return type === reference.metric && own?.effort !== undefined
}

/**
 * The zone that a percentage lies in; undefined between two. What is easier than the first zone counts to the first, what
 * is harder than the last to the last, and a bound that two zones share to the harder one.
 */
export function zoneAt<Zone extends Pick<EffortZone, 'low' | 'high'>>(
  percent: number,
  zones: readonly Zone[],
): Zone | undefined {
  return zones.findLast((zone, index) => isInside([percent, percent], zone, index, zones.length))
}

/** The zone that both ends of a range in percent lie in; undefined if there is none. */
export function zoneHolding<Zone extends Pick<EffortZone, 'low' | 'high'>>(
  [low, high]: readonly [low: number, high: number],
  zones: readonly Zone[],
): Zone | undefined {
  if (isSame(low, high, 'percent')) return zoneAt(low, zones)
  return zones.find((zone, index) => isInside([low, high], zone, index, zones.length))
}

/** The first zone is open at its easy end, the last at its hard end. */
function isInside(
  [from, to]: readonly [number, number],
  { low, high }: Pick<EffortZone, 'low' | 'high'>,
  index: number,
  count: number,
): boolean {
  return (index === 0 || atLeast(from, low, 'percent')) && (index === count - 1 || atMost(to, high, 'percent'))
}
