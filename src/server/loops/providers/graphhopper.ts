import { z } from 'zod'
import { type PlanRequest, type Provider, ProviderFailure } from '../provider.ts'
import { askService, jsonOf } from './ask/ask.ts'
import { createPause } from './ask/pause.ts'
import { type Round, readRound } from './rounds/read-round.ts'
import { type Attempt, searchRounds } from './rounds/search-rounds.ts'
import { MAX_ANSWER_BYTES, type RouteServerParts } from './route-server.ts'

/** Rounds of GraphHopper, by `algorithm=round_trip` of its route. */
export function createGraphHopper({ url, key, now, after }: RouteServerParts): Provider {
  const name = 'GraphHopper'
  const parts = { name, pause: createPause(name, now), maxBytes: MAX_ANSWER_BYTES }
  return {
    id: 'graphhopper',
    plan: async (request, signal) => {
      const ask = async (attempt: Attempt, inTime: AbortSignal) => {
        const question = questionOf(request, attempt)
        if (key !== undefined) question.append('key', key)
        const { status, bytes } = await askService(parts, `${url}/route?${question}`, {}, inTime)
        return roundOf(name, status, jsonOf({ bytes }), request)
      }
      const loops = await searchRounds({ name, ask, after, pause: parts.pause }, request, signal)
      return loops && { source, loops }
    },
  }
}

const source = { id: 'graphhopper', name: 'GraphHopper', attribution: '© GraphHopper, © OpenStreetMap contributors' }

function questionOf(request: PlanRequest, { metres, seed, heading }: Attempt): URLSearchParams {
  const { via = [], direction, activity } = request
  const question = new URLSearchParams()
  const places = via.length > 0 ? [request, ...via, request] : [request]
  for (const { latitude, longitude } of places) question.append('point', `${latitude},${longitude}`)
  question.append('profile', activity === 'foot-walking' ? 'foot' : 'bike')
  for (const [parameter, value] of plainJson) question.append(parameter, value)
  if (via.length > 0) return question
  question.append('algorithm', 'round_trip')
  question.append('round_trip.distance', String(metres))
  question.append('round_trip.seed', String(seed))
  question.append('ch.disable', 'true')
  if (direction !== undefined) question.append('heading', String(heading))
  return question
}

const plainJson = [
  ['points_encoded', 'false'],
  ['instructions', 'false'],
] as const

const Refusal = z.object({
  message: z.string().default(''),
  hints: z.array(z.object({ message: z.string().default(''), details: z.string().default('') })).default([]),
})

const Answered = z.object({
  paths: z
    .array(
      z.object({
        points: z.object({ coordinates: z.array(z.array(z.number())) }),
        ascend: z.number().optional(),
      }),
    )
    .min(1),
})

function roundOf(name: string, status: number, body: unknown, request: PlanRequest): Round | undefined {
  if (status >= 400) {
    const refusal = Refusal.safeParse(body).data
    const said = refusal ? [refusal.message, ...refusal.hints.flatMap((hint) => [hint.message, hint.details])] : []
    if (status === 400 && said.some((sentence) => noStreet.test(sentence))) return undefined
    throw new ProviderFailure(`${name} answered ${status}.`)
  }
  const path = Answered.safeParse(body).data?.paths[0]
  if (!path) throw new ProviderFailure(`${name} answered with something else than a route.`)
  const places = path.points.coordinates.map(([longitude, latitude]) => [latitude, longitude])
  // A server without elevations answers 0.
  const climb = path.ascend !== undefined && path.ascend > 0 ? { climbMetres: path.ascend } : {}
  return readRound(name, places, request, climb)
}

/** What it says where no street is near a point, or where none leads from one to the next. */
const noStreet =
  /cannot find (from_)?points?|point \d+ is out of bounds|could not find a valid point|connections? between locations not found|(PointNotFound|PointOutOfBounds|ConnectionNotFound)Exception/i
