import type { Streets } from './streets.ts'

/** The edges of a graph with the range of their points in the streets. */
type Lines = {
  heads: Uint32Array
  lengths: Float64Array
  from: readonly number[]
  to: readonly number[]
}

/**
 * Metres climbed along each arc, NaN where the ground is not known. Neighbouring figures of the Shuttle Radar Topography
 * Mission differ by up to 10 m on level ground (Rodríguez, Morris and Belz 2006), which would add up to a hill. Junctions
 * therefore take a mean with their neighbours, about as wide as the 150 m of GraphHopper's moving average, and ups and
 * downs within a street count from 5 m on. Along a round the climb is equal to the descent.
 */
export function climbsOf(streets: Streets, junctions: number, lines: Lines): Float32Array {
  const { heads, lengths, from, to } = lines
  const climbs = new Float32Array(heads.length).fill(Number.NaN)
  if (!streets.elevations) return climbs
  const ground = new Float64Array(junctions)
  for (let edge = 0; edge < lengths.length; edge += 1) {
    ground[heads[edge * 2 + 1] as number] = streets.elevations[streets.points[from[edge] as number] as number] as number
    ground[heads[edge * 2] as number] = streets.elevations[streets.points[to[edge] as number] as number] as number
  }
  const smooth = smoothed(ground, lines)
  for (let edge = 0; edge < lengths.length; edge += 1) {
    const start = smooth[heads[edge * 2 + 1] as number] as number
    const end = smooth[heads[edge * 2] as number] as number
    const isLong = (lengths[edge] as number) > MEAN_METRES
    const extra = isLong ? extraClimb(streets, from[edge] as number, to[edge] as number, start, end) : 0
    climbs[edge * 2] = Math.max(0, end - start) + extra
    climbs[edge * 2 + 1] = Math.max(0, start - end) + extra
  }
  return climbs
}

/** Elevations of junctions after rounds in which each takes a mean with its neighbours, the near ones counting more. */
function smoothed(ground: Float64Array, { heads, lengths }: Lines): Float64Array {
  let smooth = ground
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = smooth.slice()
    const weights = new Float64Array(smooth.length).fill(1)
    for (let edge = 0; edge < lengths.length; edge += 1) {
      const [tail, head] = [heads[edge * 2 + 1] as number, heads[edge * 2] as number]
      const [one, other] = [smooth[tail] as number, smooth[head] as number]
      if (Number.isNaN(one + other)) continue
      const weight = 1 / (1 + ((lengths[edge] as number) / MEAN_METRES) ** 2)
      ;(sums[tail] as number) += weight * other
      ;(sums[head] as number) += weight * one
      ;(weights[tail] as number) += weight
      ;(weights[head] as number) += weight
    }
    smooth = sums.map((sum, junction) => sum / (weights[junction] as number))
  }
  return smooth
}

/**
 * Metres climbed along an edge beyond what its ends differ by: over a hump, or out of a dip. A height counts when it is at
 * least `MIN_TURN_METRES` from the last one that did. NaN where a point on the way is not known.
 */
function extraClimb({ elevations, points }: Streets, from: number, to: number, start: number, end: number): number {
  const heightAt = (at: number) => elevations?.[points[at] as number] ?? Number.NaN
  let [climb, last] = [0, start]
  for (let at = from + 1; at < to; at += 1) {
    const height = (heightAt(at - 1) + 2 * heightAt(at) + heightAt(at + 1)) / 4
    if (Number.isNaN(height)) return Number.NaN
    if (Math.abs(height - last) < MIN_TURN_METRES) continue
    climb += Math.max(0, height - last)
    last = height
  }
  return climb + Math.max(0, end - last) - Math.max(0, end - start)
}

const MEAN_METRES = 150
const ROUNDS = 3
const MIN_TURN_METRES = 5
