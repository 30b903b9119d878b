import type { ZoneBounds } from '#domain/sports/own-zones.ts'
import { boundLimits, findBoundFaults, mayHaveGaps } from '#domain/sports/zone-bounds.ts'
import { type By, boundHint, readBound, unitOf, writeBound, type ZonedFigure } from './zoned-figure.ts'

/** A bound in the form: as it was typed, or the percentage that it was saved with. */
type Field = { percent: number } | { typed: string }

type End = keyof ZoneBounds

/** The fields of all bounds, by `nameOf`; without gaps, a zone begins where the one before it ends. */
export type BoundsForm = { by: By; fields: Readonly<Record<string, Field>> }

export type BoundProblems = Readonly<Record<string, string>>

/** The name of the field of a bound. */
export function nameOf(zone: number, end: End): string {
  return `${zone} ${end}`
}

/** Whether a bound has a field of its own. */
export function hasField({ type }: Pick<ZonedFigure, 'type'>, zone: number, end: End): boolean {
  return end === 'percentMax' || zone === 0 || mayHaveGaps(type)
}

/** The form of saved bounds. */
export function boundsFormOf(bounds: readonly ZoneBounds[]): BoundsForm {
  const fields = bounds.flatMap(({ percentMin, percentMax }, zone): [string, Field][] => [
    [nameOf(zone, 'percentMin'), { percent: percentMin }],
    [nameOf(zone, 'percentMax'), { percent: percentMax }],
  ])
  return { by: 'value', fields: Object.fromEntries(fields) }
}

/** The form with a bound as it was typed. */
export function withTyped(form: BoundsForm, name: string, typed: string): BoundsForm {
  return { ...form, fields: { ...form.fields, [name]: { typed } } }
}

/** The form in figures or in percents. What cannot be read stays as it was typed. */
export function withBy(form: BoundsForm, by: By, figure: ZonedFigure): BoundsForm {
  const fields = Object.entries(form.fields).map(([name, field]): [string, Field] => {
    const percent = percentIn(field, form.by, figure)
    return [name, percent === undefined ? field : { percent }]
  })
  return { by, fields: Object.fromEntries(fields) }
}

/** What stands in a field. */
export function textOf({ by, fields }: BoundsForm, name: string, figure: ZonedFigure): string {
  const field = fields[name]
  if (!field) return ''
  return 'typed' in field ? field.typed : writeBound(field.percent, figure, by)
}

/** The other way to write what stands in a field; undefined if it cannot be read. */
export function otherTextOf({ by, fields }: BoundsForm, name: string, figure: ZonedFigure): string | undefined {
  const percent = percentIn(fields[name], by, figure)
  return percent === undefined ? undefined : writeBound(percent, figure, by === 'value' ? 'percent' : 'value')
}

/** The bounds of the form, or a sentence for each field that has none that will do. */
export function readBounds(
  form: BoundsForm,
  figure: ZonedFigure,
): { bounds: readonly ZoneBounds[] } | { problems: BoundProblems } {
  const { by, fields } = form
  const { min, max } = boundLimits[figure.type]
  const problems: Record<string, string> = {}
  const percentAt = (zone: number, end: End): number => {
    if (!hasField(figure, zone, end)) return percentAt(zone - 1, 'percentMax')
    const name = nameOf(zone, end)
    const percent = percentIn(fields[name], by, figure)
    if (percent === undefined) problems[name] = boundHint(figure, by)
    else if (percent < min || percent > max)
      problems[name] =
        `A bound is ${writeBound(min, figure, by)} to ${writeBound(max, figure, by)} ${unitOf(figure, by)}.`
    return percent ?? Number.NaN
  }
  const count = Object.keys(fields).length / 2
  const bounds = Array.from({ length: count }, (_, zone) => ({
    percentMin: percentAt(zone, 'percentMin'),
    percentMax: percentAt(zone, 'percentMax'),
  }))
  if (Object.keys(problems).length === 0)
    for (const { zone, end, sentence } of findBoundFaults(bounds, figure.type)) problems[nameOf(zone, end)] = sentence
  return Object.keys(problems).length > 0 ? { problems } : { bounds }
}

function percentIn(field: Field | undefined, by: By, figure: ZonedFigure): number | undefined {
  if (!field) return undefined
  return 'typed' in field ? readBound(field.typed, figure, by) : field.percent
}
