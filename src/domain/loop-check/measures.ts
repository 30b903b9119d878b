/** Degrees of latitude and of longitude. */
export type Place = readonly [number, number]

const EARTH_METRES = 6_371_008.8

/** By the haversine formula. */
export function metresApart([latitude, longitude]: Place, [toLatitude, toLongitude]: Place): number {
  const radians = Math.PI / 180
  const north = Math.sin(((toLatitude - latitude) * radians) / 2)
  const east = Math.sin(((toLongitude - longitude) * radians) / 2)
  const square = north * north + Math.cos(latitude * radians) * Math.cos(toLatitude * radians) * east * east
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(square))
}

/** 4πA ÷ P², 1 for a circle. */
export function compactnessOf(line: readonly Place[], metres: number): number {
  const flat = flatten(line)
  const area = flat.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = flat[(at + 1) % flat.length] as [number, number]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
  return metres > 0 ? (4 * Math.PI * Math.abs(area)) / (metres * metres) : 0
}

/** Metres east and north of the first place. */
export function flatten(line: readonly Place[]): [number, number][] {
  const [latitude, longitude] = line[0] as Place
  const degree = (EARTH_METRES * Math.PI) / 180
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return line.map(([north, east]) => [(east - longitude) * degree * shrink, (north - latitude) * degree])
}
