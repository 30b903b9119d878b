import { heartRateZones } from '../sports/heart-rate.ts'
import type { OwnZones } from '../sports/own-zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { percentsRange } from '../workout/percents-range.ts'
import type { Target } from '../workout/step.ts'
import { zoneRange } from '../workout/zone-range.ts'

type Range = { rangeMin: number; rangeMax: number }

/**
 * The range that the percents of a target give at a figure, or its zone if it has none (with the `own` bounds of the athlete, or those of the table), in the pace unit of its own
 * range; `figure` is in watts, beats a minute, or seconds per the sport's first pace unit. Undefined without percents and
 * zone, and where no whole number lies between the ends.
 */
export function rangeAt(target: Target, sportId: SportId, figure: number, own?: OwnZones): Range | undefined {
  const { type, percentMin, percentMax = percentMin, rangeUnit } = target
  if (type === 'open') return undefined
  if (type === 'heartrate') return beatsAt(target, sportId, figure, own)
  const paceUnit = rangeUnit ?? sportOf(sportId).paceUnits[0] ?? 'km'
  const range =
    percentMin === undefined || percentMax === undefined
      ? zoneRange(target, sportId, figure, paceUnit, own)
      : percentsRange([percentMin, percentMax], type, sportId, figure, paceUnit)
  return range && { rangeMin: range.rangeMin, rangeMax: range.rangeMax }
}

/** Beats are rounded to the nearest, as the dialog of a target does. */
function beatsAt(
  { zoneNumber, percentMin, percentMax }: Target,
  sportId: SportId,
  beats: number,
  own?: OwnZones,
): Range | undefined {
  const band =
    percentMin === undefined
      ? heartRateZones(sportOf(sportId), own).find(({ number }) => number === zoneNumber)
      : { percentMin, percentMax: percentMax ?? percentMin }
  if (!band) return undefined
  const [rangeMin, rangeMax] = [band.percentMin, band.percentMax].map((percent) => Math.round((percent * beats) / 100))
  return { rangeMin: rangeMin ?? 0, rangeMax: rangeMax ?? 0 }
}
