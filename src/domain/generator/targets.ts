import { cyclingHeartRateAsPower } from '../athlete/zones.ts'
import { sportOf } from '../sports/registry.ts'
import { convertPace } from '../units/pace.ts'
import { zoneEffort } from '../workout/effort.ts'
import type { Target } from '../workout/step.ts'
import { type GenerateRequest, referenceOf } from './request.ts'

/** What turns a zone into the target of this athlete: always the zone, and a range where the reference is known. */
export function targetsFor(request: GenerateRequest): (zone: number) => Target {
  const { sport, workoutMetric: type } = request
  const reference = referenceOf(request)
  const inPowerZones = sportOf(sport).reference.metric === 'power'
  return (zone) => {
    if (type === 'heartrate') return { type, zoneNumber: inPowerZones ? heartRateZone(zone) : zone }
    const range = typeof reference === 'number' ? rangeOf(request, zone, reference) : undefined
    return { type, zoneNumber: zone, ...range }
  }
}

/** Rounded inwards, so that both ends lie in the zone. */
function rangeOf(request: GenerateRequest, zone: number, reference: number) {
  const sport = sportOf(request.sport)
  const band = zoneEffort(request.workoutMetric, zone, sport)
  if (!band) return undefined
  // Products such as 0.55 × 40 miss their whole number by a hair of floating point.
  const hair = 1e-9
  const inwards = (low: number, high: number) => ({
    rangeMin: Math.ceil(low - hair),
    rangeMax: Math.floor(high + hair),
  })
  if (sport.reference.metric === 'power') {
    const range = inwards((band.low * reference) / 100, (band.high * reference) / 100)
    return range.rangeMin <= range.rangeMax ? range : undefined
  }
  const [unit = 'km'] = sport.paceUnits
  const asked = sport.paceUnits[request.referenceUnit ? sport.distanceUnits.indexOf(request.referenceUnit) : 0] ?? unit
  const pace = convertPace(reference, unit, asked)
  const range = inwards((pace * 100) / band.high, (pace * 100) / band.low)
  return range.rangeMin <= range.rangeMax ? { ...range, rangeUnit: asked } : undefined
}

function heartRateZone(powerZone: number): number {
  return 1 + cyclingHeartRateAsPower.findIndex(([first, last]) => powerZone >= first && powerZone <= last)
}
