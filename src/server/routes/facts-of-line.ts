import type { Box } from '#contracts/streets.ts'
import type { RouteData } from '#domain/routes/route.ts'
import { pointsOf, type RoutePoint } from '#domain/routes/route-line.ts'
import { createRecent } from '../loops/recent.ts'
import type { ShownRoute } from './shown-route.ts'

/** What maps and pictures ask of the data of a route. */
export type LineFacts = {
  /** The box around its line; undefined for a line that is none. */
  box: Box | undefined
  source: RouteData['source']
}

/**
 * The facts of the part of a route that somebody sees. A line of 20,000 points takes tens of milliseconds to read, in which
 * nobody else is answered; it never changes, so that it is read once.
 */
export function factsOfLine(route: ShownRoute): LineFacts {
  const part = route.hides_ends && !route.isMine ? 'without ends' : 'whole'
  return lately.get(`${route.id} ${part}`, () => readFacts(route.route_data))
}

const MAX_KEPT = 2_000
const lately = createRecent<LineFacts>(MAX_KEPT)

function readFacts(routeData: string): LineFacts {
  const data: RouteData = JSON.parse(routeData)
  return { box: boxAround(pointsOf(data)), source: data.source }
}

/** The box around the points of a route; undefined if they are no line. */
export function boxAround(points: readonly RoutePoint[]): Box | undefined {
  if (points.length < 2) return undefined
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { place } of points) {
    south = Math.min(south, place[0])
    north = Math.max(north, place[0])
    west = Math.min(west, place[1])
    east = Math.max(east, place[1])
  }
  return { west, south, east, north }
}
