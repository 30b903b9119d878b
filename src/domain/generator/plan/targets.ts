import type { Sport } from '../../sports/sport.ts'
import { cyclingHeartRateAsPower } from '../../sports/zones.ts'
import { convertPace } from '../../units/pace.ts'
import { zoneEffort } from '../../workout/effort.ts'
import type { Target } from '../../workout/step.ts'
import { zoneRange } from '../../workout/zone-range.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { Percents, Piece } from './plan.ts'

/** A zone, or a part of the effort scale in percent of threshold, as a target of this athlete. */
export type TargetOf = (zone: number, percents?: Percents, ramp?: Piece['ramp']) => Target

/** What turns a zone into a target: always the zone, but for a ramp across zones; a range where the reference is known. */
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
    const isInside = band !== undefined && percents[0] >= band.low - HAIR && percents[1] <= band.high + HAIR
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

  // A workout asks for the same few targets again and again, and versions of it for the same as well.
  const made: Record<string, Target> = {}
  return (zone, percents, ramp) => {
    const key = `${zone} ${percents ?? ''} ${ramp ?? ''}`
    made[key] ??= target(zone, percents, ramp)
    return made[key]
  }
}

/** Forgives the dust of floating point. */
const HAIR = 1e-9

/** Whole figures inside two bounds, if there are any. */
function range(low: number, high: number) {
  const [rangeMin, rangeMax] = [Math.ceil(low - HAIR), Math.floor(high + HAIR)]
  return rangeMin <= rangeMax ? { rangeMin, rangeMax } : undefined
}

/** The zone of heart rate that stands for a zone of the sport's own metric. */
export function heartRateZone(zone: number, sport: Sport): number {
  if (sport.reference.metric !== 'power') return zone
  return 1 + cyclingHeartRateAsPower.findIndex(([first, last]) => zone >= first && zone <= last)
}
