import { placeAt, projectionAround } from '../projection.ts'
import { streetPlaces } from '../street-places.ts'
import {
  access,
  type Place,
  type PlaceKind,
  type Streets,
  type Surface,
  surfaces,
  traits,
  type WayKind,
  wayKinds,
} from '../streets.ts'
import { traitsOfKind } from '../traits.ts'
import type { Land } from './land.ts'

/** Streets that are added one by one. */
export type StreetList = {
  /** Adds a point, and says its number. */
  point: (east: number, north: number) => number
  street: (points: readonly number[], kind: WayKind, surface: Surface, access: number, name?: string) => void
  place: (name: string, kind: PlaceKind, east: number, north: number) => void
  streets: () => Streets
}

export const everybody = access.foot | access.bikeForward | access.bikeBackward

export function createStreetList(centre: { latitude: number; longitude: number }, land: Land): StreetList {
  const projection = projectionAround(centre.latitude, centre.longitude)
  const latitudes: number[] = []
  const longitudes: number[] = []
  const metres: { east: number; north: number }[] = []
  const firstPoint = [0]
  const points: number[] = []
  const ways: { kind: number; surface: number; access: number; name: number; traits: number }[] = []
  const numbers = new Map([['', 0]])
  const places: Place[] = []
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  }
  const traitsOf = (line: readonly number[], kind: WayKind) => {
    const { east, north } = metres[line[line.length >> 1] as number] as { east: number; north: number }
    const isLit = kind !== 'path' && Math.max(Math.abs(east), Math.abs(north)) < LIT_METRES
    const isGreen = land.isPark(east, north) || land.isBesideRiver(east, north)
    return traitsOfKind(kind) | (isLit ? traits.lit : 0) | (isGreen ? traits.green : 0)
  }
  return {
    point: (east, north) => {
      const place = placeAt(projection, east, north)
      longitudes.push(rounded(place.longitude))
      metres.push({ east, north })
      return latitudes.push(rounded(place.latitude)) - 1
    },
    street: (line, kind, surface, who, name = '') => {
      points.push(...line)
      firstPoint.push(points.length)
      ways.push({
        kind: wayKinds.indexOf(kind),
        surface: surfaces.indexOf(surface),
        access: who,
        name: numberOf(name),
        traits: traitsOf(line, kind),
      })
    },
    place: (name, kind, east, north) => {
      const { latitude, longitude } = placeAt(projection, east, north)
      places.push({ name, kind, latitude: rounded(latitude), longitude: rounded(longitude) })
    },
    streets: () => {
      const named = {
        latitudes: Float64Array.from(latitudes),
        longitudes: Float64Array.from(longitudes),
        firstPoint: Uint32Array.from(firstPoint),
        points: Uint32Array.from(points),
        names: [...numbers.keys()],
        nameOf: Uint32Array.from(ways, ({ name }) => name),
      }
      return {
        ...named,
        kinds: Uint8Array.from(ways, ({ kind }) => kind),
        surfaces: Uint8Array.from(ways, ({ surface }) => surface),
        access: Uint8Array.from(ways, (way) => way.access),
        traits: Uint8Array.from(ways, (way) => way.traits),
        elevations: Float32Array.from(metres, ({ east, north }) => land.elevation(east, north)),
        places: [...places, ...streetPlaces(named)],
      }
    },
  }
}

/** Streets no further from the centre than this have lamps. */
const LIT_METRES = 2_100

/** To the seven decimals that OpenStreetMap has. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
