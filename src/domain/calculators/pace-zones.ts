import { type SportId, sportOf } from '../sports/registry.ts'
import { convertPace, formatPace, type PaceUnit, parsePace } from '../units/pace.ts'
import { type Refused, refuse } from './refused.ts'

/** A pace zone in whole seconds per unit. `min` is the easier bound, which is the slower; an open bound is undefined. */
export type ZoneOfPace = { number: number; name: string; min: number | undefined; max: number | undefined }

/**
 * The five pace zones of a threshold pace in seconds per `unit`, shown per `shown`. Nobody is too slow for the first nor
 * too fast for the last: their outer bounds are open. Where two zones meet, their bounds are one figure.
 */
export function paceZonesOf(sport: SportId, threshold: number, unit: PaceUnit, shown: PaceUnit = unit): ZoneOfPace[] {
  const pace = convertPace(threshold, unit, shown)
  const zones = sportOf(sport).paceZones
  return zones.map(({ number, name, slow, fast }, index) => ({
    number,
    name,
    min: index === 0 ? undefined : Math.round(pace * slow),
    max: index === zones.length - 1 ? undefined : Math.round(pace * fast),
  }))
}

/** Seconds per `unit` of a threshold pace as a person typed it, `4.30` or `4:30`, within what the sport knows. */
export function typedThreshold(
  sportId: SportId,
  typed: string,
  unit: PaceUnit,
): { ok: true; seconds: number } | Refused {
  const { reference, paceUnits } = sportOf(sportId)
  const inUnit = (seconds: number) => convertPace(seconds, paceUnits[0] ?? 'km', unit)
  const [least, most] = [Math.ceil(inUnit(reference.min)), Math.floor(inUnit(reference.max))]
  const name = `${reference.label[0]?.toLowerCase()}${reference.label.slice(1)}`
  const seconds = parsePace(typed)
  if (seconds === undefined)
    return refuse(`Enter your ${name} as minutes and seconds, such as ${formatPace(inUnit(reference.nominal))}.`)
  if (seconds < least || seconds > most)
    return refuse(`Enter a ${name} from ${formatPace(least)} to ${formatPace(most)} per ${unitWords[unit]}.`)
  return { ok: true, seconds }
}

const unitWords: Record<PaceUnit, string> = {
  km: 'kilometer',
  mile: 'mile',
  '100m': '100 meters',
  '100yd': '100 yards',
}
