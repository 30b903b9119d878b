import { type SportId, sportOf } from '../sports/registry.ts'
import { convertPace } from '../units/pace.ts'
import { zoneEffort } from './effort.ts'
import type { StoredSteps, Target } from './step.ts'
import { isRepeat } from './stored-entry.ts'

/** A range of reference values, in watts or in seconds per the sport's own pace unit, ends included. */
type ReferenceRange = { low: number; high: number }

/**
 * Infers the reference value that a workout was written for from its steps that have a zone or percents and also watts or
 * paces; a whole number where one fits. `own` is the reader's: it is answered where the workout fits it. Undefined where
 * no step tells it, or the steps contradict each other.
 */
export function writtenReference(steps: StoredSteps, sportId: SportId, own?: number): number | undefined {
  const ranges = steps.flatMap((entry) => (isRepeat(entry) || !entry.target ? [] : rangeOf(entry.target, sportId)))
  if (ranges.length === 0) return undefined
  const low = Math.max(...ranges.map((range) => range.low))
  const high = Math.min(...ranges.map((range) => range.high))
  if (low > high) return undefined
  if (own !== undefined && own >= low && own <= high) return own
  const middle = (low + high) / 2
  return Math.round(middle) >= low && Math.round(middle) <= high ? Math.round(middle) : middle
}

/** The reference values that a target allows, if its ends were rounded inwards or to the nearest whole number. */
function rangeOf(target: Target, sportId: SportId): ReferenceRange[] {
  const sport = sportOf(sportId)
  const { type, zoneNumber, percentMin, percentMax, rangeMin, rangeMax, rangeUnit } = target
  if (type !== sport.reference.metric || !rangeMin || !rangeMax) return []
  const band =
    percentMin !== undefined
      ? { low: percentMin, high: percentMax ?? percentMin }
      : zoneNumber !== undefined && zoneEffort(type, zoneNumber, sport)
  if (!band) return []
  if (type === 'power')
    return [
      {
        low: Math.max((100 * (rangeMin - 1)) / band.low, (100 * rangeMax) / band.high - 1),
        high: Math.min((100 * rangeMin) / band.low + 1, (100 * (rangeMax + 1)) / band.high),
      },
    ]
  const own = sport.paceUnits[0] ?? 'km'
  const inOwn = (seconds: number) => convertPace(seconds, rangeUnit ?? own, own)
  // The faster end of a pace is the harder one: seconds at an effort are the reference over its share.
  return [
    {
      low: Math.max((inOwn(rangeMin - 1) * band.high) / 100, (inOwn(rangeMax) * band.low) / 100 - 1),
      high: Math.min((inOwn(rangeMin) * band.high) / 100 + 1, (inOwn(rangeMax + 1) * band.low) / 100),
    },
  ]
}
