import { cyclingZones } from '#domain/calculators/cycling.ts'
import { paceZonesOf, typedThreshold } from '#domain/calculators/pace-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatPace } from '#domain/units/pace.ts'

/** A zone of a figure for reading: its range in the athlete's unit, and how hard it is beside the hardest, from 0 to 1. */
export type ShownZone = { number: number; name: string; range: string; share: number }

/** The zones of a sport's threshold as it was typed, per its unit; none if it is no figure that an athlete has. */
export function zonesOfFigure(sport: SportId, typed: string, unit: DistanceUnit | undefined): ShownZone[] {
  return sportOf(sport).reference.metric === 'power' ? zonesOfPower(typed) : zonesOfPace(sport, typed, unit)
}

function zonesOfPace(sport: SportId, typed: string, unit: DistanceUnit | undefined): ShownZone[] {
  const { paceZones, paceUnits, distanceUnits } = sportOf(sport)
  const per = paceUnits[unit ? distanceUnits.indexOf(unit) : 0] ?? paceUnits[0]
  const threshold = per && typedThreshold(sport, typed, per)
  if (!per || !threshold?.ok) return []
  return paceZonesOf(sport, threshold.seconds, per).map(({ number, name, min, max }, at) => ({
    ...{ number, name, share: 1 / (paceZones[at]?.slow ?? 1) },
    range: paceRange(min, max),
  }))
}

/** The easier bound is the slower one, and the outer zones are open. */
function paceRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `slower than ${formatPace(max ?? 0)}`
  return max === undefined ? `faster than ${formatPace(min)}` : `${formatPace(min)}–${formatPace(max)}`
}

function zonesOfPower(typed: string): ShownZone[] {
  const found = cyclingZones(typed)
  if (!found.ok) return []
  const most = found.zones.at(-1)?.max ?? 1
  return found.zones.map(({ number, name, min, max }) => ({
    ...{ number, name, share: Math.sqrt(max / most) },
    range: `${min}–${max} W`,
  }))
}
