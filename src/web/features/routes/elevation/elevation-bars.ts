import { metresTo, type RoutePoint } from '#domain/routes/route-line.ts'

/** A part of a route: where it begins and ends, in metres from the start, its mean height, and its slope as a share. */
export type ElevationBar = { from: number; to: number; elevation: number | null; slope: number | null }

/** A route in so many parts of the same length. A height is unknown (null) where one beside it is. */
export function elevationBars(points: readonly RoutePoint[], count: number): ElevationBar[] {
  const line = { metres: metresTo(points.map(({ place }) => place)), points }
  const length = line.metres.at(-1) ?? 0
  if (length === 0) return []
  const heightAt = createHeights(line)
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [(length * at) / count, (length * (at + 1)) / count]
    const [start, end] = [heightAt(from), heightAt(to)]
    return { from, to, elevation: meanOf(start, end), slope: slopeAround((from + to) / 2, to - from, length, heightAt) }
  })
}

/** Over at least this length, because heights tremble by a few metres. */
const MIN_SLOPE_METRES = 120

function slopeAround(middle: number, barMetres: number, length: number, heightAt: (metres: number) => number | null) {
  const reach = Math.max(barMetres, MIN_SLOPE_METRES) / 2
  const [from, to] = [Math.max(0, middle - reach), Math.min(length, middle + reach)]
  const [start, end] = [heightAt(from), heightAt(to)]
  return start === null || end === null ? null : (end - start) / (to - from)
}

function meanOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : (one + other) / 2
}

/** Heights along a route. Each question searches the points, so that they need not be asked in order. */
function createHeights({ metres, points }: { metres: readonly number[]; points: readonly RoutePoint[] }) {
  return (at: number): number | null => {
    let [low, high] = [0, metres.length - 1]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((metres[middle] as number) <= at) low = middle
      else high = middle
    }
    const [start, end] = [points[low]?.elevation ?? null, points[high]?.elevation ?? null]
    if (start === null || end === null) return null
    const [from, to] = [metres[low] as number, metres[high] as number]
    return to > from ? start + ((end - start) * (at - from)) / (to - from) : start
  }
}
