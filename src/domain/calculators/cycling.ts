import { powerZones } from '../sports/zones.ts'
import { type Refused, refuse } from './refused.ts'

/** A power zone in whole watts, `min` the easier bound. */
export type ZoneOfPower = { number: number; name: string; min: number; max: number }

/** The most watts an FTP is asked for: no one has held half of it for an hour. */
const MOST_WATTS = 2000

/**
 * The seven power zones of an FTP, typed or given in watts. The zones leave gaps, so all fourteen figures are closed;
 * where two zones meet, their bounds are one figure.
 */
export function cyclingZones(ftp: string | number): { ok: true; ftp: number; zones: ZoneOfPower[] } | Refused {
  const watts = typeof ftp === 'number' ? ftp : parseWatts(ftp)
  if (watts === undefined || !(watts >= 1 && watts <= MOST_WATTS))
    return refuse(`Enter your FTP in watts, from 1 to ${MOST_WATTS}: 250, for example.`)
  const zones = powerZones.map(({ number, name, percentMin, percentMax }) => ({
    number,
    name,
    min: Math.round((watts * percentMin) / 100),
    max: Math.round((watts * percentMax) / 100),
  }))
  return { ok: true, ftp: watts, zones }
}

/** Watts of what a person typed: `250`, `250 W`, `262.5`; undefined when it is no such figure. */
export function parseWatts(typed: string): number | undefined {
  const [, figure] = /^(\d{1,5}(?:[.,]\d+)?)\s*(?:w|watts?)?$/i.exec(typed.trim()) ?? []
  return figure === undefined ? undefined : Number(figure.replace(',', '.'))
}
