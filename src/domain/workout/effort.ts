import { heartRateEffort } from '../athlete/heart-rate.ts'
import { cyclingHeartRateAsPower, powerZones } from '../athlete/zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import type { Sport } from '../sports/sport.ts'
import { speedOf } from '../units/pace.ts'
import type { Intensity } from './intensity.ts'
import type { Step, Target } from './step.ts'

/** Effort in percent of threshold: of FTP on a bike, of threshold speed on foot, of CSS speed in water. */
export type Effort = { low: number; high: number }

/**
 * The athlete's own reference value for the sport: watts, or seconds per kilometre or 100 m. Undefined where it is not
 * known; estimates then use the sport's nominal one.
 */
export type ReferenceValue = number | undefined

/** What a step without a target is drawn and estimated at, in percent of threshold. */
const untargeted: Record<Intensity, Effort> = {
  rest: { low: 0, high: 0 },
  recovery: { low: 64, high: 70 },
  warmup: { low: 68, high: 74 },
  cooldown: { low: 64, high: 70 },
  active: { low: 76, high: 82 },
  interval: { low: 98, high: 104 },
}

/**
 * The effort a step asks for. Percents count first, being exact; then a zone, before a range, for it needs no reference
 * value. A ramp passes through all of it.
 */
export function effortOf(step: Step, sportId: SportId, reference?: ReferenceValue): Effort {
  if (step.intensity === 'rest' && !step.target) return untargeted.rest
  const sport = sportOf(sportId)
  return targetEffort(step.target, sport, reference) ?? untargeted[step.intensity]
}

function targetEffort(target: Target | null | undefined, sport: Sport, reference: ReferenceValue): Effort | undefined {
  if (!target || target.type === 'open') return undefined
  if (target.percentMin !== undefined) return percentEffort(target, sport)
  if (target.zoneNumber !== undefined) return zoneEffort(target.type, target.zoneNumber, sport)
  return rangeEffort(target, sport, reference ?? sport.reference.nominal)
}

/** Percents of power and of speed are efforts; of heart rate they are where its zones are. */
function percentEffort({ type, percentMin = 0, percentMax = percentMin }: Target, sport: Sport): Effort {
  if (type !== 'heartrate') return { low: percentMin, high: percentMax }
  return { low: heartRateEffort(percentMin, sport), high: heartRateEffort(percentMax, sport) }
}

/** The band of a zone in percent of threshold; undefined where the sport has no such zone. */
export function zoneEffort(type: 'pace' | 'heartrate' | 'power', zoneNumber: number, sport: Sport): Effort | undefined {
  if (type === 'power' || (type === 'heartrate' && sport.reference.metric === 'power')) {
    const [first, last] =
      type === 'power'
        ? [zoneNumber, zoneNumber]
        : (cyclingHeartRateAsPower[zoneNumber - 1] ?? [zoneNumber, zoneNumber])
    const low = powerZones[first - 1]
    const high = powerZones[last - 1]
    return low && high && { low: low.percentMin, high: high.percentMax }
  }
  const zone = sport.paceZones[zoneNumber - 1]
  return zone && { low: 100 / zone.slow, high: 100 / zone.fast }
}

function rangeEffort(target: Target, sport: Sport, reference: number): Effort | undefined {
  const { type, rangeMin, rangeMax } = target
  if (rangeMin === undefined) return undefined
  if (type === 'power') {
    const low = (100 * rangeMin) / reference
    return { low, high: typeof rangeMax === 'number' ? (100 * rangeMax) / reference : low }
  }
  if (type !== 'pace' || rangeMin <= 0) return undefined
  const unit = sport.paceUnits[0] ?? 'km'
  const threshold = speedOf(sport.reference.metric === 'pace' ? reference : sport.reference.nominal, unit)
  const written = target.rangeUnit ?? unit
  const high = (100 * speedOf(rangeMin, written)) / threshold
  const low = typeof rangeMax === 'number' && rangeMax > 0 ? (100 * speedOf(rangeMax, written)) / threshold : high
  return { low, high }
}
