import { heartRateEffort, NOMINAL_THRESHOLD_HEART_RATE } from '../sports/heart-rate.ts'
import type { OwnZones } from '../sports/own-zones.ts'
import { type Sport, type SportId, sportOf } from '../sports/registry.ts'
import { cyclingHeartRateAsPower, powerZones } from '../sports/zones.ts'
import { speedOf } from '../units/pace.ts'
import { asksEffort } from './has-target.ts'
import type { Intensity } from './intensity.ts'
import type { Step, Target } from './step.ts'

/** Effort in percent of threshold: of FTP on a bike, of threshold speed on foot, of CSS speed in water. */
export type Effort = { low: number; high: number }

/**
 * The athlete's own reference value for the sport: watts, or seconds per kilometre or 100 m. Undefined if it is not
 * known; estimates then use the sport's nominal one.
 */
export type ReferenceValue = number | undefined

/** The effort at which a step without a target is drawn and estimated, in percent of threshold. Our choice. */
const untargeted: Record<Intensity, Effort> = {
  rest: { low: 0, high: 0 },
  recovery: { low: 64, high: 70 },
  warmup: { low: 68, high: 74 },
  cooldown: { low: 64, high: 70 },
  active: { low: 76, high: 82 },
  interval: { low: 98, high: 104 },
}

/**
 * The effort a step asks for. Percents count first, because they are exact; then a range, where the athlete's `reference`
 * or heart rate at threshold (in beats a minute) is known; then a zone, which needs neither. A ramp passes through all of
 * it. Without a target the effort from 1 to 10 counts, and then what is usual for the intensity. `zones`: the athlete's own
 * bounds, where they have some.
 */
export function effortOf(
  step: Step,
  sportId: SportId,
  reference?: ReferenceValue,
  thresholdHeartRate?: number | undefined,
  zones?: OwnZones | undefined,
): Effort {
  const { target, intensity } = step
  const sport = sportOf(sportId)
  const own = { reference, thresholdHeartRate, zones }
  return (
    (asksEffort(target) ? targetEffort(target, sport, own) : undefined) ??
    feltEffort(step, sport) ??
    untargeted[intensity]
  )
}

function feltEffort({ effort }: Step, { effortScale }: Sport): Effort | undefined {
  const percent = effort && effortScale[effort - 1]
  return percent ? { low: percent, high: percent } : undefined
}

/** The middle of a step's effort, in percent of threshold. */
export function middleEffort(step: Step, sport: SportId, reference: ReferenceValue): number {
  const { low, high } = effortOf(step, sport, reference)
  return (low + high) / 2
}

type AthleteFigures = {
  reference: ReferenceValue
  thresholdHeartRate: number | undefined
  zones: OwnZones | undefined
}

/** The effort of a target; undefined if it asks for none, or for figures of another metric than the sport's. */
export function targetEffort(target: Target, sport: Sport, own: AthleteFigures): Effort | undefined {
  if (target.type === 'open') return undefined
  if (target.percentMin !== undefined) return percentEffort(target, sport, own.zones)
  const range = target.rangeMin === undefined ? undefined : rangeEffort(target, sport, own)
  if (range && isMeasurable(target, sport, own)) return range
  return target.zoneNumber === undefined ? range : zoneEffort(target.type, target.zoneNumber, sport, own.zones)
}

/** Whether the athlete's own figure that a range is measured by is known. */
function isMeasurable({ type }: Target, sport: Sport, { reference, thresholdHeartRate }: AthleteFigures): boolean {
  if (type === 'heartrate') return thresholdHeartRate !== undefined
  return type === sport.reference.metric && reference !== undefined
}

/** Percents of power and of speed are efforts; percents of heart rate are converted by its zones. */
function percentEffort(
  { type, percentMin = 0, percentMax = percentMin }: Target,
  sport: Sport,
  own: OwnZones | undefined,
): Effort {
  if (type !== 'heartrate') return { low: percentMin, high: percentMax }
  return { low: heartRateEffort(percentMin, sport, own), high: heartRateEffort(percentMax, sport, own) }
}

/**
 * The band of a zone in percent of threshold, with the athlete's own bounds if they have some; undefined if the sport has no
 * such zone.
 */
export function zoneEffort(
  type: 'pace' | 'heartrate' | 'power',
  zoneNumber: number,
  sport: Sport,
  own?: OwnZones,
): Effort | undefined {
  const metric = type === 'heartrate' ? sport.reference.metric : type
  if (type === 'power' || metric === 'pace') return bandOf(metric, zoneNumber, sport, own)
  const [first, last] = cyclingHeartRateAsPower[zoneNumber - 1] ?? [zoneNumber, zoneNumber]
  const low = bandOf(metric, first, sport, own)
  const high = bandOf(metric, last, sport, own)
  return low && high && { low: low.low, high: high.high }
}

function bandOf(metric: 'pace' | 'power', zoneNumber: number, sport: Sport, own?: OwnZones): Effort | undefined {
  const bounds = metric === sport.reference.metric ? own?.effort?.[zoneNumber - 1] : undefined
  if (bounds) return { low: bounds.percentMin, high: bounds.percentMax }
  const pace = metric === 'pace' ? sport.paceZones[zoneNumber - 1] : undefined
  if (pace) return { low: 100 / pace.slow, high: 100 / pace.fast }
  const power = metric === 'power' ? powerZones[zoneNumber - 1] : undefined
  return power && { low: power.percentMin, high: power.percentMax }
}

/** Undefined if the sport has no threshold of that metric: watts in a run, a pace on a ride. */
function rangeEffort(target: Target, sport: Sport, own: AthleteFigures): Effort | undefined {
  const { type } = target
  if (type !== 'heartrate' && type !== sport.reference.metric) return undefined
  const [least, most] = rangeEnds(target)
  const reference = own.reference ?? sport.reference.nominal
  if (type === 'power') return { low: (100 * least) / reference, high: (100 * most) / reference }
  if (!(least > 0)) return undefined
  if (type === 'heartrate') {
    const threshold = own.thresholdHeartRate ?? NOMINAL_THRESHOLD_HEART_RATE
    return {
      low: heartRateEffort((100 * least) / threshold, sport, own.zones),
      high: heartRateEffort((100 * most) / threshold, sport, own.zones),
    }
  }
  const unit = sport.paceUnits[0] ?? 'km'
  const threshold = speedOf(reference, unit)
  const written = target.rangeUnit ?? unit
  return { low: (100 * speedOf(most, written)) / threshold, high: (100 * speedOf(least, written)) / threshold }
}

/** Both ends of a range. An open end equals the other one, and so does a pace or a heart rate of 0. */
export function rangeEnds({ type, rangeMin = 0, rangeMax }: Target): [least: number, most: number] {
  const most = rangeMax ?? rangeMin
  return [rangeMin === 0 && type !== 'power' ? most : rangeMin, most]
}
