import { heartRateEffort, NOMINAL_THRESHOLD_HEART_RATE } from '../sports/heart-rate.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import type { Sport } from '../sports/sport.ts'
import { cyclingHeartRateAsPower, powerZones } from '../sports/zones.ts'
import { speedOf } from '../units/pace.ts'
import { asksEffort } from './has-target.ts'
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
 * The effort a step asks for. Percents count first, being exact; then a range where it can be held against the athlete's
 * own `reference`, or their heart rate at threshold in beats a minute; then a zone, which needs neither. A ramp passes
 * through all of it.
 */
export function effortOf(
  step: Step,
  sportId: SportId,
  reference?: ReferenceValue,
  thresholdHeartRate?: number | undefined,
): Effort {
  const { target, intensity } = step
  const own = { reference, thresholdHeartRate }
  return (asksEffort(target) ? targetEffort(target, sportOf(sportId), own) : undefined) ?? untargeted[intensity]
}

type Own = { reference: ReferenceValue; thresholdHeartRate: number | undefined }

function targetEffort(target: Target, sport: Sport, own: Own): Effort | undefined {
  if (target.type === 'open') return undefined
  if (target.percentMin !== undefined) return percentEffort(target, sport)
  const range = target.rangeMin === undefined ? undefined : rangeEffort(target, sport, own)
  if (range && isOwn(target, sport, own)) return range
  return target.zoneNumber === undefined ? range : zoneEffort(target.type, target.zoneNumber, sport)
}

/** Whether a range of a target can be held against what is known of its athlete. */
function isOwn({ type }: Target, sport: Sport, { reference, thresholdHeartRate }: Own): boolean {
  if (type === 'heartrate') return thresholdHeartRate !== undefined
  return type === sport.reference.metric && reference !== undefined
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

/** Undefined where the sport has no threshold for such figures: watts say nothing beside a pace, a pace nothing beside FTP. */
function rangeEffort(target: Target, sport: Sport, own: Own): Effort | undefined {
  const { type } = target
  if (type !== 'heartrate' && type !== sport.reference.metric) return undefined
  const [least, most] = rangeEnds(target)
  const reference = own.reference ?? sport.reference.nominal
  if (type === 'power') return { low: (100 * least) / reference, high: (100 * most) / reference }
  if (!(least > 0)) return undefined
  if (type === 'heartrate') {
    const threshold = own.thresholdHeartRate ?? NOMINAL_THRESHOLD_HEART_RATE
    const [low, high] = [
      heartRateEffort((100 * least) / threshold, sport),
      heartRateEffort((100 * most) / threshold, sport),
    ]
    return { low, high }
  }
  const unit = sport.paceUnits[0] ?? 'km'
  const threshold = speedOf(reference, unit)
  const written = target.rangeUnit ?? unit
  return { low: (100 * speedOf(most, written)) / threshold, high: (100 * speedOf(least, written)) / threshold }
}

/** Both ends of a range. One left open is where the other is; so is a heart rate or a pace of 0, which nobody has. */
export function rangeEnds({ type, rangeMin = 0, rangeMax }: Target): [least: number, most: number] {
  const most = rangeMax ?? rangeMin
  return [rangeMin === 0 && type !== 'power' ? most : rangeMin, most]
}
