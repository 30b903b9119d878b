import { z } from 'zod'
import type { Surface } from '#domain/streets/streets.ts'
import { type PlanRequest, type Provider, ProviderFailure } from '../provider.ts'
import { askService, jsonOf } from './ask/ask.ts'
import { createPause } from './ask/pause.ts'
import { type Extras, type Round, readRound } from './rounds/read-round.ts'
import { type Attempt, searchRounds } from './rounds/search-rounds.ts'
import { MAX_ANSWER_BYTES, type RouteServerParts } from './route-server.ts'

/** Rounds of openrouteservice, by `options.round_trip` of its directions (version 2 of its API). */
export function createOpenRouteService({ url, key, now, after }: RouteServerParts): Provider {
  const name = 'openrouteservice'
  const parts = { name, pause: createPause(name, now), maxBytes: MAX_ANSWER_BYTES }
  return {
    id: 'openrouteservice',
    plan: async (request, signal) => {
      const ask = async (attempt: Attempt, inTime: AbortSignal) => {
        const asked = {
          method: 'POST' as const,
          headers: {
            'content-type': 'application/json',
            accept: 'application/geo+json, application/json',
            ...(key !== undefined && { authorization: key }),
          },
          body: JSON.stringify(questionOf(request, attempt)),
        }
        const address = `${url}/v2/directions/${request.activity}/geojson`
        const { status, bytes } = await askService(parts, address, asked, inTime)
        return roundOf(name, status, jsonOf({ bytes }), request)
      }
      const loops = await searchRounds({ name, ask, after, pause: parts.pause }, request, signal)
      return loops && { source, loops }
    },
  }
}

const source = {
  id: 'openrouteservice',
  name: 'openrouteservice',
  attribution: '© openrouteservice.org by HeiGIT, © OpenStreetMap contributors',
}

function questionOf({ latitude, longitude, via = [], activity }: PlanRequest, { metres, seed }: Attempt) {
  const start = [longitude, latitude]
  const isRound = via.length === 0
  return {
    coordinates: isRound ? [start] : [start, ...via.map((point) => [point.longitude, point.latitude]), start],
    instructions: false,
    elevation: true,
    extra_info: ['surface'],
    options: {
      avoid_features: activity === 'foot-walking' ? ['ferries'] : ['ferries', 'steps'],
      ...(isRound && { round_trip: { length: metres, points: POINTS, seed } }),
    },
  }
}

const Refusal = z.object({ error: z.object({ code: z.number() }) })

const Answered = z.object({
  features: z.tuple([
    z.object({
      geometry: z.object({ coordinates: z.array(z.array(z.number())) }),
      properties: z.object({
        ascent: z.number().optional(),
        summary: z.object({ ascent: z.number().optional() }).optional(),
        extras: z
          .object({
            surface: z
              .object({ summary: z.array(z.object({ value: z.number(), distance: z.number().nonnegative() })) })
              .optional(),
          })
          .optional(),
      }),
    }),
  ]),
})

function roundOf(name: string, status: number, body: unknown, request: PlanRequest): Round | undefined {
  if (status >= 400) {
    const code = Refusal.safeParse(body).data?.error.code
    if (code !== undefined && noStreetCodes.includes(code)) return undefined
    throw new ProviderFailure(`${name} answered ${status}${code === undefined ? '' : ` with its error ${code}`}.`)
  }
  const feature = Answered.safeParse(body).data?.features[0]
  if (!feature) throw new ProviderFailure(`${name} answered with something else than a route.`)
  const { coordinates } = feature.geometry
  const places = coordinates.map(([longitude, latitude]) => [latitude, longitude])
  return readRound(name, places, request, extrasOf(feature.properties, coordinates))
}

type Properties = z.infer<typeof Answered>['features'][0]['properties']

/** A server without elevations answers 0 for every point. */
function extrasOf({ ascent, summary, extras }: Properties, coordinates: readonly number[][]): Extras {
  const climb = ascent ?? summary?.ascent
  const hasElevations = coordinates.some(([, , elevation]) => elevation !== undefined && elevation !== 0)
  const surfaceMetres: NonNullable<Extras['surfaceMetres']> = {}
  for (const { value, distance } of extras?.surface?.summary ?? []) {
    const surface = surfaceOf(value)
    if (surface !== 'unknown') surfaceMetres[surface] = (surfaceMetres[surface] ?? 0) + distance
  }
  return {
    ...(hasElevations && climb !== undefined && climb >= 0 && { climbMetres: climb }),
    ...(Object.keys(surfaceMetres).length > 0 && { surfaceMetres }),
  }
}

/** Of the numbers that openrouteservice gives surfaces. */
function surfaceOf(value: number): Surface {
  if ([1, 3, 4, 5, 6, 7, 14].includes(value)) return 'paved'
  return [2, 8, 9, 10, 11, 12, 15, 16, 17, 18].includes(value) ? 'unpaved' : 'unknown'
}

/** No route between the points, no street near the start, and a length that this server does not plan. */
const noStreetCodes = [2009, 2010, 2004]
/** More make a rounder way, but a longer one: their ends in dead ends are ridden twice. */
const POINTS = 3
