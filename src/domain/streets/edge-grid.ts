import { type EdgeGrid, GRID_SQUARE_METRES } from './graph.ts'
import { incidence } from './incidence.ts'

type Shape = {
  east: Float64Array
  north: Float64Array
  firstBend: Uint32Array
  bendEast: Float64Array
  bendNorth: Float64Array
}

/** Lists each edge in every square of a grid that its line passes. */
export function edgeGridOf(shape: Shape, heads: Uint32Array): EdgeGrid {
  const { east, north } = shape
  const [west, south] = [leastOf(east, shape.bendEast), leastOf(north, shape.bendNorth)]
  const columns = Math.floor((mostOf(east, shape.bendEast) - west) / GRID_SQUARE_METRES) + 1
  const rows = Math.floor((mostOf(north, shape.bendNorth) - south) / GRID_SQUARE_METRES) + 1
  const squares: number[] = []
  const edges: number[] = []
  for (let edge = 0; edge < heads.length / 2; edge += 1) {
    const [tail, head] = [heads[edge * 2 + 1] as number, heads[edge * 2] as number]
    let [x, y, last] = [east[tail] as number, north[tail] as number, -1]
    const end = shape.firstBend[edge + 1] as number
    for (let bend = shape.firstBend[edge] as number; bend <= end; bend += 1) {
      const toX = (bend < end ? shape.bendEast[bend] : east[head]) as number
      const toY = (bend < end ? shape.bendNorth[bend] : north[head]) as number
      const steps = Math.ceil(Math.hypot(toX - x, toY - y) / (GRID_SQUARE_METRES / 3)) + 1
      for (let step = 0; step <= steps; step += 1) {
        const column = Math.floor((x + ((toX - x) * step) / steps - west) / GRID_SQUARE_METRES)
        const row = Math.floor((y + ((toY - y) * step) / steps - south) / GRID_SQUARE_METRES)
        const square = row * columns + column
        if (square === last) continue
        squares.push(square)
        edges.push(edge)
        last = square
      }
      ;[x, y] = [toX, toY]
    }
  }
  const { first, items } = incidence(columns * rows, squares.length, (at) => squares[at] as number)
  return { west, south, columns, rows, first, edges: items.map((at) => edges[at] as number) }
}

function leastOf(...lists: readonly Float64Array[]): number {
  return lists.reduce((least, list) => list.reduce((one, other) => Math.min(one, other), least), Number.MAX_VALUE)
}

function mostOf(...lists: readonly Float64Array[]): number {
  return lists.reduce((most, list) => list.reduce((one, other) => Math.max(one, other), most), -Number.MAX_VALUE)
}
