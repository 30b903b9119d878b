import type { Sport } from '../../../sports/registry.ts'
import { type PaceUnit, paceOf, speedOf } from '../../../units/pace.ts'
import type { Step } from '../../../workout/step.ts'
import { type Stroke, strokes } from '../../../workout/swim.ts'
import { usualPowerLevel } from '../../shared/reading/power-levels.ts'
import { BEATS_FROM, DRILL, openEnd, strokeNumber, target as targetNumber, WATTS_FROM } from '../profile.ts'
import type { ReadLoss } from './losses.ts'

/** A target of a file: its type, a zone or stroke, and the ends of a range, each undefined if the file has none. */
export type FileTarget = Record<'type' | 'value' | 'low' | 'high', number | undefined>

/** The fields of a step that one of its two targets gives, and what is lost. */
export type Said = Pick<Step, 'target' | 'cadence' | 'stroke' | 'drill'> & { lost?: ReadLoss }

/** Reads a target; what the sport does not have or a step cannot express is lost. */
export function readTarget(written: FileTarget, sport: Sport): Said {
  const { type, value } = written
  if (type === undefined || type === targetNumber.open) return {}
  if (type === targetNumber.cadence) return cadenceOf(written)
  if (type === targetNumber.swimStroke) return strokeOf(value)
  const kind = kinds[type]
  if (!kind) return { lost: 'otherTarget' }
  if (!sport.targets.includes(kind)) return { lost: 'sport' }
  if (!value) return written.low || written.high ? ranges[kind](written, sport) : {}
  if (kind === 'power') {
    const level = usualPowerLevel(value)
    return level ? { target: { type: kind, ...level }, lost: 'powerZone' } : { lost: 'zone' }
  }
  if (value > 5) return { lost: 'zone' }
  return { target: { type: kind, zoneNumber: value } }
}

type Kind = 'pace' | 'heartrate' | 'power'

// Averages over 3 s, 10 s, 30 s or a lap are read as the plain metric: they only smooth what the watch shows.
const kinds: Readonly<Record<number, Kind>> = {
  [targetNumber.pace]: 'pace',
  12: 'pace',
  [targetNumber.heartrate]: 'heartrate',
  13: 'heartrate',
  [targetNumber.power]: 'power',
  7: 'power',
  8: 'power',
  9: 'power',
  10: 'power',
}

function cadenceOf({ value, low = 0, high }: FileTarget): Said {
  if (value) return { lost: 'cadence' }
  const [min, max] = sortPair(Math.max(1, low), high || 300)
  return max <= 300 ? { cadence: { min, max } } : { lost: 'cadence' }
}

function strokeOf(value: number | undefined): Said {
  if (value === DRILL) return { drill: 'drill' }
  // A medley by rounds, or in reverse.
  if (value === 7 || value === 8) return { stroke: 'medley', lost: 'medley' }
  const stroke = strokes.find((name: Stroke) => strokeNumber[name] === value)
  return stroke ? { stroke } : {}
}

const ranges: Record<Kind, (written: FileTarget, sport: Sport) => Said> = {
  heartrate: ({ low = 0, high = 0 }) => {
    if (Math.max(low, high) <= BEATS_FROM) return { lost: 'percentOfMaximum' }
    return figures('heartrate', low, high, BEATS_FROM)
  },
  power: ({ low = 0, high = 0 }) => {
    if (low <= WATTS_FROM && high <= WATTS_FROM) {
      const [percentMin, percentMax] = sortPair(Math.max(1, low || high), high || low)
      return { target: { type: 'power', percentMin, percentMax } }
    }
    return figures('power', low, high, WATTS_FROM)
  },
  pace: ({ low = 0, high = 0 }, sport) => {
    const [slow, fast] = high === 0 ? [low, openEnd.fast] : sortPair(low || openEnd.slow, high)
    const speeds = [slow, fast].filter((speed) => speed !== openEnd.slow && speed !== openEnd.fast)
    const unit = unitOf(speeds, sport)
    const rangeMin = fast === openEnd.fast ? 0 : secondsPer(fast, unit)
    const most = slow === openEnd.slow ? Number.POSITIVE_INFINITY : secondsPer(slow, unit)
    if (rangeMin > MAX_RANGE_FIGURE) return { lost: 'figures' }
    return { target: { type: 'pace', rangeMin, rangeMax: most > MAX_RANGE_FIGURE ? null : most, rangeUnit: unit } }
  },
}

/** The largest figure of a range that is kept. */
const MAX_RANGE_FIGURE = 10_000

/** Watts or beats, which FIT counts from `from` on, above the percents; the figure of an open end is unbounded. */
function figures(type: 'heartrate' | 'power', low: number, high: number, from: number): Said {
  if ((low > 0 && low <= from) || (high > 0 && high <= from)) return { lost: 'figures' }
  const least = low <= from + 1 ? 0 : low - from
  const most = high === 0 || high - from >= openEnd[type] ? null : high - from
  const [rangeMin, rangeMax] = most === null ? [least, most] : sortPair(least, most)
  return Math.max(rangeMin, rangeMax ?? 0) <= MAX_RANGE_FIGURE
    ? { target: { type, rangeMin, rangeMax } }
    : { lost: 'figures' }
}

/** The first unit of the sport in which all speeds are paces of whole seconds, else its first. */
function unitOf(speeds: readonly number[], { paceUnits }: Sport): PaceUnit {
  const isWhole = (unit: PaceUnit) => speeds.every((speed) => stands(speed, Math.round(exact(speed, unit)), unit))
  return paceUnits.find(isWhole) ?? paceUnits[0] ?? 'km'
}

/** Seconds a unit of a speed in mm/s, in as few decimals as give that speed again. */
function secondsPer(speed: number, unit: PaceUnit): number {
  const seconds = exact(speed, unit)
  const rounded = [0, 1, 2].map((decimals) => Number(seconds.toFixed(decimals)))
  return rounded.find((written) => stands(speed, written, unit)) ?? seconds
}

const exact = (speed: number, unit: PaceUnit) => paceOf(speed / 1000, unit)
const stands = (speed: number, seconds: number, unit: PaceUnit) =>
  seconds > 0 && Math.round(speedOf(seconds, unit) * 1000) === speed

const sortPair = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)]

/** Merges the two targets of a step; of fields in both, the first target's counts. */
export function mergeTargets(first: Said, second: Said): { fields: Omit<Said, 'lost'>; lost: ReadLoss[] } {
  const { lost: one, ...fields } = first
  const { lost: other, ...beside } = second
  const isTwice = (Object.keys(beside) as (keyof typeof beside)[]).some((key) => fields[key] !== undefined)
  return {
    fields: { ...beside, ...fields },
    lost: [...(one ? [one] : []), ...(other ? [other] : []), ...(isTwice ? (['second'] as const) : [])],
  }
}
