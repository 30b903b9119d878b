import type { Streets } from '#domain/streets/streets.ts'
import { createRecent } from '../recent.ts'
import type { StreetThreads } from '../threads/threads.ts'
import type { Around, Region, RegionSource } from './region.ts'

type Fetched = {
  /** The same streets are the same object, for as long as they are kept. */
  streetsAround: (point: Around, radiusMetres: number, signal: AbortSignal) => Promise<Streets | undefined>
}

/** OpenStreetMap's streets around a start, fetched when they are first needed. */
export function overpassRegions(
  { streetsAround }: Fetched,
  { encodeStreets }: Pick<StreetThreads, 'encodeStreets'>,
): RegionSource {
  const encoded = new WeakMap<Streets, Promise<Region>>()
  const recent = createRecent<{ place: Around; region: Promise<Region> }>(MAX_RECENT)
  let count = 0
  const encode = (streets: Streets) => {
    count += 1
    const key = `overpass ${count}`
    const region = encodeStreets(streets, new AbortController().signal).then((pack) => ({ key, pack, source }))
    region.catch(() => encoded.delete(streets))
    encoded.set(streets, region)
    return region
  }
  return {
    id: 'overpass',
    async *around(place, signal) {
      const radius = Math.min(MAX_RADIUS_METRES, Math.max(MIN_RADIUS_METRES, place.metres * REACH_SHARE))
      const streets = await streetsAround(place, radius, signal)
      if (!streets) return
      const region = await (encoded.get(streets) ?? encode(streets))
      recent.get(region.key, () => ({ place, region: Promise.resolve(region) }))
      yield region
    },
    async *atHand(place) {
      const near = recent.all().filter((one) => isNear(one.place, place))
      for (const { region } of near.toReversed()) yield await region
    },
  }
}

const source = { id: 'overpass', name: 'OpenStreetMap', attribution: '© OpenStreetMap contributors' }

function isNear(one: Around, other: Around): boolean {
  const shrink = Math.cos((one.latitude * Math.PI) / 180)
  const [north, east] = [one.latitude - other.latitude, (one.longitude - other.longitude) * shrink]
  return Math.hypot(north, east) * 111_195 < MAX_RADIUS_METRES
}

/** How much of its length a loop reaches away from its start, and the bounds of what is fetched. */
const REACH_SHARE = 0.4
const MIN_RADIUS_METRES = 2_000
const MAX_RADIUS_METRES = 8_000
const MAX_RECENT = 3
