import type { Box } from '#contracts/streets.ts'

type Place = readonly [number, number]

/** The parts of a line of latitudes and longitudes that lie in a box, each of at least two points. */
export function clipLine(line: readonly Place[], box: Box): Place[][] {
  const parts: Place[][] = []
  let part: Place[] = []
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (!from) continue
    const inside = partInside(from, to, box)
    if (!inside) continue
    const [enters, leaves] = inside
    if (enters > 0 || part.length === 0) {
      part = [between(from, to, enters)]
      parts.push(part)
    }
    part.push(between(from, to, leaves))
    if (leaves < 1) part = []
  }
  return parts
}

/** Between which shares of a segment it is inside, after Liang and Barsky 1984; undefined if nowhere. */
function partInside(
  [latitude, longitude]: Place,
  [toLatitude, toLongitude]: Place,
  box: Box,
): [number, number] | undefined {
  let [enters, leaves] = [0, 1]
  for (const [start, change, least, most] of [
    [latitude, toLatitude - latitude, box.south, box.north],
    [longitude, toLongitude - longitude, box.west, box.east],
  ] as const) {
    if (change === 0) {
      if (start < least || start > most) return undefined
      continue
    }
    const [one, other] = [(least - start) / change, (most - start) / change]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return enters < leaves ? [enters, leaves] : undefined
}

function between(from: Place, to: Place, share: number): Place {
  if (share <= 0) return from
  if (share >= 1) return to
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
