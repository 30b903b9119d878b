import type { Sport } from '../sports/registry.ts'
import type { DistanceUnit } from '../units/distance.ts'
import { readLength } from './grammar/length.ts'
import { parseTypedTime } from './typed-time.ts'

/** What is typed into the field of a step's length: a time in seconds, or a distance in its unit. */
export type TypedLength = { type: 'time'; value: number } | { type: 'distance'; unit: DistanceUnit; value: number }

/**
 * Reads the field of a length. A figure without a unit is in what the field asks for: a time as `parseTypedTime` reads it,
 * or a distance in the field's unit. With a unit it is what it says: `90s`, `1:30`, `1h`, `1.5 km`, `2 mi`. `m` is metres
 * in a field for a distance; in one for a time it is minutes, unless so many minutes are unusual in the sport: `400m`.
 * Undefined if it is no length.
 */
export function parseLengthField(
  typed: string,
  field: { type: 'time' } | { type: 'distance'; unit: DistanceUnit },
  sport: Sport,
): TypedLength | undefined {
  const text = typed.trim()
  if (field.type === 'time') {
    const metres = Number(/^([\d,]+)\s*m$/i.exec(text)?.[1]?.replaceAll(',', '') ?? 0)
    return (metres < minMetres(sport) ? readTime(text) : undefined) ?? readDistance(text)
  }
  const value = readFigure(text, field.unit)
  if (value !== undefined) return { type: 'distance', unit: field.unit, value }
  return readDistance(text) ?? (/[\p{L}:]/u.test(text) ? readTime(text) : undefined)
}

// Our choice: so many minutes are a length of a pool, a lap of a track, or more than a day in the saddle.
function minMetres({ inPool, paceUnits, lengths }: Sport): number {
  if (inPool) return 25
  if (paceUnits.length > 0) return 100
  return 1 + (lengths.find(({ unit }) => unit === 'minutes')?.longDay ?? 0)
}

function readTime(text: string): TypedLength | undefined {
  const value = parseTypedTime(text)
  return value === undefined ? undefined : { type: 'time', value }
}

function readDistance(text: string): TypedLength | undefined {
  const written = text.replaceAll(/\s/g, '').replace(/(?<=\d)m$/i, 'mtr')
  const { length, end } = readLength(written, 0) ?? {}
  if (length?.kind !== 'distance' || end !== written.length) return undefined
  return { type: 'distance', unit: length.unit, value: length.value }
}

/** A figure without a unit. A comma and three digits separate thousands of metres, but decimals of a kilometre. */
function readFigure(text: string, unit: DistanceUnit): number | undefined {
  const isShort = unit === 'meters' || unit === 'yards'
  if (isShort && /^\d{1,3}(,\d{3})+$/.test(text)) return Number(text.replaceAll(',', ''))
  return /^\d+([.,]\d+)?$|^[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : undefined
}
