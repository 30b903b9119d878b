import type { Log } from '../http/log/log.ts'
import type { Settings } from '../settings.ts'
import { measuring, type OfferingProvider } from './offering.ts'
import { createGraphHopper } from './providers/graphhopper.ts'
import { createOpenRouteService } from './providers/openrouteservice.ts'
import { createOverpassStreets } from './providers/overpass.ts'
import { createValhalla } from './providers/valhalla.ts'
import { demoTowns } from './regions/demo-town.ts'
import { overpassRegions } from './regions/overpass.ts'
import { regionPacks } from './regions/packs.ts'
import { planInRegions } from './regions/plan-in-regions.ts'
import type { RegionSource } from './regions/region.ts'
import type { StreetThreads } from './threads/threads.ts'

export type LoopSettings = Pick<Settings, 'dataDir' | 'isPublic' | 'streets'>

export type StreetProviderParts = {
  settings: LoopSettings
  version: string
  /** Where the operator can be reached by who runs a service that is asked. */
  contact: string
  log: Log
  now: () => Date
  /** Makes a signal that aborts after this many ms. */
  after: (ms: number) => AbortSignal
}

/** Where loops are asked for, in the order of the settings, and where there are streets to draw and to search. */
export function createStreetProviders(parts: StreetProviderParts, threads: StreetThreads) {
  const { streets } = parts.settings
  const providers: OfferingProvider[] = []
  const regions: RegionSource[] = []
  for (const name of streets.order) {
    const provider = creators[name](parts, threads)
    if (!provider) continue
    if ('around' in provider) regions.push(provider)
    providers.push('around' in provider ? planInRegions(provider, threads) : provider)
  }
  return { providers, regions }
}

type Create = (parts: StreetProviderParts, threads: StreetThreads) => OfferingProvider | RegionSource | undefined

const creators: Readonly<Record<LoopSettings['streets']['order'][number], Create>> = {
  packs: ({ settings: { dataDir }, log }, threads) => regionPacks({ dataDir, threads, log }),
  overpass: ({ settings: { streets, dataDir }, ...parts }, threads) =>
    streets.overpassUrl === undefined
      ? undefined
      : overpassRegions(createOverpassStreets({ ...parts, dataDir, url: streets.overpassUrl }), threads),
  openrouteservice: ({ settings: { streets }, now, after }, threads) =>
    streets.openrouteservice && measuring(createOpenRouteService({ ...streets.openrouteservice, now, after }), threads),
  graphhopper: ({ settings: { streets }, now, after }, threads) =>
    streets.graphhopper && measuring(createGraphHopper({ ...streets.graphhopper, now, after }), threads),
  valhalla: ({ settings: { streets }, now, after }, threads) =>
    streets.valhalla && measuring(createValhalla({ ...streets.valhalla, now, after }), threads),
  // Nobody far away takes invented streets for real ones.
  'demo-town': ({ settings: { isPublic } }, threads) => (isPublic ? undefined : demoTowns(threads)),
}
