import { aStreetServer, type Question, type Reply } from './street-server.ts'
import { type Point, roundTrip, routeThrough } from './town-router.ts'

type Line = [number, number][]

/** A line that a service answers in place of its own, for services that are wrong. */
export type Distort = (line: Line) => (number | null)[][]

export type RouteServer = Awaited<ReturnType<typeof aStreetServer>> & { distort: Distort }

const KEY = 'a secret key'

/** openrouteservice: its directions in GeoJSON, over the demo town. It wants the key 'a secret key'. */
export function anOpenRouteService(): Promise<RouteServer> {
  return aRouteServer(({ url, headers, body }, distort) => {
    if (headers.authorization !== KEY) return { status: 403, body: { error: 'Access to this API has been disallowed' } }
    if (!/^\/v2\/directions\/(foot-walking|cycling-road)\/geojson$/.test(url.pathname)) return { status: 404, body: {} }
    const { coordinates, options } = JSON.parse(body)
    const points = (coordinates as Line).map(([longitude, latitude]) => ({ latitude, longitude }))
    const { length, seed } = options.round_trip ?? {}
    const line = length === undefined ? routeThrough(points) : roundTrip(points[0] as Point, length, seed * 73)
    if (!line)
      return {
        status: 404,
        body: {
          error: {
            code: 2010,
            message: 'Could not find routable point within a radius of 350.0 meters of specified coordinate 0.',
          },
        },
      }
    const points3 = distort(line).map(([latitude, longitude], at) => [longitude, latitude, 100 + at])
    const properties = {
      ascent: 42.5,
      descent: 42.5,
      summary: { distance: 1, duration: 1 },
      extras: {
        surface: {
          summary: [
            { value: 3, distance: 800, amount: 50 },
            { value: 10, distance: 300, amount: 20 },
            { value: 0, distance: 500, amount: 30 },
          ],
        },
      },
    }
    const geometry = { type: 'LineString', coordinates: points3 }
    return { status: 200, body: { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] } }
  })
}

/** GraphHopper's route, over the demo town. It wants the key 'a secret key'. */
export function aGraphHopper(): Promise<RouteServer> {
  return aRouteServer(({ url }, distort) => {
    const { searchParams } = url
    if (searchParams.get('key') !== KEY) return { status: 401, body: { message: 'Wrong credentials.' } }
    if (url.pathname !== '/route' || searchParams.get('points_encoded') !== 'false') return { status: 404, body: {} }
    if (!/^(foot|bike)$/.test(searchParams.get('profile') ?? ''))
      return {
        status: 400,
        body: { message: 'The requested profile does not exist.\nAvailable profiles: [foot, bike]' },
      }
    const points = searchParams.getAll('point').map((text) => {
      const [latitude = 0, longitude = 0] = text.split(',').map(Number)
      return { latitude, longitude }
    })
    const isRound = searchParams.get('algorithm') === 'round_trip' && searchParams.get('ch.disable') === 'true'
    const metres = Number(searchParams.get('round_trip.distance'))
    const heading = Number(searchParams.get('heading') ?? Number(searchParams.get('round_trip.seed')) * 73)
    const line = isRound ? roundTrip(points[0] as Point, metres, heading) : routeThrough(points)
    if (!line) {
      const message = 'Cannot find point 0: 46.5,-30.0'
      const details = 'com.graphhopper.util.exceptions.PointNotFoundException'
      return { status: 400, body: { message, hints: [{ message, details, point_index: 0 }] } }
    }
    const coordinates = distort(line).map(([latitude, longitude]) => [longitude, latitude])
    const path = {
      distance: 1,
      time: 1,
      ascend: 42.5,
      points_encoded: false,
      points: { type: 'LineString', coordinates },
    }
    return { status: 200, body: { paths: [path] } }
  })
}

/** Valhalla's route, over the demo town. */
export function aValhalla(): Promise<RouteServer> {
  return aRouteServer(({ url, body }, distort) => {
    if (url.pathname !== '/route') return { status: 404, body: { error_code: 106, error: 'Try any of: /route' } }
    const { locations, costing } = JSON.parse(body)
    if (!/^(pedestrian|bicycle)$/.test(costing)) return { status: 400, body: { error_code: 125 } }
    const points = (locations as { lat: number; lon: number }[]).map(({ lat, lon }) => ({
      latitude: lat,
      longitude: lon,
    }))
    const line = routeThrough(points)
    if (!line)
      return { status: 400, body: { error_code: 171, error: 'No suitable edges near location', status_code: 400 } }
    const shape = polyline6(
      distort(line).map(([latitude, longitude]) => [latitude ?? Number.NaN, longitude ?? Number.NaN]),
    )
    return {
      status: 200,
      body: { trip: { status: 0, units: 'kilometers', legs: [{ shape, summary: { length: 1 } }] } },
    }
  })
}

async function aRouteServer(reply: (question: Question, distort: Distort) => Reply): Promise<RouteServer> {
  const server = await aStreetServer((question) => reply(question, routes.distort))
  const routes: RouteServer = Object.assign(server, { distort: ((line: Line) => line) as Distort })
  return routes
}

function polyline6(line: readonly number[][]): string {
  let text = ''
  let before = [0, 0]
  for (const place of line) {
    const steps = place.map((degrees) => Math.round(degrees * 1e6))
    for (const axis of [0, 1]) text += encode((steps[axis] as number) - (before[axis] as number))
    before = steps
  }
  return text
}

function encode(difference: number): string {
  let rest = difference < 0 ? -2 * difference - 1 : 2 * difference
  let text = ''
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += String.fromCharCode((rest % 32) + 95)
  return text + String.fromCharCode(rest + 63)
}
