import { powerZones } from '#domain/athlete/zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { effortOf } from '#domain/workout/effort.ts'
import { unrolled } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { secondsOf } from '#domain/workout/totals.ts'

/** The time a workout spends in each of its sport's zones, from the easiest; rest is in none. */
export type ZoneTime = { number: number; name: string; seconds: number }

/**
 * Counts each step to the zone its target's middle lies in. Zones are taken from their lower ends, for the power zones
 * of the specification leave gaps between them.
 */
export function timeInZones(steps: StoredSteps, sport: SportId, reference?: number): ZoneTime[] {
  const zones = zonesOf(sport)
  const times = zones.map(({ number, name }) => ({ number, name, seconds: 0 }))
  for (const step of unrolled(steps)) {
    const { low, high } = effortOf(step, sport, reference)
    if (high <= 0) continue
    const middle = (low + high) / 2
    const index = Math.max(
      0,
      zones.findLastIndex(({ from }) => middle >= from),
    )
    const zone = times[index]
    if (zone) zone.seconds += secondsOf(step, sport, reference)
  }
  return times
}

/** Zones by their lower ends, in percent of threshold. */
function zonesOf(sportId: SportId): { number: number; name: string; from: number }[] {
  const sport = sportOf(sportId)
  return sport.reference.metric === 'power'
    ? powerZones.map(({ number, name, percentMin }) => ({ number, name, from: percentMin }))
    : sport.paceZones.map(({ number, name, slow }) => ({ number, name, from: 100 / slow }))
}
