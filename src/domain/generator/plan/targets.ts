import type { Sport } from '../../sports/registry.ts'
import { cyclingHeartRateAsPower } from '../../sports/zones.ts'
import { convertPace } from '../../units/pace.ts'
import { atLeast, atMost, roundDown, roundUp } from '../../units/tolerance.ts'
import { zoneEffort } from '../../workout/effort.ts'
import type { Target } from '../../workout/step.ts'
import { zoneRange } from '../../workout/zone-range.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { Percents, Piece } from './plan.ts'

/** The athlete's own target for a zone, or for percents of threshold. */
export type TargetOf = (zone: number, percents?: Percents, ramp?: Piece['ramp']) => Target

/** A target names the zone, except a ramp across zones, and has a range in watts or seconds if the reference is known. */
export function targetsFor({ sport, metric: type, reference, paceUnit }: ResolvedRequest): TargetOf {
  const percentsRange = ([low, high]: Percents) => {
    if (reference === undefined) return undefined
    if (type === 'power') return range((low * reference) / 100, (high * reference) / 100)
    const pace = convertPace(reference, sport.paceUnits[0] ?? 'km', paceUnit)
    const seconds = range((pace * 100) / high, (pace * 100) / low)
    return seconds && { ...seconds, rangeUnit: paceUnit }
  }

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
      ...percentsRange(percents),
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

/** The whole figures inside two bounds, if there are any. */
function range(low: number, high: number) {
  const [rangeMin, rangeMax] = [roundUp(low, 'ratio'), roundDown(high, 'ratio')]
  return rangeMin <= rangeMax ? { rangeMin, rangeMax } : undefined
}

/** The heart-rate zone that a zone of the sport's own metric becomes. */
export function heartRateZone(zone: number, sport: Sport): number {
  if (sport.reference.metric !== 'power') return zone
  return 1 + cyclingHeartRateAsPower.findIndex(([first, last]) => zone >= first && zone <= last)
}
