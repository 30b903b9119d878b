import { type DistanceUnit, fromMetres, roundDistance, toMetres } from '#domain/units/distance.ts'
import { roundOffNoise } from '#domain/units/tolerance.ts'

/** A distance as a field shows it, and the metres that it stands for: they are more exact than its text. */
export type WrittenDistance = { text: string; metres: number }

/** The figure of a distance in a unit, with its decimals: `26.22` for a marathon in miles. */
export function writeDistance(metres: number, unit: DistanceUnit): WrittenDistance {
  return { text: String(roundDistance(fromMetres(metres, unit), unit)), metres }
}

/** The metres of a figure that was typed with a point or a comma; those that were written, if it was left as it was. */
export function readDistance(typed: string, unit: DistanceUnit, written?: WrittenDistance): number | undefined {
  const text = typed.trim()
  if (written && text === written.text) return written.metres
  if (!/^\d+(?:[.,]\d+)?$/.test(text)) return undefined
  return roundOffNoise(toMetres(Number(text.replace(',', '.')), unit))
}
