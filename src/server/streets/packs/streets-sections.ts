import { type Place, placeKinds, type Streets } from '#domain/streets/streets.ts'
import type { SectionArray } from './sections.ts'

const streetsKeys = [
  'latitudes',
  'longitudes',
  'firstPoint',
  'points',
  'kinds',
  'surfaces',
  'access',
  'nameOf',
  'traits',
] as const satisfies readonly (keyof Streets)[]

/** The typed arrays of streets, by their names in `Streets`. */
export function streetsArrays(streets: Omit<Streets, 'names' | 'places'>): Record<string, SectionArray> {
  const arrays = Object.fromEntries(streetsKeys.map((key) => [key, streets[key]]))
  return streets.elevations ? { ...arrays, elevations: streets.elevations } : arrays
}

/** The words of a region: the names of ways, and the places. Names are UTF-8, one on a line. */
export type WordArrays = Record<
  'names' | 'placeNames' | 'placeKinds' | 'placeLatitudes' | 'placeLongitudes',
  SectionArray
>

export function wordArrays({ names, places }: Pick<Streets, 'names' | 'places'>): WordArrays {
  return {
    names: utf8Of(names),
    placeNames: utf8Of(places.map(({ name }) => name)),
    placeKinds: Uint8Array.from(places, ({ kind }) => placeKinds.indexOf(kind)),
    placeLatitudes: Float64Array.from(places, ({ latitude }) => latitude),
    placeLongitudes: Float64Array.from(places, ({ longitude }) => longitude),
  }
}

/** Streets over arrays of a pack. Names and places are read when they are first asked for. */
export function streetsOf(arrays: Omit<Streets, 'names' | 'places'>, words: WordArrays): Streets {
  let names: readonly string[] | undefined
  let places: readonly Place[] | undefined
  return {
    ...arrays,
    get names() {
      names ??= linesOf(words.names)
      return names
    },
    get places() {
      places ??= placesOf(words)
      return places
    },
  }
}

function utf8Of(lines: readonly string[]): Uint8Array {
  return new Uint8Array(Buffer.from(lines.join('\n')))
}

function linesOf({ buffer, byteOffset, byteLength }: SectionArray): string[] {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
    .toString()
    .split('\n')
}

function placesOf(words: WordArrays): Place[] {
  if (words.placeKinds.length === 0) return []
  const names = linesOf(words.placeNames)
  return Array.from(words.placeKinds, (kind, place) => ({
    name: names[place] ?? '',
    kind: placeKinds[kind] ?? 'locality',
    latitude: words.placeLatitudes[place] as number,
    longitude: words.placeLongitudes[place] as number,
  }))
}
