import type { z } from 'zod'
import { decodePolyline } from '../polyline/polyline.ts'
import { canHideEnds, TOO_SHORT_TO_HIDE } from './public-form.ts'
import { MAX_ROUTE_METRES, MAX_ROUTE_POINTS, type RouteData, SentRoute } from './route.ts'
import { lengthOf } from './route-line.ts'

/** What an athlete saves: its line can be drawn, and is as long as it says. */
export const NewRoute = SentRoute.superRefine(({ distance, route_data, hides_ends }, context) => {
  const refuse = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path })
  const { geometry } = route_data
  const line = decodePolyline(geometry.polyline)
  const wrong = faultOf(line)
  if (wrong || !line) return refuse(wrong ?? NO_POLYLINE, 'route_data', 'geometry', 'polyline')
  if (geometry.elevations && geometry.elevations.length !== line.length)
    refuse(NOT_AS_MANY, 'route_data', 'geometry', 'elevations')
  if (route_data.turns?.some(({ point }, at, turns) => point >= line.length || point < (turns[at - 1]?.point ?? 0)))
    refuse(NOT_ON_THE_LINE, 'route_data', 'turns')
  const metres = lengthOf(line)
  if (metres > MAX_ROUTE_METRES)
    return refuse(`A route is at most ${MAX_ROUTE_METRES / 1000} km long.`, 'route_data', 'geometry', 'polyline')
  const sentence = `The line is ${Math.round(metres)} m long. Send its own distance, in metres.`
  if (!agree(distance, metres)) refuse(sentence, 'distance')
  if (!agree(route_data.distance.meters, metres)) refuse(sentence, 'route_data', 'distance', 'meters')
  if (hides_ends && !canHideEnds(line)) refuse(TOO_SHORT_TO_HIDE, 'hides_ends')
})
export type NewRoute = z.infer<typeof NewRoute>

const NO_POLYLINE = 'This is no encoded polyline with five decimals.'
const NOT_ON_THE_LINE = 'Send the turns in their order, each with the number of a point of the line.'
const NOT_AS_MANY = 'Send an elevation for each point of the line, null where it is unknown.'

function faultOf(line: ReturnType<typeof decodePolyline>): string | undefined {
  if (!line || line.some(([, longitude]) => Math.abs(longitude) > 180)) return NO_POLYLINE
  if (line.length < 2) return 'A route has at least two points.'
  if (line.length > MAX_ROUTE_POINTS)
    return `A route has at most ${MAX_ROUTE_POINTS.toLocaleString('en')} points, this one has ${line.length.toLocaleString('en')}.`
  return undefined
}

/** Planners measure streets before they round them to five decimals, and some measure slopes. */
const [TOLERATED_SHARE, TOLERATED_METRES] = [0.05, 50]

function agree(said: RouteData['distance']['meters'], metres: number): boolean {
  return Math.abs(said - metres) <= metres * TOLERATED_SHARE + TOLERATED_METRES
}
