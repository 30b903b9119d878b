/** The street network of a region as its source gives it: points, and ways through them. */
export type Streets = {
  /** Degrees, one of each for every point; NaN for one that no way passes. */
  latitudes: Float64Array
  longitudes: Float64Array
  /** Way w passes the points `points[firstPoint[w]]` to `points[firstPoint[w + 1] - 1]`. */
  firstPoint: Uint32Array
  points: Uint32Array
  /** Of each way: its kind, an index into `wayKinds`, its surface, one of `surfaces`, and who may use it, a sum of `access`. */
  kinds: Uint8Array
  surfaces: Uint8Array
  access: Uint8Array
  /** The name of each way, an index into `names`, whose first is '' for none, and its sum of `traits`. */
  names: readonly string[]
  nameOf: Uint32Array
  traits: Uint8Array
  /** Metres above the sea of each point, NaN where unknown; undefined if nothing is known of the whole region. */
  elevations: Float32Array | undefined
  /** What people may search for: settlements, and streets by their names. */
  places: readonly Place[]
}

/** Kinds of ways, by the values of OpenStreetMap's key `highway`, those of motorways left out. */
export const wayKinds = [
  'path',
  'footway',
  'pedestrian',
  'steps',
  'track',
  'cycleway',
  'living_street',
  'residential',
  'service',
  'unclassified',
  'tertiary',
  'secondary',
  'primary',
  'trunk',
] as const

export type WayKind = (typeof wayKinds)[number]

export const surfaces = ['unknown', 'paved', 'unpaved'] as const

export type Surface = (typeof surfaces)[number]

/** Who may use a way. People on foot may use both directions of a way, or none. */
export const access = { foot: 1, bikeForward: 2, bikeBackward: 4 } as const

/** What a way is like: lit at night; in the green or beside water; with little motor traffic. */
export const traits = { lit: 1, green: 2, quiet: 4 } as const

/** Kinds of places, the largest first, by the values of OpenStreetMap's key `place`, and streets. */
export const placeKinds = [
  'city',
  'town',
  'village',
  'suburb',
  'quarter',
  'neighbourhood',
  'hamlet',
  'locality',
  'street',
] as const

export type PlaceKind = (typeof placeKinds)[number]

export type Place = { name: string; kind: PlaceKind; latitude: number; longitude: number }
