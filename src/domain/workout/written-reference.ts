import { type SportId, sportOf } from '../sports/registry.ts'
import { convertPace } from '../units/pace.ts'
import { zoneEffort } from './effort.ts'
import type { StoredSteps, Target } from './step.ts'
import { isRepeat } from './stored-entry.ts'

/** Reference values, in watts or in seconds per the sport's own pace unit, ends included. */
type Span = { low: number; high: number }

/**
 * The reference value that a workout was written for, told by its steps that carry a zone or percents and the athlete's
 * own figures for them; whole watts or seconds where one fits. `own` is the reader's: where the workout could have been
 * written for it, it counts. Undefined where nothing tells, or the steps contradict each other.
 */
export function writtenReference(steps: StoredSteps, sportId: SportId, own?: number): number | undefined {
  const spans = steps.flatMap((entry) => (isRepeat(entry) || !entry.target ? [] : spanOf(entry.target, sportId)))
  if (spans.length === 0) return undefined
  const low = Math.max(...spans.map((span) => span.low))
  const high = Math.min(...spans.map((span) => span.high))
  if (low > high) return undefined
  if (own !== undefined && own >= low && own <= high) return own
  const middle = (low + high) / 2
  return Math.round(middle) >= low && Math.round(middle) <= high ? Math.round(middle) : middle
}

/** What the reference value may have been, given that both ends were rounded to whole figures inwards or to the nearest. */
function spanOf(target: Target, sportId: SportId): Span[] {
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
