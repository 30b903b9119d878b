import { type EdgeGrid, GRID_SQUARE_METRES, pointsOf, type StreetGraph } from './graph.ts'
import { eastOf, northOf } from './projection.ts'

/** A point on an edge, so many metres after its beginning. */
export type Spot = { edge: number; metres: number; east: number; north: number; metresAway: number }

/** The nearest point of the streets, in the middle of one too; undefined where the graph has no street. */
export function snap(graph: StreetGraph, latitude: number, longitude: number): Spot | undefined {
  const [x, y] = [eastOf(graph.projection, longitude), northOf(graph.projection, latitude)]
  const { grid } = graph
  const column = Math.floor((x - grid.west) / GRID_SQUARE_METRES)
  const row = Math.floor((y - grid.south) / GRID_SQUARE_METRES)
  // Rings of squares that lie outside the grid are empty, so the search begins at the first one that meets it.
  const outside = Math.max(0, -column, column - grid.columns + 1, -row, row - grid.rows + 1)
  let best: Spot | undefined
  for (let ring = outside; ring <= outside + grid.columns + grid.rows; ring += 1) {
    if (best && best.metresAway < (ring - 1) * GRID_SQUARE_METRES) return best
    for (const edge of edgesInRing(grid, column, row, ring)) {
      const spot = nearestOn(graph, edge, x, y)
      if (!best || spot.metresAway < best.metresAway) best = spot
    }
  }
  return best
}

function* edgesInRing(grid: EdgeGrid, column: number, row: number, ring: number) {
  for (let y = Math.max(0, row - ring); y <= Math.min(grid.rows - 1, row + ring); y += 1) {
    const isWholeRow = Math.abs(y - row) === ring
    const stride = isWholeRow ? 1 : Math.max(1, 2 * ring)
    for (let x = column - ring; x <= column + ring; x += stride) {
      if (x < 0 || x >= grid.columns) continue
      const square = y * grid.columns + x
      for (let at = grid.first[square] as number; at < (grid.first[square + 1] as number); at += 1)
        yield grid.edges[at] as number
    }
  }
}

function nearestOn(graph: StreetGraph, edge: number, x: number, y: number): Spot {
  const points = pointsOf(graph, edge * 2)
  let [drawn, best] = [0, { drawn: 0, east: 0, north: 0, metresAway: Number.POSITIVE_INFINITY }]
  for (let at = 2; at < points.length; at += 2) {
    const [ax, ay, bx, by] = points.slice(at - 2, at + 2) as [number, number, number, number]
    const [dx, dy] = [bx - ax, by - ay]
    const square = dx * dx + dy * dy
    const share = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
    const [east, north] = [ax + share * dx, ay + share * dy]
    const metresAway = Math.hypot(x - east, y - north)
    const length = Math.sqrt(square)
    if (metresAway < best.metresAway) best = { drawn: drawn + share * length, east, north, metresAway }
    drawn += length
  }
  const metres = drawn > 0 ? ((graph.lengths[edge] as number) * best.drawn) / drawn : 0
  return { edge, metres, east: best.east, north: best.north, metresAway: best.metresAway }
}
