import type { Place } from '#domain/loop-check/measures.ts'

/** Where the map is to look. */
export type Centre = { place: Place; zoom: number }

/** Where the map begins, until the athlete's own place is known. */
export const DEFAULT_CENTRE: Centre = { place: [51.505, -0.09], zoom: 13 }

/** A place that was found, or where the device is. */
export function centreOn(place: Place): Centre {
  return { place, zoom: 15 }
}
