import { heartRateZones } from '../../../sports/heart-rate.ts'
import type { Sport } from '../../../sports/registry.ts'
import { powerZones } from '../../../sports/zones.ts'
import { speedOf } from '../../../units/pace.ts'
import type { Target } from '../../../workout/step.ts'
import { thresholdSpeed } from '../../../workout/totals.ts'
import type { ReaderOptions } from '../../shared/format.ts'
import { BEATS_FROM, openEnd, target as targetNumber, WATTS_FROM } from '../profile.ts'
import { widen } from './widen.ts'
import type { FitLoss } from './wording.ts'

/** A target as a watch reads it: a number, such as that of a zone or a stroke, or 0 and the two ends of a range. */
export type DeviceTarget = { type: number; value: number; range?: Range }
type Range = { low: number; high: number }

/** A device target, undefined if the step's asks for nothing, and what is lost. */
export type Aimed = { target: DeviceTarget | undefined; lost: FitLoss[] }

/**
 * The target of a step. A range counts before percents and these before a zone: the range was written for this athlete,
 * while the watch's zones may be another's. A pace zone alone becomes the watch's speed zone of the same number; power
 * zones are numbered otherwise there (Coggan's levels), so that one becomes its percents of FTP.
 */
export function deviceTargetOf(said: Target | null | undefined, sport: Sport, options: ReaderOptions): Aimed {
  if (!said || said.type === 'open') return { target: undefined, lost: [] }
  const { reference, width } = options
  const wide = width === 'exact' ? undefined : widen(said, sport, reference)
  const target = wide ?? said
  const aimed = rangeOf(target, sport) ?? percentsOf(target, sport, reference) ?? zoneOf(target)
  if (!aimed) return { target: undefined, lost: [] }
  return {
    target: { type: targetNumber[said.type], ...aimed.target },
    lost: [...(wide ? (['widened'] as const) : []), ...(target.ramp ? (['ramp'] as const) : []), ...aimed.lost],
  }
}

type Written = { target: Omit<DeviceTarget, 'type'>; lost: FitLoss[] } | undefined

function rangeTarget(low: number, high: number, ...lost: FitLoss[]): Written {
  return { target: { value: 0, range: { low, high } }, lost }
}

function zoneOf({ type, zoneNumber }: Target): Written {
  if (zoneNumber === undefined) return undefined
  const zone = type === 'power' && powerZones[zoneNumber - 1]
  if (!zone) return { target: { value: zoneNumber }, lost: [] }
  return rangeTarget(Math.round(zone.percentMin), Math.round(zone.percentMax), 'powerZone')
}

function rangeOf(target: Target, sport: Sport): Written {
  const { type, rangeMin, rangeMax } = target
  if (rangeMin === undefined || type === 'open') return undefined
  if (type !== 'pace') {
    const high = rangeMax ?? Math.max(rangeMin, openEnd[type])
    const from = type === 'power' ? WATTS_FROM : BEATS_FROM
    const isWhole = Number.isInteger(rangeMin) && Number.isInteger(high)
    const above = (figure: number) => from + Math.max(1, Math.round(figure))
    return rangeTarget(above(rangeMin), above(high), ...(isWhole ? [] : (['figures'] as const)))
  }
  if (rangeMin === 0 && !rangeMax) return undefined
  const unit = target.rangeUnit ?? sport.paceUnits[0] ?? 'km'
  const fast = rangeMin > 0 ? millimetres(speedOf(rangeMin, unit)) : undefined
  const slow = rangeMax ? millimetres(speedOf(rangeMax, unit)) : undefined
  const low = slow ?? (fast !== undefined && fast <= openEnd.slow ? 1 : openEnd.slow)
  return rangeTarget(low, fast ?? Math.max(openEnd.fast, low))
}

function percentsOf(target: Target, sport: Sport, reference: number | undefined): Written {
  const { type, percentMin, percentMax = percentMin } = target
  if (percentMin === undefined || percentMax === undefined) return undefined
  if (type === 'power') {
    const isWhole = Number.isInteger(percentMin) && Number.isInteger(percentMax)
    return rangeTarget(Math.round(percentMin), Math.round(percentMax), ...(isWhole ? [] : (['percents'] as const)))
  }
  const middle = (percentMin + percentMax) / 2
  if (type === 'heartrate') {
    // Of the maximum is all a watch understands; it has no figure for the heart rate at threshold.
    const zone = heartRateZones(sport).find((band) => middle < band.percentMax)
    return { target: { value: target.zoneNumber ?? zone?.number ?? 5 }, lost: ['heartRateZone'] }
  }
  if (reference === undefined && sport.paceZones.length > 0) {
    const zone = sport.paceZones.find(({ fast }) => middle < 100 / fast)
    return { target: { value: target.zoneNumber ?? zone?.number ?? 5 }, lost: ['paceZone'] }
  }
  const threshold = thresholdSpeed(sport.id, reference)
  return rangeTarget(millimetres((threshold * percentMin) / 100), millimetres((threshold * percentMax) / 100), 'pace')
}

function millimetres(metresPerSecond: number): number {
  return Math.max(1, Math.round(metresPerSecond * 1000))
}
