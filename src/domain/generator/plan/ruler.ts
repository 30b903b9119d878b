import { fromMetres } from '../../units/distance.ts'
import { metresOf } from '../../workout/totals.ts'
import type { AskedLength, ResolvedRequest } from '../request/resolved-request.ts'
import { distanceOf, type Measure, timeOf } from './measure.ts'
import { targetsFor } from './targets.ts'

/** How a run or a ride is measured out: in fives of seconds, or in hundredths of a kilometre or mile. */
export type Ruler = Measure & {
  /** The length nearest to so many seconds in a zone that a person would write down; at least one tick. */
  near: (seconds: number, zone: number) => number
  /** The same, but never shorter than asked. */
  atLeast: (seconds: number, zone: number) => number
  /** The whole ticks nearest to a length that is measured as the workout is; at least one, or unrounded. */
  ticksIn: (length: { seconds?: number; metres?: number }, rounded?: boolean) => number
  /** Whether it measures time. */
  inSeconds: boolean
  /** Seconds that a length takes in a zone. */
  secondsOf: (ticks: number, zone: number) => number
  /** Whether a person could remember the length: half minutes on the clock, anything on the road. */
  isRound: (ticks: number) => boolean
}

const SECONDS_PER_TICK = 5
const TICKS_PER_UNIT = 100

/** The ruler of a run or a ride. */
export function rulerFor(request: ResolvedRequest): Ruler {
  const { length } = request
  return length.type === 'time' ? clock(length.value) : road(request, length)
}

function clock(minutes: number): Ruler {
  const grainOf = (ticks: number) => (ticks < 12 ? 1 : ticks < 240 ? 6 : 12)
  return {
    total: Math.round((minutes * 60) / SECONDS_PER_TICK),
    grain: 6,
    near: (seconds) => onGrain(seconds / SECONDS_PER_TICK, grainOf, Math.round),
    atLeast: (seconds) => onGrain(seconds / SECONDS_PER_TICK, grainOf, Math.ceil),
    ticksIn: ({ seconds = 0 }, rounded) => wholeTicks(seconds / SECONDS_PER_TICK, rounded),
    inSeconds: true,
    secondsOf: (ticks) => ticks * SECONDS_PER_TICK,
    duration: (ticks) => timeOf(ticks * SECONDS_PER_TICK),
    isRound: (ticks) => (ticks * SECONDS_PER_TICK) % 30 === 0,
  }
}

function road(request: ResolvedRequest, { unit, value }: Extract<AskedLength, { type: 'distance' }>): Ruler {
  const targetOf = targetsFor(request)
  // Ticks a second in each zone, by the same estimate that the product shows.
  const speeds = Array.from({ length: 8 }, (_, zone) => {
    if (zone === 0) return 0
    const target = targetOf(zone)
    if ((target.zoneNumber ?? 0) > (target.type === 'power' ? 7 : 5)) return 0
    const second = { intensity: 'active' as const, duration: timeOf(1), target }
    return fromMetres(metresOf(second, request.sport.id, request.reference), unit) * TICKS_PER_UNIT
  })
  const middling = unit === 'miles' ? 25 : 20
  const grainOf = (ticks: number) =>
    ticks < 30 ? 5 : ticks < 100 ? 10 : ticks < 200 ? middling : ticks < 1000 ? 50 : 100
  const speedIn = (zone: number) => speeds[zone] ?? 0
  return {
    total: Math.round(value * TICKS_PER_UNIT),
    grain: 10,
    near: (seconds, zone) => onGrain(seconds * speedIn(zone), grainOf, Math.round),
    atLeast: (seconds, zone) => onGrain(seconds * speedIn(zone), grainOf, Math.ceil),
    ticksIn: ({ metres = 0 }, rounded) => wholeTicks(fromMetres(metres, unit) * TICKS_PER_UNIT, rounded),
    inSeconds: false,
    secondsOf: (ticks, zone) => ticks / speedIn(zone),
    duration: (ticks) => distanceOf(ticks / TICKS_PER_UNIT, unit),
    isRound: () => true,
  }
}

function wholeTicks(ticks: number, rounded = true): number {
  return rounded ? Math.max(1, Math.round(ticks)) : ticks
}

/** A length on the grain that people use at its size; at least one grain. The hair forgives floating point. */
function onGrain(ticks: number, grainOf: (ticks: number) => number, round: (value: number) => number): number {
  const grain = grainOf(ticks)
  return Math.max(1, round(ticks / grain - 1e-9)) * grain
}
