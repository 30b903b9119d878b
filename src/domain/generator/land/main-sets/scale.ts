import type { Sport } from '../../../sports/sport.ts'
import { toMetres } from '../../../units/distance.ts'
import { zoneEffort } from '../../../workout/effort.ts'
import { thresholdSpeed } from '../../../workout/totals.ts'

/** What main sets are laid out in: fives of seconds on the clock, hundredths of a kilometre or of a mile on the road. */
export type Scale = {
  unit: 'minutes' | 'kilometers' | 'miles'
  /**
   * Seconds a tick takes in each zone. Of a run by distance they are seconds of an athlete whose speed at threshold is
   * 1 m/s; `paceOf` says how these compare with somebody else's.
   */
  secondsPerTick: readonly number[]
  /** Lengths that people write, in ticks; what a length is called in its own unit does not matter here. */
  ticksOf: (lengths: Lengths, zone: number) => number[]
  /** The length nearest to so many seconds that a person would write down; not for runs by distance, where speeds differ. */
  near?: (seconds: number, zone: number) => number
  /** Recoveries that coaches write, in ticks. */
  pauses: readonly number[]
}

/** Lengths of bouts. A session that names no distances has them worked out from its minutes. */
export type Lengths = { minutes: readonly number[]; metres?: readonly number[]; miles?: readonly number[] }

const TICKS_PER_MINUTE = 12
const TICKS_PER_UNIT = 100
const ZONES = [1, 2, 3, 4, 5, 6, 7]

const minutesOfPause = [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15]
// Metres for runs, tens of metres for rides.
const pausesOfKilometres = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600]
const pausesOfMiles = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400]

/** The scale of a sport's sessions in a unit. */
export function scaleOf(sport: Sport, unit: Scale['unit']): Scale {
  if (unit === 'minutes') return clock
  const byPower = sport.reference.metric === 'power'
  const metresPerTick = toMetres(1, unit) / TICKS_PER_UNIT
  const atThreshold = byPower ? thresholdSpeed(sport.id) : 1
  const secondsPerTick = [0, ...ZONES].map((zone) => {
    const band = zone > 0 ? zoneEffort(sport.reference.metric, zone, sport) : undefined
    const share = band ? (band.low + band.high) / 200 : 0
    return metresPerTick / (atThreshold * (byPower ? Math.cbrt(share) : share))
  })
  const near = (seconds: number, zone: number) => onGrain(seconds / (secondsPerTick[zone] ?? 1), grainOnRoad)
  return {
    unit,
    secondsPerTick,
    ...(byPower ? { near } : {}),
    pauses: unit === 'kilometers' ? pausesOfKilometres : pausesOfMiles,
    ticksOf: ({ minutes, metres, miles }, zone) => {
      const written =
        unit === 'kilometers'
          ? metres?.map((one) => Math.round(one / 10))
          : miles?.map((one) => Math.round(one * TICKS_PER_UNIT))
      return [...new Set(written ?? minutes.map((one) => near(60 * one, zone)))]
    },
  }
}

/** How many of the scale's seconds an athlete of this speed at threshold, in m/s, needs for one. */
export function paceOf({ unit }: Scale, sport: Sport, reference: number | undefined): number {
  if (unit === 'minutes' || sport.reference.metric === 'power') return 1
  return 1 / thresholdSpeed(sport.id, reference)
}

const clock: Scale = {
  unit: 'minutes',
  secondsPerTick: [0, ...ZONES].map(() => 60 / TICKS_PER_MINUTE),
  ticksOf: ({ minutes }) => minutes.map((one) => Math.round(one * TICKS_PER_MINUTE)),
  near: (seconds) => onGrain((seconds * TICKS_PER_MINUTE) / 60, (ticks) => (ticks < 12 ? 1 : ticks < 240 ? 6 : 12)),
  pauses: minutesOfPause.map((one) => one * TICKS_PER_MINUTE),
}

/** The grain that people use for a distance of so many hundredths. */
function grainOnRoad(ticks: number): number {
  if (ticks < 100) return 5
  return ticks < 300 ? 10 : ticks < 1000 ? 50 : 100
}

function onGrain(ticks: number, grainOf: (ticks: number) => number): number {
  const grain = grainOf(ticks)
  return Math.max(1, Math.round(ticks / grain)) * grain
}
