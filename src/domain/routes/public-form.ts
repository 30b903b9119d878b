import type { Place } from '../loop-check/measures.ts'
import type { RouteData } from './route.ts'
import { geometryOf, lengthOf, metresTo, partOf, pointsOf, type RoutePoint } from './route-line.ts'

/** Metres of way that are hidden at each end. */
const HIDDEN_METRES = 200
/** Of a shorter route too little would be left to say nothing of its ends. */
const MIN_METRES_TO_HIDE = 1000

export const TOO_SHORT_TO_HIDE =
  'A route of less than 1 km is too short to hide its first and last 200 m. Make it private instead.'

export function canHideEnds(line: readonly Place[]): boolean {
  return lengthOf(line) >= MIN_METRES_TO_HIDE
}

/** What tells where a route is. */
type Located = { latitude: number; longitude: number; distance: number; route_data: RouteData }

/**
 * A route without its first and last 200 m, for everybody but its athlete; undefined if it is too short for that. Of its
 * data only what is known of the remaining line is left: names of streets, and the seed that plans the same loop
 * again, would tell where the rest is.
 */
export function withoutEnds({ route_data }: Located): Located | undefined {
  const points = pointsOf(route_data)
  const metresAlong = metresTo(points.map(({ place }) => place))
  const metres = metresAlong.at(-1) ?? 0
  if (metres < MIN_METRES_TO_HIDE) return undefined
  const part = partOf(points, metresAlong, HIDDEN_METRES, metres - HIDDEN_METRES)
  const geometry = geometryOf(part)
  // As the polyline has it.
  const [latitude, longitude] = (part[0] as RoutePoint).place.map((degrees) => Math.round(degrees * 1e5) / 1e5) as [
    number,
    number,
  ]
  const distance = Math.round((metres - 2 * HIDDEN_METRES) * 10) / 10
  const { profile, label, source } = route_data
  return {
    latitude,
    longitude,
    distance,
    route_data: {
      distance: { meters: distance },
      profile,
      geometry,
      ...(label && { label }),
      ...(source && { source }),
    },
  }
}
