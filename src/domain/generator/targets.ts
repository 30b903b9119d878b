import { cyclingHeartRateAsPower } from '../athlete/zones.ts'
import { sportOf } from '../sports/registry.ts'
import type { Target } from '../workout/step.ts'
import { zoneRange } from '../workout/zone-range.ts'
import { type GenerateRequest, referenceOf } from './request.ts'

/** What turns a zone into the target of this athlete: always the zone, and a range where the reference is known. */
export function targetsFor(request: GenerateRequest): (zone: number) => Target {
  const { sport, workoutMetric: type } = request
  const reference = referenceOf(request)
  const { distanceUnits, paceUnits, reference: own } = sportOf(sport)
  const paceUnit = paceUnits[request.referenceUnit ? distanceUnits.indexOf(request.referenceUnit) : 0] ?? 'km'
  return (zone) => {
    if (type === 'heartrate') return { type, zoneNumber: own.metric === 'power' ? heartRateZone(zone) : zone }
    const target = { type, zoneNumber: zone }
    return { ...target, ...zoneRange(target, sport, typeof reference === 'number' ? reference : undefined, paceUnit) }
  }
}

function heartRateZone(powerZone: number): number {
  return 1 + cyclingHeartRateAsPower.findIndex(([first, last]) => powerZone >= first && powerZone <= last)
}
