import type { Sport } from '../../sports/registry.ts'
import { cyclingHeartRateAsPower } from '../../sports/zones.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import { zoneEffort } from '../../workout/effort.ts'
import { percentsRange } from '../../workout/percents-range.ts'
import type { Target } from '../../workout/step.ts'
import { zoneRange } from '../../workout/zone-range.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { Percents, Piece } from './plan.ts'

/** The athlete's own target for a zone, or for percents of threshold. */
export type TargetOf = (zone: number, percents?: Percents, ramp?: Piece['ramp']) => Target

/** A target names the zone, except a ramp across zones, and has a range in watts or seconds if the reference is known. */
export function targetsFor({ sport, metric: type, reference, paceUnit }: ResolvedRequest): TargetOf {
  const target: TargetOf = (zone, percents, ramp) => {
    const rising = ramp && { ramp }
    if (type === 'heartrate') return { type, zoneNumber: heartRateZone(zone, sport) }
    const whole = { type, zoneNumber: zone }
    if (!percents) return { ...whole, ...zoneRange(whole, sport.id, reference, paceUnit), ...rising }
    const band = zoneEffort(type, zone, sport)
    // The highest pace zone is open above.
    const isOpen = type === 'pace' && zone === sport.paceZones.length
    const isInside =
      band !== undefined &&
      atLeast(percents[0], band.low, 'percent') &&
      (isOpen || atMost(percents[1], band.high, 'percent'))
    const [percentMin, percentMax] = percents
    return {
      type,
      ...(isInside ? { zoneNumber: zone } : {}),
      ...(reference === undefined ? {} : percentsRange(percents, type, sport.id, reference, paceUnit)),
      percentMin,
      percentMax,
      ...rising,
    }
  }

  // Cached: a workout and its versions ask for the same few targets again and again.
  const made: Record<string, Target> = {}
  return (zone, percents, ramp) => {
    const key = [zone, percents, ramp].join(' ')
    made[key] ??= target(zone, percents, ramp)
    return made[key]
  }
}

/** The heart-rate zone that a zone of the sport's own metric becomes. */
export function heartRateZone(zone: number, sport: Sport): number {
  if (sport.reference.metric !== 'power') return zone
  return 1 + cyclingHeartRateAsPower.findIndex(([first, last]) => zone >= first && zone <= last)
}
