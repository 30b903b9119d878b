import type { Place } from '#domain/loop-check/measures.ts'

export type FoundPlace = { place: Place; name: string | undefined }

/** The first place that a geocoder finds; undefined for none. Throws if it does not answer as one. */
export type AskGeocoder = (url: string, words: string, signal?: AbortSignal) => Promise<FoundPlace | undefined>

/**
 * Asks a geocoder that speaks Nominatim's protocol, such as `https://nominatim.openstreetmap.org`. It is asked from the
 * browser, without cookies and without the session.
 */
export const askNominatim: AskGeocoder = async (url, words, signal) => {
  const address = new URL(`${url}/search`)
  for (const [key, value] of Object.entries({ format: 'json', q: words, limit: '1' }))
    address.searchParams.set(key, value)
  const timeout = AbortSignal.timeout(MAX_WAIT_MS)
  const answer = await fetch(address, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!answer.ok) throw new Error(`The geocoder answered with status ${answer.status}.`)
  const places: unknown = await answer.json()
  if (!Array.isArray(places)) throw new Error('The geocoder answered no list.')
  return places.length > 0 ? placeOf(places[0]) : undefined
}

const MAX_WAIT_MS = 10_000

function placeOf(found: unknown): FoundPlace {
  const { lat, lon, display_name } = (found ?? {}) as Record<string, unknown>
  const place = [Number(lat), Number(lon)] as const
  const isPlace = lat !== undefined && Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180
  if (!isPlace) throw new Error('The geocoder answered a place without latitude and longitude.')
  return { place, name: typeof display_name === 'string' ? display_name : undefined }
}
