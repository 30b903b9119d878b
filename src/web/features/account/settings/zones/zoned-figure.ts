import type { Sport } from '#domain/sports/registry.ts'
import type { ZonedType } from '#domain/sports/zone-bounds.ts'
import { formatPace, parsePace } from '#domain/units/pace.ts'
import { percentOfWhat } from '../../../../lib/format.ts'
import { figureAt, type OwnFigure, percentOf } from '../../../builder/target/own-figure.ts'
import { readFigure, readPercent } from '../../../builder/target/typed-figure.ts'

/** The name that the profile has for the bounds of some zones. */
type ZonesName = Sport['profile']['zones' | 'heartRateZones']

/** The figure that zones are counted from. */
export type ZonedFigure = {
  /** What its zones are called: "Cycling zones". */
  label: string
  name: ZonesName
  type: ZonedType
  /** Of several that share the zones, one. */
  sport: Sport
  own: OwnFigure
  /** The unit of what it leads to: W, bpm, /km. */
  unit: string
}

/** Whether a bound is written in watts, beats or a pace, or in percent of the figure. */
export type By = 'value' | 'percent'

/** A percentage as it is written: 213, 4:52, or 85.2. */
export function writeBound(percent: number, { type, own }: ZonedFigure, by: By): string {
  if (by === 'percent') return String(Math.round(10 * percent) / 10)
  const value = figureAt(percent, own)
  return type === 'pace' ? formatPace(value) : String(Math.round(value))
}

/** The percentage of a written bound; undefined if it is none. */
export function readBound(written: string, { type, own }: ZonedFigure, by: By): number | undefined {
  if (by === 'percent') return readPercent(written)
  const value = type === 'pace' ? parsePace(written) : readFigure(written)
  return value ? percentOf(value, own) : undefined
}

/** What to write into a field of a bound. */
export function boundHint({ type, own }: ZonedFigure, by: By): string {
  if (by === 'percent') return 'Enter a percentage, such as 95.'
  const example = type === 'pace' ? formatPace(own.value) : String(Math.round(own.value))
  return `Enter ${{ power: 'watts', pace: 'minutes and seconds', heartrate: 'beats a minute' }[type]}, such as ${example}.`
}

/** The unit of what stands in the fields. */
export function unitOf({ unit, type, sport }: ZonedFigure, by: By): string {
  return by === 'value' ? unit : `% of ${percentOfWhat(type, sport.id)}`
}
