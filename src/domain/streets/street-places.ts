import { metresBetween } from './projection.ts'
import type { Place, Streets } from './streets.ts'

type Named = Pick<Streets, 'latitudes' | 'longitudes' | 'firstPoint' | 'points' | 'names' | 'nameOf'>

/**
 * A place for each street with a name. Ways of one name that lie apart are several streets, as in neighbouring villages.
 * The place of a street is a point in the middle of its way with the most points.
 */
export function streetPlaces({ latitudes, longitudes, firstPoint, points, names, nameOf }: Named): Place[] {
  const streets = new Map<number, Street[]>()
  for (const [way, name] of nameOf.entries()) {
    if (name === 0) continue
    const [first, end] = [firstPoint[way] as number, firstPoint[way + 1] as number]
    const middle = points[(first + end) >> 1] as number
    const [latitude, longitude] = [latitudes[middle] as number, longitudes[middle] as number]
    const ofName = streets.get(name)
    const street = ofName?.find((one) => isNear(one, latitude, longitude))
    if (street) extend(street, latitude, longitude, end - first)
    else {
      const box = { south: latitude, north: latitude, west: longitude, east: longitude }
      const found = { ...box, latitude, longitude, most: end - first }
      if (ofName) ofName.push(found)
      else streets.set(name, [found])
    }
  }
  return [...streets].flatMap(([name, ofName]) =>
    ofName.map(
      ({ latitude, longitude }) => ({ name: names[name] ?? '', kind: 'street', latitude, longitude }) as const,
    ),
  )
}

/** A street with the box around the middles of its ways. */
type Street = {
  south: number
  north: number
  west: number
  east: number
  latitude: number
  longitude: number
  most: number
}

function isNear({ south, north, west, east }: Street, latitude: number, longitude: number): boolean {
  if (latitude > north + MAX_GAP_DEGREES || latitude < south - MAX_GAP_DEGREES) return false
  const nearestLatitude = Math.min(north, Math.max(south, latitude))
  const nearestLongitude = Math.min(east, Math.max(west, longitude))
  return metresBetween(latitude, longitude, nearestLatitude, nearestLongitude) < MAX_GAP_METRES
}

function extend(street: Street, latitude: number, longitude: number, points: number) {
  street.south = Math.min(street.south, latitude)
  street.north = Math.max(street.north, latitude)
  street.west = Math.min(street.west, longitude)
  street.east = Math.max(street.east, longitude)
  if (points <= street.most) return
  street.most = points
  street.latitude = latitude
  street.longitude = longitude
}

/** Ways of one name with a larger gap between them belong to different neighbourhoods. */
const MAX_GAP_METRES = 1_500

/** Somewhat more than that from south to north. */
const MAX_GAP_DEGREES = 0.014
