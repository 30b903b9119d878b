import type { SportDefinition } from './sport.ts'
import { powerZones } from './zones.ts'

/** A zone in percent of threshold: of FTP, or of the speed at threshold. */
export type EffortZone = { number: number; name: string; low: number; high: number }

/** The zones of the sport's own metric, the easiest first. Power zones have gaps between them. */
export function effortZones({ reference, paceZones }: SportDefinition): EffortZone[] {
  return reference.metric === 'power'
    ? powerZones.map(({ number, name, percentMin: low, percentMax: high }) => ({ number, name, low, high }))
    : paceZones.map(({ number, name, slow, fast }) => ({ number, name, low: 100 / slow, high: 100 / fast }))
}
