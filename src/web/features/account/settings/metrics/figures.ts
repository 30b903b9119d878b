import type { AthleteMetrics, MetricsChange } from '#contracts/user.ts'
import { parseWatts } from '#domain/calculators/cycling.ts'
import { type Sport, type SportId, sports } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { CallError } from '../../../../lib/call-error.ts'
import { perUnit } from '../../../calculators/per-unit.ts'

/** What stands in the form, by the sport: its threshold as typed, and the unit that it is per. */
export type Typed = { [Id in SportId]: { figure: string; unit: DistanceUnit | undefined } }

/** The name of a sport's threshold in the profile. */
export type Figure = Sport['profile']['reference']

/** The saved metrics as they stand in the fields. */
export function typedOf(saved: AthleteMetrics): Typed {
  const entries = sports.map(({ id, profile, distanceUnits }) => [
    id,
    { figure: String(saved[profile.reference] ?? ''), unit: saved[profile.unit] ?? distanceUnits[0] },
  ])
  return Object.fromEntries(entries) as Typed
}

/** Units of a sport's threshold to choose from: none of a power, which is in watts. */
export function unitsOf(sport: Sport): { value: DistanceUnit; label: string }[] {
  if (sport.reference.metric === 'power') return []
  return sport.distanceUnits.map((unit) => ({ value: unit, label: perUnit(sport, unit) }))
}

/**
 * What is sent for the fields: an empty one removes what was saved. The unit of a swim goes with its speed alone. Undefined
 * if nothing was typed; a sentence by the field if a power is no figure.
 */
export function changeOf(typed: Typed): MetricsChange | { fields: Partial<Record<Figure, string>> } | undefined {
  if (sports.every(({ id }) => typed[id].figure.trim() === '')) return undefined
  const change: Record<string, string | number | null | undefined> = {}
  for (const sport of sports) {
    const { figure, unit } = typed[sport.id]
    const isPower = sport.reference.metric === 'power'
    const value = figure.trim() === '' ? null : isPower ? parseWatts(figure) : figure
    if (value === undefined) return { fields: { [sport.profile.reference]: WATTS } }
    change[sport.profile.reference] = value
    if (!isPower && (value !== null || !sport.inPool)) change[sport.profile.unit] = unit
  }
  return change
}

const WATTS = 'Enter your FTP in watts, such as 250.'

/** The server's sentences by the names of the fields. */
export function sentencesOf<Name extends string>(error: unknown): Partial<Record<Name, string>> {
  const fields = error instanceof CallError ? Object.entries(error.fields) : []
  return Object.fromEntries(fields.map(([path, sentence]) => [path.split('.').at(-1), sentence])) as Partial<
    Record<Name, string>
  >
}
