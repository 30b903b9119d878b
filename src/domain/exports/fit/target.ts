import type { Sport } from '../../sports/sport.ts'
import { speedOf } from '../../units/pace.ts'
import type { Target } from '../../workout/step.ts'

/** A target as a watch reads it: a zone of its own tables, or 0 and the two ends of a range. */
export type DeviceTarget = { type: number; zone: number; range?: { low: number; high: number } }

/** Numbers of the profile's `wkt_step_target`. */
const targetType = { pace: 0, heartrate: 1, open: 2, power: 4 }

// Where an end is left open a watch still wants a figure: one nobody passes. Watts and beats are figures from sport;
// 0.2 m/s is 83 minutes for a kilometre, 30 m/s faster than any bicycle on the flat.
const MOST_WATTS = 2000
const MOST_BEATS = 250
const SLOWEST = 0.2
const FASTEST = 30

/**
 * The target of a step. A range counts before a zone: it was written for this athlete, while the watch's zones may be
 * another's. A pace zone alone becomes the watch's speed zone of the same number.
 */
export function deviceTarget(target: Target | null | undefined, sport: Sport): DeviceTarget {
  if (!target) return { type: targetType.open, zone: 0 }
  const type = targetType[target.type]
  const range = rangeOf(target, sport)
  if (range) return { type, zone: 0, range }
  if (target.type === 'open' || target.zoneNumber === undefined) return { type: targetType.open, zone: 0 }
  return { type, zone: target.zoneNumber }
}

function rangeOf(target: Target, sport: Sport): DeviceTarget['range'] {
  const { type, rangeMin, rangeMax } = target
  if (rangeMin === undefined || type === 'open') return undefined
  // Up to 100 a watch reads percent of the maximum heart rate, up to 1000 percent of FTP; beats and watts begin above.
  if (type === 'heartrate') return offsetRange(rangeMin, rangeMax ?? Math.max(rangeMin, MOST_BEATS), 100)
  if (type === 'power') return offsetRange(rangeMin, rangeMax ?? Math.max(rangeMin, MOST_WATTS), 1000)
  if (rangeMin === 0 && !rangeMax) return undefined
  const unit = target.rangeUnit ?? sport.paceUnits[0] ?? 'km'
  const fast = rangeMin > 0 ? speedOf(rangeMin, unit) : undefined
  const slow = rangeMax ? speedOf(rangeMax, unit) : undefined
  const low = slow ?? Math.min(SLOWEST, fast ?? SLOWEST)
  const high = fast ?? Math.max(FASTEST, low)
  return { low: millimetres(low), high: millimetres(high) }
}

function offsetRange(low: number, high: number, offset: number) {
  const figure = (value: number) => Math.max(1, Math.round(value)) + offset
  return { low: figure(low), high: figure(high) }
}

function millimetres(metresPerSecond: number): number {
  return Math.round(metresPerSecond * 1000)
}
