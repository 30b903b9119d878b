import { streetPlaces } from '#domain/streets/street-places.ts'
import { type Streets, traits } from '#domain/streets/streets.ts'
import type { Ways } from './collect-ways.ts'
import { type Box, createGreenMap, type Line } from './green-map.ts'
import { createGrowingNumbers } from './growing-numbers.ts'
import { indexOf, type Nodes } from './read-nodes.ts'

/** Streets without heights, and of each way whether it is a bridge or a tunnel. */
export type Assembled = { streets: Streets; isOffGround: Uint8Array }

/** The ways by numbers of points. A way ends where a node is missing, and goes on after it as another one. */
export function assemble(ways: Ways, nodes: Nodes): Assembled {
  const [ids, ends] = [ways.nodes.values(), ways.ends.values()]
  const numberOf = new Int32Array(nodes.ids.length).fill(-1)
  const [points, firstPoint, from] = [createGrowingNumbers(), createGrowingNumbers(), createGrowingNumbers()]
  firstPoint.push(0)
  let at = 0
  for (let way = 0; way < ends.length; way += 1) {
    const end = ends[way] as number
    let first = points.length()
    const close = () => {
      if (points.length() - first < 2) points.cut(first)
      else {
        firstPoint.push(points.length())
        from.push(way)
      }
      first = points.length()
    }
    for (; at < end; at += 1) {
      const node = indexOf(nodes.ids, ids[at] as number)
      if (Number.isNaN(nodes.latitudes[node])) close()
      else points.push(node)
    }
    close()
  }
  const passed = Uint32Array.from(points.values())
  for (const node of passed) numberOf[node] = 0
  let count = 0
  for (let node = 0; node < numberOf.length; node += 1)
    if (numberOf[node] === 0) {
      numberOf[node] = count
      count += 1
    }
  const [latitudes, longitudes] = [new Float64Array(count), new Float64Array(count)]
  for (let node = 0; node < numberOf.length; node += 1) {
    const number = numberOf[node] as number
    if (number === -1) continue
    latitudes[number] = nodes.latitudes[node] as number
    longitudes[number] = nodes.longitudes[node] as number
  }
  for (let point = 0; point < passed.length; point += 1) passed[point] = numberOf[passed[point] as number] as number

  const origin = Uint32Array.from(from.values())
  const ofOrigin = (values: Float64Array) => picked(new Uint8Array(origin.length), values, origin)
  const lines = {
    latitudes,
    longitudes,
    firstPoint: Uint32Array.from(firstPoint.values()),
    points: passed,
    names: ways.names,
    nameOf: picked(new Uint32Array(origin.length), ways.nameOf.values(), origin),
  }
  const streets = {
    ...lines,
    kinds: ofOrigin(ways.kinds.values()),
    surfaces: ofOrigin(ways.surfaces.values()),
    access: ofOrigin(ways.access.values()),
    traits: ofOrigin(ways.traits.values()),
    elevations: undefined,
    places: [...nodes.places, ...streetPlaces(lines)],
  }
  addGreen(streets, ways.around, nodes)
  return { streets, isOffGround: ofOrigin(ways.isOffGround.values()) }
}

/** Fills a list with the values at some places. A loop is ten times as fast here as `from`. */
function picked<T extends Uint8Array | Uint32Array>(list: T, values: Float64Array, places: Uint32Array): T {
  for (let at = 0; at < places.length; at += 1) list[at] = values[places[at] as number] as number
  return list
}

function addGreen(streets: Streets, around: Ways['around'], nodes: Nodes) {
  if (streets.kinds.length === 0 || around.surroundings.length === 0) return
  const map = createGreenMap(boxOf(streets))
  const [ids, ends] = [around.nodes.values(), around.ends.values()]
  let at = 0
  for (const [area, surroundings] of around.surroundings.entries()) {
    const line = { latitudes: [] as number[], longitudes: [] as number[] }
    for (; at < (ends[area] as number); at += 1) {
      const node = indexOf(nodes.ids, ids[at] as number)
      const [latitude, longitude] = [nodes.latitudes[node], nodes.longitudes[node]]
      if (latitude === undefined || longitude === undefined || Number.isNaN(latitude)) continue
      line.latitudes.push(latitude)
      line.longitudes.push(longitude)
    }
    map.mark(surroundings, line)
  }
  for (let way = 0; way < streets.kinds.length; way += 1)
    if (map.isGreen(lineOf(streets, way))) streets.traits[way] = (streets.traits[way] as number) | traits.green
}

function lineOf({ latitudes, longitudes, firstPoint, points }: Streets, way: number): Line {
  const ofWay = points.subarray(firstPoint[way] as number, firstPoint[way + 1] as number)
  const degreesOf = (values: Float64Array) => Array.from(ofWay, (point) => values[point] as number)
  return { latitudes: degreesOf(latitudes), longitudes: degreesOf(longitudes) }
}

function boxOf({ latitudes, longitudes }: Streets): Box {
  const box = { south: 90, west: 180, north: -90, east: -180 }
  for (let point = 0; point < latitudes.length; point += 1) {
    const [latitude, longitude] = [latitudes[point] as number, longitudes[point] as number]
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
  }
  return box
}
