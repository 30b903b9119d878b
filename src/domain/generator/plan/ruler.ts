import { fromMetres } from '../../units/distance.ts'
import { roundHalfDown, roundUp } from '../../units/tolerance.ts'
import { metresOf } from '../../workout/totals.ts'
import type { AskedLength, ResolvedRequest } from '../request/resolved-request.ts'
import { type Grains, onGrain } from './grain.ts'
import { distanceOf, type Measure, timeOf } from './measure.ts'
import type { Piece } from './plan.ts'
import { targetsFor } from './targets.ts'

/** How a run or a ride is measured: in 5 s, or in hundredths of a kilometre or mile. */
export type Ruler = Measure & {
  /** Ticks of the round length nearest to a time in a zone; at least one. */
  nearest: (seconds: number, zone: number) => number
  /** The same, rounded up. */
  atLeast: (seconds: number, zone: number) => number
  /** Ticks of a length that is given in the ruler's own measure: whole and at least one, or unrounded. */
  ticksIn: (length: { seconds?: number; metres?: number }, rounded?: boolean) => number
  /** The ticks, not whole by distance, that a time in a zone is estimated to take; and that time, where it has to be written. */
  timed: (seconds: number, zone: number) => Pick<Piece, 'ticks' | 'seconds'>
  /** Whether it measures time, not distance. */
  inSeconds: boolean
  /** Seconds that a length takes in a zone. */
  secondsOf: (ticks: number, zone: number) => number
  /** Whether a time comes in half minutes; every distance counts as round. */
  isRound: (ticks: number) => boolean
}

export const SECONDS_PER_TICK = 5
export const TICKS_PER_UNIT = 100

/** The multiples that people use for times: 5 s below a minute, half minutes below twenty, then minutes. */
export const grainsOnClock: Grains = {
  bySize: [
    { below: 12, grain: 1 },
    { below: 240, grain: 6 },
  ],
  longer: 12,
}

export function rulerFor(request: ResolvedRequest): Ruler {
  const { length } = request
  return length.type === 'time' ? clock(length.value) : road(request, length)
}

function clock(minutes: number): Ruler {
  return {
    total: Math.round((minutes * 60) / SECONDS_PER_TICK),
    grain: 6,
    nearest: (seconds) => onGrain(seconds / SECONDS_PER_TICK, grainsOnClock, halfDown),
    atLeast: (seconds) => onGrain(seconds / SECONDS_PER_TICK, grainsOnClock, up),
    ticksIn: ({ seconds = 0 }, rounded) => wholeTicks(seconds / SECONDS_PER_TICK, rounded),
    timed: (seconds) => ({ ticks: seconds / SECONDS_PER_TICK }),
    inSeconds: true,
    secondsOf: (ticks) => ticks * SECONDS_PER_TICK,
    duration: (ticks) => timeOf(ticks * SECONDS_PER_TICK),
    isRound: (ticks) => (ticks * SECONDS_PER_TICK) % 30 === 0,
  }
}

function road(request: ResolvedRequest, { unit, value }: Extract<AskedLength, { type: 'distance' }>): Ruler {
  const targetOf = targetsFor(request)
  // Ticks per second in each zone, by the estimate that the product shows for such a step.
  const speeds = Array.from({ length: 8 }, (_, zone) => {
    const second = { intensity: 'active' as const, duration: timeOf(1), target: targetOf(zone) }
    return fromMetres(metresOf(second, request.sport.id, request.reference), unit) * TICKS_PER_UNIT
  })
  // Between one and two units, miles are counted in halves and kilometres in fifths.
  const middleGrain = unit === 'miles' ? 50 : 20
  const grains: Grains = {
    bySize: [
      { below: 30, grain: 5 },
      { below: 100, grain: 10 },
      { below: 200, grain: middleGrain },
      { below: 1000, grain: 50 },
    ],
    longer: 100,
  }
  const speedIn = (zone: number) => speeds[zone] ?? 0
  return {
    total: Math.round(value * TICKS_PER_UNIT),
    grain: 10,
    nearest: (seconds, zone) => onGrain(seconds * speedIn(zone), grains, halfDown),
    atLeast: (seconds, zone) => onGrain(seconds * speedIn(zone), grains, up),
    ticksIn: ({ metres = 0 }, rounded) => wholeTicks(fromMetres(metres, unit) * TICKS_PER_UNIT, rounded),
    timed: (seconds, zone) => ({ ticks: seconds * speedIn(zone), seconds }),
    inSeconds: false,
    secondsOf: (ticks, zone) => ticks / speedIn(zone),
    duration: (ticks) => distanceOf(ticks / TICKS_PER_UNIT, unit),
    isRound: () => true,
  }
}

function wholeTicks(ticks: number, rounded = true): number {
  return rounded ? Math.max(1, Math.round(ticks)) : ticks
}

const halfDown = (multiples: number) => roundHalfDown(multiples, 'ratio')
const up = (multiples: number) => roundUp(multiples, 'ratio')
