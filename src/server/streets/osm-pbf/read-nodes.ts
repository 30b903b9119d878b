import { keysOfPlaces, readPlaceTags } from '#domain/streets/osm-tags.ts'
import type { Place } from '#domain/streets/streets.ts'
import { readBlobs } from './read-blobs.ts'
import { readBlock, type Tags } from './read-block.ts'

/** Nodes by their sorted ids, with NaN for those that the file lacks, and the places that it names. */
export type Nodes = { ids: Float64Array; latitudes: Float64Array; longitudes: Float64Array; places: Place[] }

export function readNodes(file: string, ids: Float64Array, report: (share: number) => void): Nodes {
  const latitudes = new Float64Array(ids.length).fill(Number.NaN)
  const longitudes = new Float64Array(ids.length).fill(Number.NaN)
  const places: Place[] = []
  const isOnEarth = (latitude: number, longitude: number) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  let last = -1
  const node = (id: number, latitude: number, longitude: number) => {
    // Ids usually rise, and then the node is soon after the one before.
    const at = ids[last + 1] === id ? last + 1 : indexOf(ids, id)
    if (at < 0 || !isOnEarth(latitude, longitude)) return
    last = at
    latitudes[at] = latitude
    longitudes[at] = longitude
  }
  const place = (tags: Tags, latitude: number, longitude: number) => {
    const read = readPlaceTags(tags)
    if (read && isOnEarth(latitude, longitude) && places.length < MAX_PLACES)
      places.push({ ...read, latitude, longitude })
  }
  for (const blob of readBlobs(file, report)) readBlock(blob, { node, place, placeKeys: keysOfPlaces })
  return { ids, latitudes, longitudes, places }
}

/** The place of an id among sorted ids; negative where it is not there. */
export function indexOf(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ids[middle] as number
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** More than any country has. */
const MAX_PLACES = 500_000
