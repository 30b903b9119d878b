import { cyclingZones } from '#domain/calculators/cycling.ts'
import { paceZonesOf, typedThreshold } from '#domain/calculators/pace-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatPace, type PaceUnit, paceUnitLabel } from '#domain/units/pace.ts'
import type { ShownZone } from '../zones/drawn-zones.ts'
import type { ZonedFigure } from '../zones/zoned-figure.ts'

/** A sport's threshold as it was typed, as the figure that its zones are counted from; undefined if it is none that an athlete has. */
export function zonedFigureOf(id: SportId, typed: string, unit: DistanceUnit | undefined): ZonedFigure | undefined {
  const sport = sportOf(id)
  const names = { label: `${sport.label} zones`, name: sport.profile.zones, sport }
  if (sport.reference.metric === 'power') {
    const found = cyclingZones(typed)
    return found.ok ? { ...names, type: 'power', own: { value: found.ftp, isPace: false }, unit: 'W' } : undefined
  }
  const per = paceUnitFor(id, unit)
  const threshold = per && typedThreshold(id, typed, per)
  if (!per || !threshold?.ok) return undefined
  return { ...names, type: 'pace', own: { value: threshold.seconds, isPace: true }, unit: paceUnitLabel[per] }
}

/** The zones of a sport's threshold as it was typed, per its unit; none if it is no figure that an athlete has. */
export function zonesOfFigure(sport: SportId, typed: string, unit: DistanceUnit | undefined): ShownZone[] {
  return sportOf(sport).reference.metric === 'power' ? zonesOfPower(typed) : zonesOfPace(sport, typed, unit)
}

function zonesOfPace(sport: SportId, typed: string, unit: DistanceUnit | undefined): ShownZone[] {
  const { paceZones } = sportOf(sport)
  const per = paceUnitFor(sport, unit)
  const threshold = per && typedThreshold(sport, typed, per)
  if (!per || !threshold?.ok) return []
  return paceZonesOf(sport, threshold.seconds, per).map(({ number, name, min, max }, at) => ({
    ...{ number, name, share: 1 / (paceZones[at]?.slow ?? 1) },
    range: paceRange(min, max),
  }))
}

function paceUnitFor(sport: SportId, unit: DistanceUnit | undefined): PaceUnit | undefined {
  const { paceUnits, distanceUnits } = sportOf(sport)
  return paceUnits[unit ? distanceUnits.indexOf(unit) : 0] ?? paceUnits[0]
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
