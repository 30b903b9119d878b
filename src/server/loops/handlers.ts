import type { Api } from '../http/endpoint/serve.ts'
import { type DirectionsParts, serveDirections } from './directions.ts'
import { type StreetsParts, serveStreets } from './map.ts'
import { createStreetProviders, type LoopSettings, type StreetProviderParts } from './registry.ts'
import { type RouteStreetsParts, serveRouteStreets } from './route-streets.ts'
import { createStreetsNear, type StreetsNear } from './streets-near.ts'
import type { FoundPack } from './threads/reading.ts'
import { createStreetThreads, planningLimits } from './threads/threads.ts'

export type { LoopSettings }

export type LoopParts = StreetProviderParts &
  Pick<DirectionsParts, 'countLoop'> &
  Pick<StreetsParts, 'countStreets'> &
  Omit<RouteStreetsParts, 'regions' | 'threads'> & { planningLimits?: typeof planningLimits }

/** For the operator: where streets come from, in the order in which they are asked, and the region packs. */
export type StreetsInUse = { sources: readonly string[]; packs: () => Promise<FoundPack[]> }

/** What others draw with these streets. */
type MountedLoops = StreetsInUse & { streetsNear: StreetsNear }

/** Loops, and the streets and places that they are planned among. */
export function mountLoops(api: Api, parts: LoopParts): MountedLoops {
  const { after, log, countLoop, countStreets } = parts
  const threads = createStreetThreads(after, parts.planningLimits ?? planningLimits)
  const { providers, regions } = createStreetProviders(parts, threads)
  serveDirections(api, { providers, log, countLoop })
  serveStreets(api, { regions, threads, countStreets })
  serveRouteStreets(api, { ...parts, regions, threads })
  const packs = async () => (await Promise.all(regions.map(({ listPacks }) => listPacks?.() ?? []))).flat()
  return { sources: providers.map(({ id }) => id), packs, streetsNear: createStreetsNear(regions, threads) }
}
