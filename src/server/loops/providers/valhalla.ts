import { z } from 'zod'
import { type Projection, placeAt, projectionAround } from '#domain/streets/projection.ts'
import { type PlanRequest, type Provider, ProviderFailure } from '../provider.ts'
import { askService, jsonOf } from './ask/ask.ts'
import { createPause } from './ask/pause.ts'
import { readPolyline6 } from './read-polyline6.ts'
import { type Round, readRound } from './rounds/read-round.ts'
import { type Attempt, searchRounds } from './rounds/search-rounds.ts'
import { MAX_ANSWER_BYTES, type RouteServerParts } from './route-server.ts'

/** Rounds of Valhalla, which plans none by itself: it is asked for a route through points on a circle. */
export function createValhalla({ url, now, after }: Omit<RouteServerParts, 'key'>): Provider {
  const name = 'Valhalla'
  const parts = { name, pause: createPause(name, now), maxBytes: MAX_ANSWER_BYTES }
  return {
    id: 'valhalla',
    plan: async (request, signal) => {
      const ask = async (attempt: Attempt, inTime: AbortSignal) => {
        const asked = {
          method: 'POST' as const,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(questionOf(request, attempt)),
        }
        const { status, bytes } = await askService(parts, `${url}/route`, asked, inTime)
        return roundOf(name, status, jsonOf({ bytes }), request)
      }
      const loops = await searchRounds({ name, ask, after, pause: parts.pause }, request, signal)
      return loops && { source, loops }
    },
  }
}

const source = { id: 'valhalla', name: 'Valhalla', attribution: '© OpenStreetMap contributors' }

type Point = { latitude: number; longitude: number }

function questionOf(request: PlanRequest, attempt: Attempt) {
  const { via = [], activity, preferences } = request
  const through = via.length > 0 ? via : onCircle(request, attempt)
  // A point of a circle may lie beside every street: the route takes the best one within reach.
  const radius = via.length > 0 ? 0 : Math.min(MAX_BESIDE_METRES, Math.round(attempt.metres * BESIDE_SHARE))
  const start = { ...written(request), type: 'break', search_cutoff: MAX_START_METRES }
  const hills = preferences.hills && { use_hills: preferences.hills === 'hilly' ? 1 : 0 }
  const options = { use_ferry: 0, ...hills, ...(activity === 'foot-walking' && preferences.lit && { use_lit: 1 }) }
  return {
    locations: [start, ...through.map((point) => ({ ...written(point), type: 'through', radius })), start],
    costing: activity === 'foot-walking' ? 'pedestrian' : 'bicycle',
    costing_options:
      activity === 'foot-walking' ? { pedestrian: options } : { bicycle: { ...options, bicycle_type: 'Road' } },
    directions_type: 'none',
    units: 'kilometers',
  }
}

function written({ latitude, longitude }: Point) {
  return { lat: latitude, lon: longitude }
}

/** Three points that with the start divide a circle of that many metres, which lies in the heading from the start. */
function onCircle({ latitude, longitude }: Point, { metres, heading }: Attempt): Point[] {
  const projection: Projection = projectionAround(latitude, longitude)
  const radius = metres / (2 * Math.PI)
  const towards = (heading * Math.PI) / 180
  return [1, 2, 3].map((quarter) => {
    const angle = towards + Math.PI + (quarter * Math.PI) / 2
    const east = radius * (Math.sin(towards) + Math.sin(angle))
    const north = radius * (Math.cos(towards) + Math.cos(angle))
    return placeAt(projection, east, north)
  })
}

const Refusal = z.object({ error_code: z.number() })

const Answered = z.object({ trip: z.object({ legs: z.array(z.object({ shape: z.string() })).min(1) }) })

function roundOf(name: string, status: number, body: unknown, request: PlanRequest): Round | undefined {
  if (status >= 400) {
    const code = Refusal.safeParse(body).data?.error_code
    if (code !== undefined && noStreetCodes.includes(code)) return undefined
    throw new ProviderFailure(`${name} answered ${status}${code === undefined ? '' : ` with its error ${code}`}.`)
  }
  const legs = Answered.safeParse(body).data?.trip.legs.map(({ shape }) => readPolyline6(shape))
  if (!legs?.every((leg) => leg !== undefined))
    throw new ProviderFailure(`${name} answered with something else than a route.`)
  const places = legs.flatMap((leg, at) => (at === 0 ? leg : leg.slice(1)))
  return readRound(name, places, request)
}

/** Regions that are not connected, no street near a point, no path, and a distance that this server does not plan. */
const noStreetCodes = [170, 171, 442, 154]
const MAX_START_METRES = 1_000
const MAX_BESIDE_METRES = 200
const BESIDE_SHARE = 0.02
