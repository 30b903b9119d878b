import type { Box } from '#contracts/streets.ts'
import { encodePolyline } from '#domain/polyline/polyline.ts'
import { type Streets, type WayKind, wayKinds } from '#domain/streets/streets.ts'
import { clipLine } from './clip-line.ts'

export type DrawnStreets = { streets: { kind: WayKind; polyline: string }[]; truncated: boolean }

/** The streets in a box, the largest first; where there are too many for a map, the smallest are left out. */
export function streetsInBox(all: Streets, box: Box, limits = DRAWN_LIMITS): DrawnStreets {
  const streets: DrawnStreets['streets'] = []
  let points = 0
  for (const { kind, way } of largestFirst(all, box))
    for (const line of clipLine(lineOf(all, way), box)) {
      points += line.length
      if (streets.length >= limits.lines || points > limits.points) return { streets, truncated: true }
      streets.push({ kind, polyline: encodePolyline(line) })
    }
  return { streets, truncated: false }
}

const DRAWN_LIMITS = { lines: 8_000, points: 60_000 }

function* largestFirst(all: Streets, box: Box) {
  const ofKind: number[][] = wayKinds.map(() => [])
  for (let way = 0; way < all.kinds.length; way += 1)
    if (mayMeet(all, way, box)) ofKind[all.kinds[way] as number]?.push(way)
  for (const [index, kind] of [...wayKinds.entries()].reverse())
    for (const way of ofKind[index] ?? []) yield { kind, way }
}

/** Whether the box around a way and this one have something in common. */
function mayMeet({ latitudes, longitudes, firstPoint, points }: Streets, way: number, box: Box): boolean {
  let [west, south, east, north] = [180, 90, -180, -90]
  const end = firstPoint[way + 1] as number
  for (let at = firstPoint[way] as number; at < end; at += 1) {
    const point = points[at] as number
    const [latitude, longitude] = [latitudes[point] as number, longitudes[point] as number]
    if (latitude < south) south = latitude
    if (latitude > north) north = latitude
    if (longitude < west) west = longitude
    if (longitude > east) east = longitude
  }
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south
}

function lineOf({ latitudes, longitudes, firstPoint, points }: Streets, way: number): [number, number][] {
  return Array.from(points.subarray(firstPoint[way], firstPoint[way + 1]), (point) => [
    latitudes[point] as number,
    longitudes[point] as number,
  ])
}
