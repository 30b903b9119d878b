import { median } from '../../units/numbers.ts'
import type { WorkoutAsType } from './as-type.ts'
import { intensityFactor } from './intensity-factor.ts'
import { knowsIntensity, knowsPowerAboveFtp } from './known.ts'
import { slicesOf } from './slices.ts'
import type { Stretch } from './stretches.ts'
import { lowestWBalance } from './w-balance.ts'
import { zoneAt, zonesOf } from './zones.ts'

/** A session in figures. */
export type Figures = ReturnType<typeof figuresOf>

/** Seconds, metres, shares from 0 to 1; undefined if there is none or it is unknown. */
export function figuresOf(session: WorkoutAsType) {
  const { seconds, metres, bouts, rests, workSeconds, workMetres, inPool } = session
  const boutSeconds = bouts.length > 0 ? median(bouts.map((one) => one.seconds)) : undefined
  const restSeconds = rests.length > 0 ? median(rests.map((one) => one.seconds)) : undefined
  const [work, all] = inPool ? [workMetres, metres] : [workSeconds, seconds]
  return {
    seconds,
    metres,
    bouts: bouts.length,
    /** The median bout. */
    boutSeconds,
    boutMetres: bouts.length > 0 ? median(bouts.map((one) => one.metres)) : undefined,
    workSeconds,
    workMetres,
    /** Of time; of a swim, of distance. */
    workShare: all > 0 ? work / all : 0,
    /** Median rest ÷ median bout. */
    restRatio: boutSeconds && restSeconds !== undefined ? restSeconds / boutSeconds : undefined,
    restSeconds,
    ...zoneSeconds(session),
    /** Normalized power, or mean speed, ÷ threshold. */
    intensity: seconds > 0 && knowsIntensity(session) ? intensityFactor(session) : undefined,
    /** 1 being all of W'. */
    lowestWBalance: knowsPowerAboveFtp(session) ? lowestWBalance(session.stretches, session.reference) : undefined,
  }
}

/** Seconds in zone 1, 2, 3 …, between two zones, and where the workout does not say how hard it is. */
function zoneSeconds({ stretches, sport, bounds }: WorkoutAsType) {
  const secondsInZone = zonesOf(sport).map(() => 0)
  let secondsBetweenZones = 0
  let secondsUnknown = 0
  const count = (zone: number | undefined, seconds: number) => {
    if (zone === undefined) secondsBetweenZones += seconds
    else secondsInZone[zone - 1] = (secondsInZone[zone - 1] ?? 0) + seconds
  }
  for (const stretch of stretches) {
    if (!stretch.isKnown) secondsUnknown += stretch.seconds
    else if (stretch.from === stretch.to) count(zoneOf(stretch, bounds.workZones), stretch.seconds)
    else for (const { percent, seconds } of slicesOf(stretch)) count(zoneAt(percent, sport), seconds)
  }
  return { secondsInZone, secondsBetweenZones, secondsUnknown }
}

/** The zone of a steady stretch; where a heart-rate zone stands for two power zones, the one that the type asks for. */
function zoneOf({ zones }: Stretch, wanted: readonly number[] = []): number | undefined {
  return zones.find((zone) => wanted.includes(zone)) ?? zones[0]
}
