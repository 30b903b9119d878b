import { metresBetween } from '#domain/streets/projection.ts'
import type { Streets } from '#domain/streets/streets.ts'

export type ElevationAt = (latitude: number, longitude: number) => number

/**
 * Metres above the sea of each point. Bridges and tunnels do not follow the ground: between their ends they rise evenly,
 * also where one consists of several ways.
 */
export function heightsOf(streets: Streets, isOffGround: Uint8Array, elevationAt: ElevationAt): Float32Array {
  const { latitudes, longitudes, firstPoint, points } = streets
  const heights = Float32Array.from(latitudes, (latitude, point) => elevationAt(latitude, longitudes[point] as number))
  const isFree = new Uint8Array(latitudes.length)
  const eachPoint = (off: number, visit: (point: number) => void) => {
    for (let way = 0; way < isOffGround.length; way += 1)
      if (isOffGround[way] === off)
        for (let at = firstPoint[way] as number; at < (firstPoint[way + 1] as number); at += 1)
          visit(points[at] as number)
  }
  eachPoint(1, (point) => {
    isFree[point] = 1
  })
  eachPoint(0, (point) => {
    isFree[point] = 0
  })
  const links = linksOf(streets, isOffGround)
  const free = [...links.keys()].filter((point) => isFree[point] === 1 && !Number.isNaN(heights[point]))
  // The mean of its neighbours, each by its nearness, is what an even slope has at a point (Gauss and Seidel).
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const point of free) {
      let [sum, weights] = [0, 0]
      for (const { to, metres } of links.get(point) ?? []) {
        const weight = Number.isNaN(heights[to]) ? 0 : 1 / Math.max(1, metres)
        sum += weight * (weight === 0 ? 0 : (heights[to] as number))
        weights += weight
      }
      if (weights > 0) heights[point] = sum / weights
    }
    free.reverse()
  }
  return heights
}

const ROUNDS = 300

/** The neighbours of each point along bridges and tunnels. */
function linksOf(streets: Streets, isOffGround: Uint8Array): Map<number, { to: number; metres: number }[]> {
  const { latitudes, longitudes, firstPoint, points } = streets
  const links = new Map<number, { to: number; metres: number }[]>()
  const link = (from: number, to: number, metres: number) => {
    const known = links.get(from)
    if (known) known.push({ to, metres })
    else links.set(from, [{ to, metres }])
  }
  for (let way = 0; way < isOffGround.length; way += 1) {
    if (isOffGround[way] === 0) continue
    for (let at = (firstPoint[way] as number) + 1; at < (firstPoint[way + 1] as number); at += 1) {
      const [one, other] = [points[at - 1] as number, points[at] as number]
      const metres = metresBetween(
        latitudes[one] as number,
        longitudes[one] as number,
        latitudes[other] as number,
        longitudes[other] as number,
      )
      link(one, other, metres)
      link(other, one, metres)
    }
  }
  return links
}
