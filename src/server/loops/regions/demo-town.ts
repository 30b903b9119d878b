import { createRecent } from '../recent.ts'
import type { StreetThreads } from '../threads/threads.ts'
import type { BeforeReading, Region, RegionSource } from './region.ts'
import { demoTownAround, demoTownSource } from './town-around.ts'

type Point = { latitude: number; longitude: number }

/** Invents a town around a place, the same one for places close to each other. Each is kept for a while. */
export function demoTowns({ inventTown, findPlaces }: Pick<StreetThreads, 'inventTown' | 'findPlaces'>): RegionSource {
  const towns = createRecent<Promise<SharedArrayBuffer>>(MAX_TOWNS)
  async function* around(place: Point, _signal?: AbortSignal, beforeReading?: BeforeReading) {
    const town = demoTownAround(place)
    if (!town) return
    const { seed, centre } = town
    const key = `demo-town ${centre.latitude} ${centre.longitude}`
    const pack = towns.get(key, () => {
      beforeReading?.()
      // Not the signal of one request: others may wait for the same town.
      const invented = inventTown(seed, centre, new AbortController().signal)
      invented.catch(() => towns.forget(key))
      return invented
    })
    yield { key, pack: await pack, source: demoTownSource } satisfies Region
  }
  return {
    id: 'demo-town',
    around,
    atHand: around,
    findPlaces: async (question, signal) => {
      for await (const region of around(question.near ?? MAP_CENTRE))
        return { places: await findPlaces(region, question, signal), attribution: demoTownSource.attribution }
      return { places: [], attribution: '' }
    },
  }
}

/** Where the map of the route generator begins. */
const MAP_CENTRE = { latitude: 51.505, longitude: -0.09 }
/** Each has about a megabyte. */
const MAX_TOWNS = 20
