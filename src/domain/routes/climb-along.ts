import type { RoutePoint } from './route-line.ts'

/**
 * Metres climbed along the points of a route; undefined unless nearly all heights are known. Ups and downs count from 5 m
 * on, as they do within a street: heights of watches and satellites tremble by a few metres on level ground.
 */
export function climbAlong(points: readonly RoutePoint[]): number | undefined {
  const heights = points.flatMap(({ elevation }) => elevation ?? [])
  if (heights.length < points.length * MIN_KNOWN_SHARE) return undefined
  let climbed = 0
  // The last height that counts: it follows every rise, and a fall once it is deep enough.
  let [low, high] = [heights[0] ?? 0, heights[0] ?? 0]
  for (const height of heights) {
    high = Math.max(high, height)
    if (high - height >= MIN_METRES) {
      climbed += risen(low, high)
      ;[low, high] = [height, height]
    } else if (height < low && risen(low, high) === 0) [low, high] = [height, height]
  }
  return Math.round((climbed + risen(low, high)) * 10) / 10
}

const MIN_METRES = 5
const MIN_KNOWN_SHARE = 0.9

/** A rise that is high enough to count. */
function risen(low: number, high: number): number {
  return high - low >= MIN_METRES ? high - low : 0
}
