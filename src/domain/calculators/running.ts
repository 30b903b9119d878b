import { paceZonesOf, typedThreshold, type ZoneOfPace } from './pace-zones.ts'
import type { Refused } from './refused.ts'

/** The five running zones of a threshold pace typed in mm.ss or mm:ss, per kilometre or per mile as it was typed. */
export function runningZones(
  typed: string,
  unit: 'kilometers' | 'miles',
): { ok: true; threshold: number; zones: ZoneOfPace[] } | Refused {
  const paceUnit = unit === 'miles' ? 'mile' : 'km'
  const threshold = typedThreshold('running', typed, paceUnit)
  if (!threshold.ok) return threshold
  return { ok: true, threshold: threshold.seconds, zones: paceZonesOf('running', threshold.seconds, paceUnit) }
}
