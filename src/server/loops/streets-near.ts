import type { Box } from '#contracts/streets.ts'
import type { BeforeReading, RegionSource } from './regions/region.ts'
import type { DrawnStreets } from './threads/streets-in-box.ts'
import type { StreetThreads } from './threads/threads.ts'

type RouteArea = {
  latitude: number
  longitude: number
  metres: number
  /** Where the route's streets are from, if its data say so. */
  sourceId: string | undefined
  box: Box
}

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

/**
 * No other server is asked, and what one gave for loops is left to athletes. A route on real streets is not drawn on
 * invented ones.
 */
export function createStreetsNear(
  regions: readonly RegionSource[],
  { readBox }: Pick<StreetThreads, 'readBox'>,
): StreetsNear {
  return async ({ sourceId, box, ...around }, signal, beforeReading) => {
    if (!isDrawn(box)) return undefined
    const wanted = sourceId === DEMO_TOWN ? DEMO_TOWN : 'packs'
    const place = { ...around, metres: Math.min(around.metres, MAX_METRES) }
    for (const { id, atHand } of regions) {
      if (id !== wanted) continue
      for await (const region of atHand(place, signal, beforeReading)) {
        const read = async () => (await readBox(region, box, signal)).streets
        return { key: region.key, attribution: region.source.attribution, read }
      }
    }
    return undefined
  }
}

/** Whether streets can be told apart on a picture of a box. */
function isDrawn({ west, south, east, north }: Box): boolean {
  return north - south <= MAX_DEGREES.latitude && east - west <= MAX_DEGREES.longitude && west >= -180 && east <= 180
}

const DEMO_TOWN = 'demo-town'
const MAX_DEGREES = { latitude: 0.25, longitude: 0.5 }
/** Streets of a large pack are read for a loop of at most this length. */
const MAX_METRES = 100_000
