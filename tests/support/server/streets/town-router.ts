import { createTree, growTree, pathTo } from '#domain/loops/tree.ts'
import { activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import { demoTownCentre, drawDemoTown } from '#domain/streets/demo-town.ts'
import { pointsOf, type StreetGraph } from '#domain/streets/graph.ts'
import { eastOf, northOf, placeAt } from '#domain/streets/projection.ts'

export type Point = { latitude: number; longitude: number }

/** A place in the demo town of the stand-ins. */
export const inTown: Point = demoTownCentre

/** A place in the sea beside it. */
export const atSea: Point = { latitude: demoTownCentre.latitude + 1, longitude: demoTownCentre.longitude }

let graph: StreetGraph | undefined

/** The shortest way in the demo town from point to point, as latitudes and longitudes; undefined where no street is near. */
export function routeThrough(points: readonly Point[]): [number, number][] | undefined {
  const town = theTown()
  const nodes = points.map((point) => nearestNode(town, point))
  const weights = new Float32Array(town.lengths.length).fill(1)
  const tree = createTree(town.east.length)
  const line: [number, number][] = []
  for (const [at, node] of nodes.entries()) {
    const from = nodes[at - 1]
    if (node === undefined) return undefined
    if (from === undefined) continue
    const [east, north] = [town.east[node] as number, town.north[node] as number]
    const crow = Math.hypot((town.east[from] as number) - east, (town.north[from] as number) - north)
    const bounds = { metres: 4 * crow + 2_000, east, north, cost: 8 * crow + 4_000 }
    growTree(town, tree, [{ node: from, metres: 0, cost: 0, sweep: 0 }], weights, bounds)
    for (const arc of pathTo(town, tree, node).arcs) {
      // What was used costs five times as much, as in GraphHopper's round trips.
      weights[arc >> 1] = 5
      const places = pointsOf(town, arc)
      for (let pair = line.length === 0 ? 0 : 2; pair < places.length; pair += 2) {
        const place = placeAt(town.projection, places[pair] as number, places[pair + 1] as number)
        line.push([rounded(place.latitude), rounded(place.longitude)])
      }
    }
  }
  return line
}

/** GraphHopper's way: to a point at a third of the length as the crow flies, and back by other streets. */
export function roundTrip(start: Point, metres: number, heading: number): [number, number][] | undefined {
  const { projection } = theTown()
  const radians = (heading * Math.PI) / 180
  const east = eastOf(projection, start.longitude) + (Math.sin(radians) * metres) / 3
  const north = northOf(projection, start.latitude) + (Math.cos(radians) * metres) / 3
  return routeThrough([start, placeAt(projection, east, north), start])
}

function theTown(): StreetGraph {
  const [onFoot] = activities
  if (!onFoot) throw new Error('There are no activities')
  graph ??= buildGraph(drawDemoTown(1), onFoot)
  return graph
}

function nearestNode(town: StreetGraph, { latitude, longitude }: Point): number | undefined {
  const [x, y] = [eastOf(town.projection, longitude), northOf(town.projection, latitude)]
  let [best, bestMetres] = [-1, 1_000]
  for (let node = 0; node < town.east.length; node += 1) {
    const metres = Math.hypot((town.east[node] as number) - x, (town.north[node] as number) - y)
    if (metres < bestMetres) [best, bestMetres] = [node, metres]
  }
  return best === -1 ? undefined : best
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
