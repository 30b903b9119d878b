import { metresApart, type Place } from '../loop-check/measures.ts'
import { decodePolyline, encodePolyline } from '../polyline/polyline.ts'
import type { RouteData } from './route.ts'

/** A point of a route; its elevation in metres, or null where that is unknown. */
export type RoutePoint = { place: Place; elevation: number | null }

/** The points of a saved route. */
export function pointsOf({ geometry: { polyline, elevations } }: Pick<RouteData, 'geometry'>): RoutePoint[] {
  const line = decodePolyline(polyline) ?? []
  return line.map((place, at) => ({ place, elevation: elevations?.[at] ?? null }))
}

/** The geometry of points; without elevations if none is known. */
export function geometryOf(points: readonly RoutePoint[]): RouteData['geometry'] {
  const polyline = encodePolyline(points.map(({ place }) => place))
  const isKnown = points.some(({ elevation }) => elevation !== null)
  return isKnown ? { polyline, elevations: points.map(({ elevation }) => elevation) } : { polyline }
}

/** Metres along a line. */
export function lengthOf(line: readonly Place[]): number {
  return metresTo(line).at(-1) ?? 0
}

/** For each point of a line, the metres along it from its start. */
export function metresTo(line: readonly Place[]): number[] {
  let metres = 0
  return line.map((place, at) => {
    metres += metresApart(line[at - 1] ?? place, place)
    return metres
  })
}

/** The part of a route between two distances from its start, in metres. `metres` are those along it to each point. */
export function partOf(
  points: readonly RoutePoint[],
  metres: readonly number[],
  from: number,
  to: number,
): RoutePoint[] {
  const inside = points.filter((_, at) => (metres[at] as number) > from && (metres[at] as number) < to)
  return [pointAt(points, metres, from), ...inside, pointAt(points, metres, to)]
}

function pointAt(points: readonly RoutePoint[], metres: readonly number[], at: number): RoutePoint {
  const next = Math.max(
    1,
    metres.findIndex((one) => one >= at),
  )
  const [before, after] = [points[next - 1], points[next]] as [RoutePoint, RoutePoint]
  const [start, end] = [metres[next - 1], metres[next]] as [number, number]
  const share = end > start ? (at - start) / (end - start) : 0
  const between = (one: number, other: number) => one + (other - one) * share
  const [[latitude, longitude], [toLatitude, toLongitude]] = [before.place, after.place]
  const [low, high] = [before.elevation, after.elevation]
  return {
    place: [between(latitude, toLatitude), onEarth(between(longitude, nearestTurn(longitude, toLongitude)))],
    elevation: low === null || high === null ? null : Math.round(between(low, high) * 10) / 10,
  }
}

/** The same longitude, written so that the way to it does not lead around the earth. */
function nearestTurn(from: number, to: number): number {
  if (to - from > 180) return to - 360
  return from - to > 180 ? to + 360 : to
}

function onEarth(longitude: number): number {
  if (longitude > 180) return longitude - 360
  return longitude < -180 ? longitude + 360 : longitude
}
