import { type Box, readRouteStreets } from '#contracts/streets.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { type Api, type Caller, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'
import { limitUnderWay } from '../http/limits/under-way.ts'
import { mapAnswer, NO_STREETS } from './map-answer.ts'
import type { RegionSource } from './regions/region.ts'
import { type PlannedRoute, regionsOfRoute } from './regions-of-route.ts'
import type { StreetThreads } from './threads/threads.ts'
import { unlessLeft } from './unless-left.ts'
import { writtenSource } from './written-source.ts'

type RouteArea = PlannedRoute & { box: Box | undefined }

export type RouteStreetsParts = {
  regions: readonly RegionSource[]
  threads: Pick<StreetThreads, 'readBox'>
  /** Throws a Problem if there is no such route for the caller. */
  areaOf: (id: string, caller: Caller | null) => Promise<RouteArea>
  addressOf: ClientAddress
  /** By address: everybody may read them. */
  countRouteStreets: Count
}

/** Streets for the map of a saved route. Strangers get them too, near the route alone, and no other server is asked. */
export function serveRouteStreets(api: Api, parts: RouteStreetsParts): void {
  const { regions, threads, areaOf, addressOf, countRouteStreets } = parts
  const withinLimit = limitUnderWay<string>(MAX_UNDER_WAY, STILL_READING)

  serve(api, readRouteStreets, async ({ params: { id }, query: { bbox }, caller, context }) => {
    const address = addressOf(context)
    countRouteStreets(address)
    const { box, ...route } = await areaOf(id, caller)
    if (!box || !isNear(bbox, box)) return mapAnswer(NO_STREETS)
    return unlessLeft(context, (signal) =>
      withinLimit(address, async () => {
        for await (const region of regionsOfRoute(regions, route, { isAthlete: caller !== null, signal })) {
          const drawn = await threads.readBox(region, bbox, signal)
          return mapAnswer({ source: writtenSource(region.source), ...drawn })
        }
        return mapAnswer(NO_STREETS)
      }),
    )
  })
}

function isNear(asked: Box, { west, south, east, north }: Box): boolean {
  return (
    asked.west <= east + NEAR_DEGREES &&
    asked.east >= west - NEAR_DEGREES &&
    asked.south <= north + NEAR_DEGREES &&
    asked.north >= south - NEAR_DEGREES
  )
}

/** How far from a route the map may be moved: about 5 km. */
const NEAR_DEGREES = 0.05
const MAX_UNDER_WAY = 8
const STILL_READING = `${MAX_UNDER_WAY} maps are still being read for you. Ask for this one after them.`
