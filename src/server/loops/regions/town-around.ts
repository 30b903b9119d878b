type Point = { latitude: number; longitude: number }

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

const SEEDS = 20
/** At most 2.8 km lie between a start and the middle of its town, which reaches 2.6 km in each direction. */
const CENTRES_PER_DEGREE = 20
const MAX_LATITUDE = 80
/** Towns reach ten kilometres, half a degree at this latitude, and do not cross the date line. */
const MAX_LONGITUDE = 179.4
