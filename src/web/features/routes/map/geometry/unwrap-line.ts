import type { Place } from '#domain/loop-check/measures.ts'

/** A line whose longitudes go on beyond 180 degrees, so that one over the date line is not drawn around the earth. */
export function unwrapLine(line: readonly Place[]): [number, number][] {
  let before = line[0]?.[1] ?? 0
  return line.map(([latitude, longitude]) => {
    before = longitude - 360 * Math.round((longitude - before) / 360)
    return [latitude, before]
  })
}
