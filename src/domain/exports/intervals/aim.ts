import { heartRateZones } from '../../athlete/heart-rate.ts'
import type { Sport } from '../../sports/sport.ts'
import { formatPace, type PaceUnit } from '../../units/pace.ts'
import { zoneEffort } from '../../workout/effort.ts'
import { asksEffort } from '../../workout/has-target.ts'
import type { Target } from '../../workout/step.ts'

/** What of a target is written otherwise than it is meant. */
export type AimLoss = 'zone' | 'unbounded' | 'evenRamp' | 'rounded'

type Closed = Exclude<Target['type'], 'open'>

/** A target as intervals.icu reads it, and what it loses. One is written: a range, else percents, else a zone. */
export function aimOf(target: Target, sport: Sport): { text: string; lost: AimLoss[] } {
  const { type, zoneNumber, rangeMin, percentMin, percentMax, ramp } = target
  if (type === 'open' || !asksEffort(target))
    return { text: sport.reference.metric === 'power' ? 'freeride' : '', lost: [] }
  const lost: AimLoss[] = []
  const { ends, unit, loss } =
    rangeMin !== undefined
      ? rangeOf(target, type, sport)
      : percentMin !== undefined && percentMax !== undefined
        ? percentsOf(percentMin, percentMax, type)
        : zoneOf(zoneNumber ?? 1, type, sport, ramp !== undefined)
  lost.push(...loss)
  // From the easier end to the harder one, unless it falls.
  const [from, to] = ramp === 'falling' ? ends.toReversed() : ends
  if (from === to) return { text: `${from}${unit}`, lost: ramp ? [...lost, 'evenRamp'] : lost }
  return { text: `${ramp ? 'ramp ' : ''}${from}-${to}${unit}`, lost }
}

type Written = { ends: [easier: string, harder: string]; unit: string; loss: AimLoss[] }

const percentUnit: Record<Closed, string> = { power: '%', pace: '% Pace', heartrate: '% LTHR' }
const paceUnit: Record<PaceUnit, string> = { km: '/km', mile: '/mi', '100m': '/100m', '100yd': '/100y' }

function rangeOf({ rangeMin = 0, rangeMax, rangeUnit }: Target, type: Closed, sport: Sport): Written {
  const isOpen = rangeMax == null || (type === 'pace' && rangeMin < 1)
  const [low, high] = [type === 'pace' && rangeMin < 1 ? (rangeMax ?? 1) : rangeMin, rangeMax ?? rangeMin]
  const loss: AimLoss[] = [
    ...(isOpen ? (['unbounded'] as const) : []),
    ...(Number.isInteger(low) && Number.isInteger(high) ? [] : (['rounded'] as const)),
  ]
  if (type !== 'pace')
    return { ends: [String(Math.round(low)), String(Math.round(high))], unit: type === 'power' ? 'w' : 'bpm', loss }
  const unit = `${paceUnit[rangeUnit ?? sport.paceUnits[0] ?? 'km']} Pace`
  return { ends: [minutesOf(high), minutesOf(low)], unit, loss }
}

// Also from an hour on: 75:00, never 1:15:00.
function minutesOf(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return whole < 3600 ? formatPace(whole) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function percentsOf(low: number, high: number, type: Closed): Written {
  const isWhole = Number.isInteger(low) && Number.isInteger(high)
  return {
    ends: [String(Math.round(low)), String(Math.round(high))],
    unit: percentUnit[type],
    loss: isWhole ? [] : ['rounded'],
  }
}

/** A heart-rate zone is the athlete's own, there as here; of power and pace each program has others. */
function zoneOf(zone: number, type: Closed, sport: Sport, isRamp: boolean): Written {
  if (type === 'heartrate' && !isRamp) return { ends: [`Z${zone}`, `Z${zone}`], unit: ' HR', loss: [] }
  const beats = heartRateZones(sport).find(({ number }) => number === zone)
  const effort =
    type === 'heartrate' ? beats && { low: beats.percentMin, high: beats.percentMax } : zoneEffort(type, zone, sport)
  if (effort) return { ...percentsOf(effort.low, effort.high, type), loss: ['zone'] }
  return { ends: [`Z${zone}`, `Z${zone}`], unit: type === 'pace' ? ' Pace' : '', loss: [] }
}
