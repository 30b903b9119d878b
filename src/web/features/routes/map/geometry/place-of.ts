import type { LatLng } from 'leaflet'
import type { Place } from '#domain/loop-check/measures.ts'

/** A point of the map as a place on earth, to the precision that its popup shows. */
export function placeOf(point: LatLng): Place {
  const { lat, lng } = point.wrap()
  return [round(Math.max(-90, Math.min(90, lat))), round(lng)]
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
