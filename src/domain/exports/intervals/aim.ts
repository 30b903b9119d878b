import { heartRateZones } from '../../sports/heart-rate.ts'
import type { Sport } from '../../sports/registry.ts'
import { formatPace, type PaceUnit } from '../../units/pace.ts'
import { isWhole } from '../../units/tolerance.ts'
import { rangeEnds, zoneEffort } from '../../workout/effort.ts'
import { asksEffort } from '../../workout/has-target.ts'
import type { Target } from '../../workout/step.ts'
import type { ReaderOptions } from '../shared/format.ts'

/** What of a target is changed or lost. */
export type AimLoss = 'zone' | 'unbounded' | 'evenRamp' | 'rounded' | 'beats' | 'beatsUnsaid'

/** A target in the text, what of it is written as a prompt, and what is lost. */
export type Aim = { text: string; prompt?: string; lost: AimLoss[] }

type MeasuredType = Exclude<Target['type'], 'open'>

/** Writes a target for intervals.icu: its range, else its percents, else its zone. */
export function aimOf(target: Target, sport: Sport, { thresholdHeartRate }: ReaderOptions): Aim {
  const { type, rangeMin, ramp } = target
  if (type === 'open' || !asksEffort(target))
    return { text: sport.reference.metric === 'power' ? 'freeride' : '', lost: [] }
  if (rangeMin === undefined) return writeAim(percentsOrZone(target, type, sport), ramp)
  if (type !== 'heartrate') return writeAim(rangeOf(target, type, sport), ramp)
  if (thresholdHeartRate !== undefined) return writeAim(percentsOfBeats(target, thresholdHeartRate), ramp)
  if (target.percentMin === undefined && target.zoneNumber === undefined)
    return { text: '', prompt: beatsIn(target), lost: ['beatsUnsaid'] }
  const { text, lost } = writeAim(percentsOrZone(target, type, sport), ramp)
  return { text, lost: [...lost, 'beatsUnsaid'] }
}

/** Writes the easier end first; of a falling ramp the harder. */
function writeAim({ ends, unit, loss }: Written, ramp: Target['ramp']): Aim {
  const [from, to] = ramp === 'falling' ? ends.toReversed() : ends
  if (from === to) return { text: `${from}${unit}`, lost: ramp ? [...loss, 'evenRamp'] : loss }
  return { text: `${ramp ? 'ramp ' : ''}${from}-${to}${unit}`, lost: loss }
}

type Written = { ends: [easier: string, harder: string]; unit: string; loss: AimLoss[] }

const percentUnit: Record<MeasuredType, string> = { power: '%', pace: '% Pace', heartrate: '% LTHR' }
const paceUnit: Record<PaceUnit, string> = { km: '/km', mile: '/mi', '100m': '/100m', '100yd': '/100y' }

function rangeOf({ rangeMin = 0, rangeMax, rangeUnit }: Target, type: 'power' | 'pace', sport: Sport): Written {
  // A pace below 1 s is open at the fast end.
  const isOpenFast = type === 'pace' && rangeMin < 1
  const isOpen = rangeMax == null || isOpenFast
  const [low, high] = [isOpenFast ? (rangeMax ?? 1) : rangeMin, rangeMax ?? rangeMin]
  const per = rangeUnit ?? sport.paceUnits[0] ?? 'km'
  const isWholeIn = (lap: number) => [low, high].every((pace) => isWhole((pace * lap) / 100, 'seconds'))
  const metres = type === 'pace' && per === '100m' ? LAP_METRES.find(isWholeIn) : undefined
  if (metres !== undefined && metres !== 100) {
    const inLaps = (seconds: number) => minutesOf((seconds * metres) / 100)
    return { ends: [inLaps(high), inLaps(low)], unit: `/${metres}m Pace`, loss: isOpen ? ['unbounded'] : [] }
  }
  const loss: AimLoss[] = [
    ...(isOpen ? (['unbounded'] as const) : []),
    ...(Number.isInteger(low) && Number.isInteger(high) ? [] : (['rounded'] as const)),
  ]
  if (type === 'power') return { ends: [String(Math.round(low)), String(Math.round(high))], unit: 'w', loss }
  const unit = `${paceUnit[per]} Pace`
  return { ends: [minutesOf(high), minutesOf(low)], unit, loss }
}

/** Beats a minute, which intervals.icu does not know, in percents of the reader's own heart rate at threshold. */
function percentsOfBeats(target: Target, threshold: number): Written {
  const [low, high] = rangeEnds(target)
  const { ends, unit } = percentsOf((100 * low) / threshold, (100 * high) / threshold, 'heartrate')
  const isOpen = target.rangeMax == null || target.rangeMin === 0
  return { ends, unit, loss: ['beats', ...(isOpen ? (['unbounded'] as const) : [])] }
}

/** Beats a minute in words, for a prompt. */
function beatsIn({ rangeMin = 0, rangeMax }: Target): string {
  if (rangeMax == null) return `From ${rangeMin} bpm`
  if (rangeMin === 0) return `Up to ${rangeMax} bpm`
  return rangeMin === rangeMax ? `${rangeMin} bpm` : `${rangeMin}-${rangeMax} bpm`
}

/** Distances that intervals.icu knows paces for, in metres: the first in which a pace is whole seconds is written. */
const LAP_METRES = [100, 400, 250, 500]

// Also from an hour on: 75:00, never 1:15:00.
function minutesOf(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return whole < 3600 ? formatPace(whole) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function percentsOrZone(target: Target, type: MeasuredType, sport: Sport): Written {
  const { percentMin, percentMax, zoneNumber = 1, ramp } = target
  if (percentMin !== undefined && percentMax !== undefined) return percentsOf(percentMin, percentMax, type)
  return zoneOf(zoneNumber, type, sport, ramp !== undefined)
}

function percentsOf(low: number, high: number, type: MeasuredType): Written {
  return {
    ends: [String(Math.round(low)), String(Math.round(high))],
    unit: percentUnit[type],
    loss: Number.isInteger(low) && Number.isInteger(high) ? [] : ['rounded'],
  }
}

/** A heart-rate zone is the athlete's own, there as here; of power and pace each program has others. */
function zoneOf(zone: number, type: MeasuredType, sport: Sport, isRamp: boolean): Written {
  if (type === 'heartrate' && !isRamp) return { ends: [`Z${zone}`, `Z${zone}`], unit: ' HR', loss: [] }
  const beats = heartRateZones(sport).find(({ number }) => number === zone)
  const effort =
    type === 'heartrate' ? beats && { low: beats.percentMin, high: beats.percentMax } : zoneEffort(type, zone, sport)
  if (effort) return { ...percentsOf(effort.low, effort.high, type), loss: ['zone'] }
  // A pace on a bike has no zones to take percents from.
  return { ends: [`Z${zone}`, `Z${zone}`], unit: ' Pace', loss: [] }
}
