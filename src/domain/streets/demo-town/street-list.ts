import { placeAt, projectionAround } from '../projection.ts'
import { access, type Streets, type Surface, surfaces, type WayKind, wayKinds } from '../streets.ts'

/** Streets that are added one by one. */
export type StreetList = {
  /** Adds a point, and says its number. */
  point: (east: number, north: number) => number
  street: (points: readonly number[], kind: WayKind, surface: Surface, access: number) => void
  streets: () => Streets
}

export const everybody = access.foot | access.bikeForward | access.bikeBackward

export function createStreetList(centre: { latitude: number; longitude: number }): StreetList {
  const projection = projectionAround(centre.latitude, centre.longitude)
  const latitudes: number[] = []
  const longitudes: number[] = []
  const firstPoint = [0]
  const points: number[] = []
  const ways: { kind: number; surface: number; access: number }[] = []
  return {
    point: (east, north) => {
      const place = placeAt(projection, east, north)
      longitudes.push(rounded(place.longitude))
      return latitudes.push(rounded(place.latitude)) - 1
    },
    street: (line, kind, surface, who) => {
      points.push(...line)
      firstPoint.push(points.length)
      ways.push({ kind: wayKinds.indexOf(kind), surface: surfaces.indexOf(surface), access: who })
    },
    streets: () => ({
      latitudes: Float64Array.from(latitudes),
      longitudes: Float64Array.from(longitudes),
      firstPoint: Uint32Array.from(firstPoint),
      points: Uint32Array.from(points),
      kinds: Uint8Array.from(ways, ({ kind }) => kind),
      surfaces: Uint8Array.from(ways, ({ surface }) => surface),
      access: Uint8Array.from(ways, (way) => way.access),
    }),
  }
}

/** To the seven decimals that OpenStreetMap has. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
