import { median } from '../../units/numbers.ts'
import type { Examined } from './as-type.ts'
import { intensityFactor } from './intensity-factor.ts'
import { knowsIntensity, knowsReserve } from './known.ts'
import type { Moment } from './moments.ts'
import { slicesOf } from './slices.ts'
import { lowestBalance } from './w-balance.ts'
import { bandsOf, zoneAt } from './zone-bands.ts'

/** What a session comes to. Seconds, metres, shares from 0 to 1; undefined where there is none or it is not known. */
export type Figures = {
  seconds: number
  metres: number
  bouts: number
  /** The median bout. */
  boutSeconds: number | undefined
  boutMetres: number | undefined
  workSeconds: number
  workMetres: number
  /** Of time; of a swim, of distance. */
  workShare: number
  /** Median rest ÷ median bout. */
  restRatio: number | undefined
  restSeconds: number | undefined
  /** Of zone 1, 2, 3 …, and of what lies between two zones or does not say how hard it is. */
  secondsInZone: readonly number[]
  secondsBetweenZones: number
  secondsUnknown: number
  /** Normalized power, or mean speed, ÷ threshold. */
  intensity: number | undefined
  /** The least that is left of W', 1 being all of it. */
  leastReserve: number | undefined
}

export function figuresOf(session: Examined): Figures {
  const { seconds, metres, found, workSeconds, workMetres, inPool } = session
  const { bouts, pauses } = found
  const bout = bouts.length > 0 ? median(bouts.map((one) => one.seconds)) : undefined
  const rest = pauses.length > 0 ? median(pauses.map((one) => one.seconds)) : undefined
  const [work, all] = inPool ? [workMetres, metres] : [workSeconds, seconds]
  return {
    seconds,
    metres,
    bouts: bouts.length,
    boutSeconds: bout,
    boutMetres: bouts.length > 0 ? median(bouts.map((one) => one.metres)) : undefined,
    workSeconds,
    workMetres,
    workShare: all > 0 ? work / all : 0,
    restRatio: bout && rest !== undefined ? rest / bout : undefined,
    restSeconds: rest,
    ...zoneSeconds(session),
    intensity: seconds > 0 && knowsIntensity(session) ? intensityFactor(session) : undefined,
    leastReserve: knowsReserve(session) ? lowestBalance(session.moments, session.reference) : undefined,
  }
}

function zoneSeconds({ moments, sport, bounds }: Examined) {
  const secondsInZone = bandsOf(sport).map(() => 0)
  let secondsBetweenZones = 0
  let secondsUnknown = 0
  const put = (zone: number | undefined, seconds: number) => {
    if (zone === undefined) secondsBetweenZones += seconds
    else secondsInZone[zone - 1] = (secondsInZone[zone - 1] ?? 0) + seconds
  }
  for (const moment of moments) {
    if (!moment.isKnown) secondsUnknown += moment.seconds
    else if (moment.from === moment.to) put(zoneOf(moment, bounds.workZones), moment.seconds)
    else for (const { percent, seconds } of slicesOf(moment)) put(zoneAt(percent, sport), seconds)
  }
  return { secondsInZone, secondsBetweenZones, secondsUnknown }
}

/** Where a heart-rate zone stands for two zones of power, the one that the type asks for. */
function zoneOf({ zones }: Moment, wanted: readonly number[] = []): number | undefined {
  return zones.find((zone) => wanted.includes(zone)) ?? zones[0]
}
