import { type SportId, sportOf } from '../sports/registry.ts'
import { speedOf } from '../units/pace.ts'
import { zoneEffort } from '../workout/effort.ts'
import type { Target } from '../workout/step.ts'
import type { Answer } from './finding.ts'
import type { Reading } from './reading.ts'

const SOURCE = 'The zone tables'

/** Every target is a zone that exists, or a range inside one zone; where it is both, inside that zone. */
export function targetsInsideZones({ sport, moments, reference }: Reading): Answer {
  for (const { step } of moments) {
    const fault = step.target && faultOf(step.target, sport, reference)
    if (fault) return { bound: 'target-inside-zone', value: fault, limit: 'inside a named zone', source: SOURCE }
  }
  return 'kept'
}

function faultOf(target: Target, sportId: SportId, reference: number | undefined): string | undefined {
  const { type, zoneNumber, rangeMin, rangeMax } = target
  if (type === 'open') return undefined
  const sport = sportOf(sportId)
  if (!sport.targets.includes(type)) return `${type} in ${sportId}`
  const zones = Array.from({ length: 7 }, (_, index) => zoneEffort(type, index + 1, sport))
  if (zoneNumber !== undefined && !zones[zoneNumber - 1]) return `${type} zone ${zoneNumber}`
  // Beats a minute need the athlete's own zones, and a range needs the reference it was made of.
  if (rangeMin === undefined || type === 'heartrate' || reference === undefined) return undefined
  const ends = [rangeMin, rangeMax ?? Number.NaN].map((end) => percentOf(end, target, sportId, reference))
  const allowed = zoneNumber === undefined ? zones : [zones[zoneNumber - 1]]
  const slack = 1e-9
  const inside = allowed.some(
    (zone) => zone && ends.every((percent) => percent >= zone.low - slack && percent <= zone.high + slack),
  )
  return inside ? undefined : `${type} ${rangeMin}–${rangeMax}`
}

function percentOf(end: number, target: Target, sportId: SportId, reference: number): number {
  if (target.type === 'power') return (100 * end) / reference
  const unit = sportOf(sportId).paceUnits[0] ?? 'km'
  return end > 0 ? (100 * speedOf(end, target.rangeUnit ?? unit)) / speedOf(reference, unit) : Number.NaN
}
