import type { OwnZones } from './own-zones.ts'
import type { SportDefinition } from './sport.ts'
import { powerZones } from './zones.ts'

/** A zone in percent of threshold: of FTP, or of the speed at threshold. */
export type EffortZone = { number: number; name: string; low: number; high: number }

/** The zones of the sport's own metric, the easiest first, with the athlete's own bounds if they have some. Power zones have gaps between them. */
export function effortZones({ reference, paceZones }: SportDefinition, own?: OwnZones): EffortZone[] {
  const zones =
    reference.metric === 'power'
      ? powerZones.map(({ number, name, percentMin: low, percentMax: high }) => ({ number, name, low, high }))
      : paceZones.map(({ number, name, slow, fast }) => ({ number, name, low: 100 / slow, high: 100 / fast }))
  return zones.map((zone, index) => {
    const bounds = own?.effort?.[index]
    return bounds ? { ...zone, low: bounds.percentMin, high: bounds.percentMax } : zone
  })
}
