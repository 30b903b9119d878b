import type { EffortZone } from '../../sports/effort-zones.ts'
import { heartRateZones } from '../../sports/heart-rate.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import { speedOf } from '../../units/pace.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import type { Target } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { sources } from '../bounds/sources.ts'
import type { JudgeInput } from '../reading/input.ts'
import { zonesOf } from '../reading/zones.ts'
import { type CheckResult, checkThat } from './result.ts'

/**
 * Checks that every steady target is a zone that exists, or percents or a range inside one zone; where it is both, inside
 * that zone. A ramp may cross the gap between two zones.
 */
export function checkTargets({ sport, steps, reference }: JudgeInput): CheckResult[] {
  let hasTargets = false
  for (const entry of steps) {
    if (isRepeat(entry) || !entry.target || entry.target.type === 'open') continue
    hasTargets = true
    const fault = findFault(entry.target, sport, reference)
    if (fault)
      return checkThat('target-inside-zone', false, {
        value: fault,
        limit: 'inside a named zone',
        source: sources.zones,
      })
  }
  return hasTargets ? [{ bound: 'target-inside-zone' }] : []
}

type Zone = Pick<EffortZone, 'number' | 'low' | 'high'>

function findFault(target: Target, sportId: SportId, reference: JudgeInput['reference']): string | undefined {
  const sport = sportOf(sportId)
  if (!sport.targets.includes(target.type))
    return `by ${target.type.replace('heartrate', 'heart rate')}, which a ${sport.noun} does not use`
  const zones = zonesFor(target, sportId)
  const { zoneNumber, ramp } = target
  const named = zoneNumber === undefined ? undefined : zones.find(({ number }) => number === zoneNumber)
  if (zoneNumber !== undefined && !named && target.type !== 'heartrate')
    return `in zone ${zoneNumber}, which a ${sport.noun} does not have`
  const ends = endsOf(target, sportId, reference)
  if (ramp || !ends || ends.some(Number.isNaN)) return undefined
  const [low = 0, high = 0] = ends
  const inside = (named ? [named] : zones).some(
    (zone) => atLeast(low, zone.low, 'percent') && atMost(high, zone.high, 'percent'),
  )
  return inside ? undefined : describePlace(low, high, zones, named)
}

/** The zones in percent of threshold power, speed or heart rate. Of the last two, the first and last zone are open. */
function zonesFor({ type }: Target, sport: SportId): Zone[] {
  if (type === 'power') return [...zonesOf(sport)]
  const zones =
    type === 'heartrate'
      ? heartRateZones(sportOf(sport)).map(({ number, percentMin, percentMax }) => ({
          number,
          low: percentMin,
          high: percentMax,
        }))
      : [...zonesOf(sport)]
  return zones.map((zone, index) => ({
    ...zone,
    low: index === 0 ? 0 : zone.low,
    high: index === zones.length - 1 ? Number.POSITIVE_INFINITY : zone.high,
  }))
}

/** The easier and the harder end in percent; undefined if the target is a zone alone, or cannot be read. */
function endsOf(target: Target, sport: SportId, reference: JudgeInput['reference']): number[] | undefined {
  const { type, percentMin, percentMax, rangeMin, rangeMax } = target
  if (percentMin !== undefined) return [percentMin, percentMax ?? percentMin]
  if (rangeMin === undefined || type === 'heartrate' || reference === undefined) return undefined
  if (type === 'power')
    return [(100 * rangeMin) / reference, rangeMax == null ? Number.POSITIVE_INFINITY : (100 * rangeMax) / reference]
  const unit = sportOf(sport).paceUnits[0] ?? 'km'
  const percent = (pace: number | null | undefined) =>
    pace ? (100 * speedOf(pace, target.rangeUnit ?? unit)) / speedOf(reference, unit) : 0
  return [percent(rangeMax), rangeMin > 0 ? percent(rangeMin) : Number.POSITIVE_INFINITY]
}

/** Says where a target lies that is inside no zone: `between zones 3 and 4`. */
function describePlace(low: number, high: number, zones: readonly Zone[], named: Zone | undefined): string {
  if (named) return `partly ${!atLeast(low, named.low, 'percent') ? 'below' : 'above'} zone ${named.number}`
  const below = zones.findLast((zone) => atMost(zone.high, low, 'percent'))
  const above = zones.find((zone) => atLeast(zone.low, high, 'percent'))
  const touched = zones.filter((zone) => !atMost(zone.high, low, 'percent') && !atLeast(zone.low, high, 'percent'))
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) {
    if (below && above) return `between zones ${below.number} and ${above.number}`
    return below ? `above zone ${below.number}` : `below zone ${above?.number ?? 1}`
  }
  if (first !== last) return `across zones ${first.number} to ${last.number}`
  return `partly ${!atLeast(low, first.low, 'percent') ? 'below' : 'above'} zone ${first.number}`
}
