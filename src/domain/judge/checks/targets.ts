import type { EffortZone } from '../../sports/effort-zones.ts'
import { heartRateZones } from '../../sports/heart-rate.ts'
import { type Sport, type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import { heartRateZoneNames } from '../../sports/zones.ts'
import { speedOf } from '../../units/pace.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import type { Target } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { familiesOf } from '../bounds/by-sport/registry.ts'
import { sources } from '../bounds/sources.ts'
import type { JudgeInput } from '../reading/input.ts'
import { ONE_PACE, ROUNDING_PERCENT, zonesOf } from '../reading/zones.ts'
import { type CheckResult, checkThat } from './result.ts'

/**
 * Checks that every steady target is a zone that exists, or percents or a range inside one zone; where it is both,
 * inside that zone. A ramp may cross the gap between two zones, and work may lie where the type has it between two.
 */
export function checkTargets({ sport, steps, reference }: JudgeInput, type: WorkoutType | undefined): CheckResult[] {
  const allowed = familiesOf(sport, type).flatMap(({ workRange }) => (workRange ? [workRange] : []))
  for (const entry of steps) {
    if (isRepeat(entry) || !entry.target || entry.target.type === 'open') continue
    const fault = findFault(entry.target, sport, reference, allowed)
    if (fault)
      return checkThat('target-inside-zone', false, {
        value: fault,
        limit: 'inside a named zone',
        source: sources.zones,
      })
  }
  return []
}

type Zone = Pick<EffortZone, 'number' | 'low' | 'high'> & { name: string }

/** The easier and the harder end of a target, in percent. */
type Ends = readonly [low: number, high: number]

function findFault(
  target: Target,
  sportId: SportId,
  reference: JudgeInput['reference'],
  allowed: readonly MinMax[],
): string | undefined {
  const sport = sportOf(sportId)
  if (!sport.targets.includes(target.type))
    return `by ${target.type.replace('heartrate', 'heart rate')}, which a ${sport.noun} does not use`
  const zones = zonesFor(target, sportId)
  const { zoneNumber, ramp } = target
  const named = zoneNumber === undefined ? undefined : zones.find(({ number }) => number === zoneNumber)
  if (zoneNumber !== undefined && !named && target.type !== 'heartrate')
    return `in zone ${zoneNumber}, which a ${sport.noun} does not have`
  const ends = endsOf(target, sportId, reference)
  if (ramp || !ends) return undefined
  const rounded = endsOf(target, sportId, reference, 1) ?? ends
  const ranges = named ? [named] : [...zones, ...allowed.map(([low, high]) => ({ low, high }))]
  const [low, high] = isOnePace(target, ends) ? middleOf(ends) : rounded
  if (ranges.some((range) => atLeast(low, range.low, 'percent') && atMost(high, range.high, 'percent')))
    return undefined
  const place = describeMissedRange(ends, allowed) ?? `${describePlace(ends, zones, named)}${nameBand(ends, sport)}`
  return `${describeEnds(target, ends)}${place}`
}

/** Pace zones have no gaps between them: one pace is always in one of them. */
function isOnePace({ type }: Target, [low, high]: Ends): boolean {
  return type === 'pace' && high - low <= ONE_PACE
}

function middleOf([low, high]: Ends): Ends {
  const middle = (low + high) / 2
  return [middle + ROUNDING_PERCENT, middle - ROUNDING_PERCENT]
}

/** The zones in percent of threshold power, speed or heart rate. Of the last two, the first and last zone are open. */
function zonesFor({ type }: Target, sport: SportId): Zone[] {
  if (type === 'power') return [...zonesOf(sport)]
  const zones =
    type === 'heartrate'
      ? heartRateZones(sportOf(sport)).map(({ number, percentMin, percentMax }) => ({
          number,
          name: heartRateZoneNames[number - 1] ?? '',
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

/**
 * The easier and the harder end in percent; undefined if the target is a zone alone, or cannot be read. `forgiven`
 * moves both inwards, as far as rounding may have moved them outwards: half a percent, a whole watt, a whole second.
 */
function endsOf(target: Target, sport: SportId, reference: JudgeInput['reference'], forgiven = 0): Ends | undefined {
  const { type, percentMin, percentMax, rangeMin, rangeMax } = target
  if (percentMin !== undefined) {
    const slack = forgiven * ROUNDING_PERCENT
    return [percentMin + slack, (percentMax ?? percentMin) - slack]
  }
  if (rangeMin === undefined || type === 'heartrate' || reference === undefined) return undefined
  if (type === 'power') {
    const percent = (watts: number) => (100 * watts) / reference
    return [percent(rangeMin + forgiven), rangeMax == null ? Number.POSITIVE_INFINITY : percent(rangeMax - forgiven)]
  }
  const unit = sportOf(sport).paceUnits[0] ?? 'km'
  const percent = (pace: number) => (100 * speedOf(pace, target.rangeUnit ?? unit)) / speedOf(reference, unit)
  return [
    rangeMax ? percent(Math.max(1, rangeMax - forgiven)) : 0,
    rangeMin > 0 ? percent(rangeMin + forgiven) : Number.POSITIVE_INFINITY,
  ]
}

/** `at 71 to 74 % of FTP, `; empty of an open target, and of pace and heart rate, which nobody reads in percent. */
function describeEnds({ type }: Target, [low, high]: Ends): string {
  if (type !== 'power' || !Number.isFinite(high)) return ''
  const ends = [...new Set([low, high].map((end) => Math.round(end)))]
  return `at ${ends.join(' to ')} % of FTP, `
}

/** Says which range between two zones a target should be in, if it is partly in it. */
function describeMissedRange([low, high]: Ends, allowed: readonly MinMax[]): string | undefined {
  const range = allowed.find(([min, max]) => low < max && high > min)
  return range && `partly outside ${range.join(' to ')} %`
}

/** Says where a target lies that is inside no zone: `between Tempo (zone 3) and Sweet Spot (zone 4)`. */
function describePlace([low, high]: Ends, zones: readonly Zone[], named: Zone | undefined): string {
  if (named) return `partly ${!atLeast(low, named.low, 'percent') ? 'below' : 'above'} zone ${named.number}`
  const below = zones.findLast((zone) => atMost(zone.high, low, 'percent'))
  const above = zones.find((zone) => atLeast(zone.low, high, 'percent'))
  const touched = zones.filter((zone) => !atMost(zone.high, low, 'percent') && !atLeast(zone.low, high, 'percent'))
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) {
    if (below && above) return `between ${nameOf(below)} and ${nameOf(above)}`
    return below ? `above ${nameOf(below)}` : `below ${above ? nameOf(above) : 'zone 1'}`
  }
  if (first !== last) return `across zones ${first.number} to ${last.number}`
  return `partly ${!atLeast(low, first.low, 'percent') ? 'below' : 'above'} zone ${first.number}`
}

/** `, where the work of VO2 Max is`: what lies between two zones may be the work of a type. */
function nameBand([low, high]: Ends, { id, workoutTypes }: Sport): string {
  const isInside = ([min, max]: MinMax) => low >= min - ROUNDING_PERCENT && high <= max + ROUNDING_PERCENT
  const type = workoutTypes.find((one) => familiesOf(id, one).some(({ workRange }) => workRange && isInside(workRange)))
  return type ? `, where classic efforts of ${workoutTypeLabel[type]} are` : ''
}

function nameOf({ name, number }: Zone): string {
  return `${name} (zone ${number})`
}
