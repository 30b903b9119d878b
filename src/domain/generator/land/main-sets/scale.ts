import type { Sport } from '../../../sports/registry.ts'
import { toMetres } from '../../../units/distance.ts'
import { zoneEffort } from '../../../workout/effort.ts'
import { thresholdSpeed } from '../../../workout/totals.ts'
import { type Grains, onGrain } from '../../plan/grain.ts'
import { grainsOnClock, SECONDS_PER_TICK, TICKS_PER_UNIT } from '../../plan/ruler.ts'

/** The unit that main sets are laid out in: a tick is 5 s, or a hundredth of a kilometre or of a mile. */
export type Scale = {
  unit: 'minutes' | 'kilometers' | 'miles'
  /**
   * Seconds of a tick in each zone. In a run by distance they are those of an athlete who runs 1 m/s at threshold; `paceOf`
   * converts them to the athlete's own.
   */
  secondsPerTick: readonly number[]
  /** Lengths in ticks, by the list for this unit. */
  ticksOf: (lengths: Lengths, zone: number) => number[]
  /** Ticks of the round length nearest to a time in seconds; not for runs by distance, where it depends on the athlete. */
  nearest?: (seconds: number, zone: number) => number
  /** Ticks of a time in a zone, unrounded on the road; not for runs by distance. */
  timed?: (seconds: number, zone: number) => number
  /** Recoveries that coaches write, in ticks. */
  pauses: readonly number[]
}

/** Lengths of bouts in each unit. Distances that are not given are computed from the minutes. */
export type Lengths = { minutes: readonly number[]; metres?: readonly number[]; miles?: readonly number[] }

const ZONES = [1, 2, 3, 4, 5, 6, 7]

const minutesOfPause = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15]
// Tens of metres; the short ones are for runs, the long ones for rides.
const pausesOfKilometres = [10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600]
const pausesOfMiles = [25, 50, 75, 100, 150, 200, 250, 300, 400]

/** The multiples that people use for the distances of a ride. */
const grainsOfMiles: Grains = {
  bySize: [
    { below: 100, grain: 25 },
    { below: 1000, grain: 50 },
  ],
  longer: 100,
}
const grainsOfKilometres: Grains = {
  bySize: [
    { below: 200, grain: 10 },
    { below: 1000, grain: 50 },
  ],
  longer: 100,
}

/** The scale of a sport's sessions in a unit. */
export function scaleOf(sport: Sport, unit: Scale['unit']): Scale {
  if (unit === 'minutes') return clock
  const byPower = sport.reference.metric === 'power'
  const metresPerTick = toMetres(1, unit) / TICKS_PER_UNIT
  const atThreshold = byPower ? thresholdSpeed(sport.id) : 1
  const secondsPerTick = [0, ...ZONES].map((zone) => {
    const band = zoneEffort(sport.reference.metric, zone, sport)
    const share = band ? (band.low + band.high) / 200 : 0
    return metresPerTick / (atThreshold * (byPower ? Math.cbrt(share) : share))
  })
  const grains = unit === 'miles' ? grainsOfMiles : grainsOfKilometres
  const nearest = (seconds: number, zone: number) =>
    onGrain(seconds / (secondsPerTick[zone] as number), grains, Math.round)
  return {
    unit,
    secondsPerTick,
    ...(byPower
      ? { nearest, timed: (seconds: number, zone: number) => seconds / (secondsPerTick[zone] as number) }
      : {}),
    pauses: unit === 'kilometers' ? pausesOfKilometres : pausesOfMiles,
    ticksOf: ({ minutes, metres, miles }, zone) => {
      const written =
        unit === 'kilometers'
          ? metres?.map((one) => Math.round(one / 10))
          : miles?.map((one) => Math.round(one * TICKS_PER_UNIT))
      return [...new Set(written ?? minutes.map((one) => nearest(60 * one, zone)))]
    },
  }
}

/** The athlete's seconds for one second of the scale. */
export function paceOf({ unit }: Scale, sport: Sport, reference: number | undefined): number {
  if (unit === 'minutes' || sport.reference.metric === 'power') return 1
  return 1 / thresholdSpeed(sport.id, reference)
}

const clock: Scale = {
  unit: 'minutes',
  secondsPerTick: [0, ...ZONES].map(() => SECONDS_PER_TICK),
  ticksOf: ({ minutes }) => minutes.map((one) => Math.round((one * 60) / SECONDS_PER_TICK)),
  nearest: (seconds) => onGrain(seconds / SECONDS_PER_TICK, grainsOnClock, Math.round),
  timed: (seconds) => seconds / SECONDS_PER_TICK,
  pauses: minutesOfPause.map((one) => (one * 60) / SECONDS_PER_TICK),
}
