import { expect, test } from 'vitest'
import type { Activity } from './activity.ts'
import { activities } from './activity.ts'
import { buildGraph } from './build-graph.ts'
import { createDraw } from './demo-town/draw.ts'
import type { Land } from './demo-town/land.ts'
import { createStreetList, everybody } from './demo-town/street-list.ts'
import { drawDemoTown } from './demo-town.ts'
import type { Streets } from './streets.ts'

const onFoot = activities[0] as Activity

/** Blocks of 90 m on ground of a shape: 30 columns, 30 rows. */
function blocksOn(elevation: (east: number, north: number) => number): Streets {
  const never = () => false
  const land: Land = {
    draw: createDraw(1),
    isNorthOfRiver: never,
    isBesideRiver: never,
    isPark: never,
    isHilly: never,
    elevation,
  }
  const list = createStreetList({ latitude: 45, longitude: 7 }, land)
  const rows = Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 30 }, (__, column) => list.point(column * 90, row * 90)),
  )
  const columns = rows.map((_, column) => rows.map((row) => row[column] as number))
  for (const line of [...rows, ...columns]) list.street(line, 'residential', 'paved', everybody)
  return list.streets()
}

/** Metres climbed in a kilometre of all streets, in both directions. */
function climbPerKilometre(streets: Streets): number {
  const { climbs, lengths } = buildGraph(streets, onFoot)
  const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)
  return total(climbs) / 2 / (total(lengths) / 1000)
}

test('the noise of a radar on level ground is not a hill, and a steady slope keeps its climb', () => {
  const draw = createDraw(2)
  const noise = () => (draw() + draw() + draw() - 1.5) * 6
  expect(climbPerKilometre(blocksOn(noise))).toBeLessThan(5)
  // Streets up the slope are half of all, and climbed in one of two directions.
  expect(climbPerKilometre(blocksOn((east) => east * 0.05))).toBeCloseTo(12.5, 0)
})

test('what is climbed one way is descended the other, so that a round ends as high as it began', () => {
  const graph = buildGraph(drawDemoTown(4), onFoot)
  const heights = new Float64Array(graph.east.length).fill(Number.NaN)
  const stack = [0]
  heights[0] = 0
  for (let node = stack.pop(); node !== undefined; node = stack.pop())
    for (let at = graph.firstOut[node] as number; at < (graph.firstOut[node + 1] as number); at += 1) {
      const arc = graph.out[at] as number
      const to = graph.heads[arc] as number
      const height = (heights[node] as number) + (graph.climbs[arc] as number) - (graph.climbs[arc ^ 1] as number)
      if (Number.isNaN(heights[to])) {
        heights[to] = height
        stack.push(to)
      } else expect(Math.abs((heights[to] as number) - height)).toBeLessThan(0.1)
    }
})

/** A square with sides of a kilometre; its first has a point every 100 m, with these heights. */
function aroundHump(heights: readonly number[]): Float32Array {
  const list = createStreetList(
    { latitude: 45, longitude: 7 },
    {
      draw: createDraw(1),
      isNorthOfRiver: () => false,
      isBesideRiver: () => false,
      isPark: () => false,
      isHilly: () => false,
      elevation: (east, north) => (north === 0 ? (heights[Math.round(east / 100)] ?? 0) : 0),
    },
  )
  const side = heights.map((_, at) => list.point(at * 100, 0))
  const corners = [list.point(1000, 1000), list.point(0, 1000)]
  list.street(side, 'residential', 'paved', everybody)
  list.street([side.at(-1) as number, ...corners, side[0] as number], 'residential', 'paved', everybody)
  return buildGraph(list.streets(), onFoot).climbs
}

test('a hump on the way counts in both directions, and unknown ground is unknown', () => {
  const climbs = aroundHump([0, 0, 0, 20, 30, 40, 30, 20, 0, 0, 0])
  for (const climb of climbs.subarray(0, 2)) {
    expect(climb).toBeGreaterThan(30)
    expect(climb).toBeLessThanOrEqual(40)
  }
  expect([...climbs.subarray(2)]).toEqual([0, 0])
  expect([...aroundHump([0, 0, 0, 2, -1, 3, 0, 2, 0, 0, 0])]).toEqual([0, 0, 0, 0])
  const partly = aroundHump([0, 0, 0, 20, Number.NaN, 40, 30, 20, 0, 0, 0])
  expect([...partly]).toEqual([Number.NaN, Number.NaN, 0, 0])
})
