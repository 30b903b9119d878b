import type { SportId, WorkoutType } from '../../sports/registry.ts'
import { powerZones, runningPaceZones, swimmingPaceZones } from '../../sports/zones.ts'

/**
 * The factor from the reference value to the middle of a type's zone: a tempo run has 1.09 times the seconds of threshold
 * pace, a threshold ride 1.007 times the watts of FTP. Undefined where a type has no single zone.
 */
export function referenceFactor(sport: SportId, type: WorkoutType | undefined): number | undefined {
  const number = type && zoneOf[sport][type]
  if (number === undefined) return undefined
  if (sport === 'cycling') {
    const zone = powerZones.find((one) => one.number === number)
    return zone && (zone.percentMin + zone.percentMax) / 200
  }
  const zones = sport === 'running' ? runningPaceZones : swimmingPaceZones
  return zones.find((one) => one.number === number)?.mid
}

const zoneOf: Record<SportId, Partial<Record<WorkoutType, number>>> = {
  running: { interval: 5, threshold: 4, tempo: 3, endurance: 2 },
  // Intervals given in watts are ridden at about FTP: zone 6 cannot be held for minutes.
  cycling: { 'v02 max': 6, interval: 5, threshold: 5, 'sweet spot': 4, tempo: 3, endurance: 2 },
  swimming: { interval: 4, endurance: 2 },
}
