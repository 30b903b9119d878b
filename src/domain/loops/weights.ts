import { GRID_SQUARE_METRES, pointsOf, type StreetGraph } from '../streets/graph.ts'

/** Factors on the cost of edges, which can be taken back at once. */
export type Weights = { values: Float32Array; changed: number[] }

export function createWeights(edges: number): Weights {
  return { values: new Float32Array(edges).fill(1), changed: [] }
}

export function setWeight(weights: Weights, edge: number, value: number): void {
  weights.values[edge] = value
  weights.changed.push(edge)
}

export function resetWeights(weights: Weights): void {
  for (const edge of weights.changed) weights.values[edge] = 1
  weights.changed.length = 0
}

/** Makes the edges of a path dear, and those that run beside it, such as the pavement on the other side. */
export function avoidPath(
  graph: StreetGraph,
  weights: Weights,
  arcs: readonly number[],
  lead: readonly number[] = [],
): void {
  const { grid } = graph
  const squares = new Set<number>()
  const passed = new Set<number>()
  for (const points of [lead, ...arcs.map((arc) => pointsOf(graph, arc))])
    eachStep(points, (x, y) => {
      passed.add(keyOf(x, y))
      const column = Math.floor((x - grid.west) / GRID_SQUARE_METRES)
      const row = Math.floor((y - grid.south) / GRID_SQUARE_METRES)
      squares.add(row * grid.columns + column)
    })
  const looked = new Set<number>()
  for (const square of squares)
    for (let at = grid.first[square] as number; at < (grid.first[square + 1] as number); at += 1) {
      const edge = grid.edges[at] as number
      if (looked.has(edge) || weights.values[edge] === 0) continue
      looked.add(edge)
      let [near, all] = [0, 0]
      eachStep(pointsOf(graph, edge * 2), (x, y) => {
        all += 1
        if (isNear(passed, x, y)) near += 1
      })
      if (near > all * MIN_SHARE_BESIDE) setWeight(weights, edge, BESIDE_WEIGHT)
    }
  for (const arc of arcs) if (weights.values[arc >> 1] !== 0) setWeight(weights, arc >> 1, REPEATED_WEIGHT)
}

function eachStep(points: readonly number[], visit: (x: number, y: number) => void) {
  for (let at = 2; at < points.length; at += 2) {
    const [x, y] = [points[at - 2] as number, points[at - 1] as number]
    const [dx, dy] = [(points[at] as number) - x, (points[at + 1] as number) - y]
    const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / NEAR_METRES))
    for (let step = 0; step < steps; step += 1) visit(x + (dx * (step + 0.5)) / steps, y + (dy * (step + 0.5)) / steps)
  }
}

function keyOf(x: number, y: number): number {
  return Math.round(x / NEAR_METRES) * 1e6 + Math.round(y / NEAR_METRES)
}

function isNear(passed: ReadonlySet<number>, x: number, y: number): boolean {
  const key = keyOf(x, y)
  for (const east of [-1e6, 0, 1e6])
    if (passed.has(key + east - 1) || passed.has(key + east) || passed.has(key + east + 1)) return true
  return false
}

const NEAR_METRES = 16
const MIN_SHARE_BESIDE = 0.6
const BESIDE_WEIGHT = 3
const REPEATED_WEIGHT = 5
