/** Metres east and north of a centre. Distances over tens of kilometres are right to about half a percent. */
export type Projection = { latitude: number; longitude: number; metresPerLongitude: number }

/** Metres in a degree of latitude, with the mean radius of the earth, 6371.0088 km. */
const METRES_PER_DEGREE = 111_195.08

export function projectionAround(latitude: number, longitude: number): Projection {
  return { latitude, longitude, metresPerLongitude: METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180) }
}

export function eastOf(projection: Projection, longitude: number): number {
  return (longitude - projection.longitude) * projection.metresPerLongitude
}

export function northOf(projection: Projection, latitude: number): number {
  return (latitude - projection.latitude) * METRES_PER_DEGREE
}

export function placeAt(projection: Projection, east: number, north: number): { latitude: number; longitude: number } {
  return {
    latitude: projection.latitude + north / METRES_PER_DEGREE,
    longitude: projection.longitude + east / projection.metresPerLongitude,
  }
}

/** Metres between two close points, in degrees. */
export function metresBetween(latitude: number, longitude: number, toLatitude: number, toLongitude: number): number {
  const north = (toLatitude - latitude) * METRES_PER_DEGREE
  const scale = Math.cos(((latitude + toLatitude) * Math.PI) / 360)
  const east = (toLongitude - longitude) * METRES_PER_DEGREE * scale
  return Math.sqrt(north * north + east * east)
}
