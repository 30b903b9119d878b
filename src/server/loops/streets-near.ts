import type { Box } from '#contracts/streets.ts'
import type { BeforeReading, RegionSource } from './regions/region.ts'
import { type PlannedRoute, regionsOfRoute } from './regions-of-route.ts'
import type { DrawnStreets } from './threads/streets-in-box.ts'
import type { StreetThreads } from './threads/threads.ts'

type RouteArea = PlannedRoute & { box: Box }

/** Streets to draw around a route, read when they are needed. */
type NearStreets = {
  /** Names these very streets. */
  key: string
  attribution: string
  read: () => Promise<DrawnStreets['streets']>
}

/** Finds streets around a saved route, for everybody who sees it; undefined where there are none, or too many. */
export type StreetsNear = (
  area: RouteArea,
  signal: AbortSignal,
  beforeReading: BeforeReading,
) => Promise<NearStreets | undefined>

export function createStreetsNear(
  regions: readonly RegionSource[],
  { readBox }: Pick<StreetThreads, 'readBox'>,
): StreetsNear {
  return async ({ box, ...route }, signal, beforeReading) => {
    if (!isDrawn(box)) return undefined
    for await (const region of regionsOfRoute(regions, route, { isAthlete: false, signal, beforeReading })) {
      const read = async () => (await readBox(region, box, signal)).streets
      return { key: region.key, attribution: region.source.attribution, read }
    }
    return undefined
  }
}

/** Whether streets can be told apart on a picture of a box. */
function isDrawn({ west, south, east, north }: Box): boolean {
  return north - south <= MAX_DEGREES.latitude && east - west <= MAX_DEGREES.longitude && west >= -180 && east <= 180
}

const MAX_DEGREES = { latitude: 0.25, longitude: 0.5 }
