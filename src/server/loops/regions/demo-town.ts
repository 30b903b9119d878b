import { createRecent } from '../recent.ts'
import type { StreetThreads } from '../threads/threads.ts'
import type { Region, RegionSource } from './region.ts'

type Point = { latitude: number; longitude: number }

/** Invents a town around a place, the same one for places close to each other. Each is kept for a while. */
export function demoTowns({ inventTown, findPlaces }: Pick<StreetThreads, 'inventTown' | 'findPlaces'>): RegionSource {
  const towns = createRecent<Promise<SharedArrayBuffer>>(MAX_TOWNS)
  async function* around(place: Point) {
    const town = demoTownAround(place)
    if (!town) return
    const { seed, centre } = town
    const key = `demo-town ${centre.latitude} ${centre.longitude}`
    const pack = towns.get(key, () => {
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

/** The town that is invented around a place; undefined near the poles, where it would reach around the earth. */
export function demoTownAround(place: Point): { seed: number; centre: Point } | undefined {
  const centre = centreNear(place)
  return centre && { seed: seedOf(centre), centre }
}

export const demoTownSource = {
  id: 'demo-town',
  name: 'Demo town',
  attribution: 'Invented streets',
  isInvented: true,
  note: 'These streets are invented. For real ones, the operator imports an OpenStreetMap extract: npm run admin -- streets import FILE.osm.pbf',
}

function centreNear({ latitude, longitude }: Point): Point | undefined {
  if (Math.abs(latitude) > MAX_LATITUDE) return undefined
  const bounded = Math.min(MAX_LONGITUDE, Math.max(-MAX_LONGITUDE, longitude))
  return { latitude: toGrid(latitude), longitude: toGrid(bounded) }
}

function toGrid(degrees: number): number {
  return Math.round(degrees * CENTRES_PER_DEGREE) / CENTRES_PER_DEGREE
}

/** One of the towns that tests plan on. */
function seedOf({ latitude, longitude }: Point): number {
  const number = Math.round(latitude * CENTRES_PER_DEGREE) * 31 + Math.round(longitude * CENTRES_PER_DEGREE) * 17
  return 1 + (((number % SEEDS) + SEEDS) % SEEDS)
}

/** Where the map of the route generator begins. */
const MAP_CENTRE = { latitude: 51.505, longitude: -0.09 }
const SEEDS = 20
/** At most 2.8 km lie between a start and the middle of its town, which reaches 2.6 km in each direction. */
const CENTRES_PER_DEGREE = 20
const MAX_LATITUDE = 80
/** Towns reach ten kilometres, half a degree at this latitude, and do not cross the date line. */
const MAX_LONGITUDE = 179.4
/** Each has about a megabyte. */
const MAX_TOWNS = 20
