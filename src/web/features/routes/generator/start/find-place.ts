import type { Place } from '#domain/loop-check/measures.ts'
import { browserFetch, call, type Fetch } from '../../../../lib/api.ts'
import { written } from '../state/loop-request.ts'
import { type AskGeocoder, askNominatim, type FoundPlace } from './nominatim.ts'
import { readCoordinates } from './read-coordinates.ts'

/** What a search found, or the sentence to show. */
export type Search = { found: FoundPlace } | { failed: string }

const NOT_FOUND = 'Location not found. Please try a different search term.'
const SEARCH_FAILED = 'Failed to search for location. Please try again.'

/**
 * Finds the place of typed words. Coordinates are taken as they are. A place of exactly this name on the server's own
 * streets needs no other service; everything else is asked of the geocoder, and of the server where there is none, or
 * where it fails or finds nothing. Streets that are invented are only the last answer.
 */
export async function findPlace(
  words: string,
  { near, geocoderUrl, fetcher = browserFetch, ask = askNominatim, signal }: SearchParts,
): Promise<Search> {
  const coordinates = readCoordinates(words)
  if (coordinates) return { found: { place: coordinates, name: undefined } }
  const own = await ownPlaces(words, near, fetcher, signal)
  const exact = own.find((place) => !place.isInvented && sameName(place.name, words))
  if (exact) return { found: exact }
  const fallback: Search = own[0] ? { found: own[0] } : { failed: NOT_FOUND }
  if (geocoderUrl === undefined) return fallback
  try {
    const found = await ask(geocoderUrl, words, signal)
    return found ? { found } : fallback
  } catch (error) {
    if (signal?.aborted) throw error
    return own[0] ? fallback : { failed: SEARCH_FAILED }
  }
}

type SearchParts = {
  /** The middle of the map. */
  near: Place
  /** Undefined if the operator wants none asked. */
  geocoderUrl: string | undefined
  fetcher?: Fetch
  ask?: AskGeocoder
  signal?: AbortSignal
}

type OwnPlace = FoundPlace & { isInvented: boolean }

/** Places of the streets that this server has. The geocoder may still find what it cannot answer. */
async function ownPlaces(words: string, near: Place, fetcher: Fetch, signal?: AbortSignal): Promise<OwnPlace[]> {
  try {
    const input = { q: words, near: written(near), format: 'json', limit: '5' } as const
    const places = await call('get /api/places', input, fetcher, signal)
    return places.map(({ lat, lon, display_name, licence }) => ({
      place: [Number(lat), Number(lon)] as const,
      name: display_name,
      isInvented: licence === INVENTED,
    }))
  } catch (error) {
    if (signal?.aborted) throw error
    return []
  }
}

/** What the demo town's places have for a licence. */
const INVENTED = 'Invented streets'

/** Whether a place is called so: its whole name, or its first part, `Alder Park, Wendford`. */
function sameName(name: string | undefined, words: string): boolean {
  const fold = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .trim()
      .toLowerCase()
  return name !== undefined && [name, name.split(',')[0] ?? ''].some((one) => fold(one) === fold(words))
}
