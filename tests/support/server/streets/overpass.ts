import { drawDemoTown } from '#domain/streets/demo-town.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { osmOf } from '../../streets/osm-of.ts'
import { aStreetServer } from './street-server.ts'

export type Box = { south: number; west: number; north: number; east: number }

type Element = Record<string, unknown>

/** An Overpass server with the streets of the demo town, for queries of ways with the key highway in a box. */
export async function anOverpass() {
  const boxes: Box[] = []
  const server = await aStreetServer(({ url, headers, body }) => {
    if (!/^Pacewright\/\S+ \(\+.+\)$/.test(headers['user-agent'] ?? '')) return { status: 406, body: 'Not acceptable' }
    const query = new URLSearchParams(body).get('data') ?? ''
    const box = boxIn(query)
    if (url.pathname !== '/api/interpreter' || !box) return { status: 400, body: '<html>Error: parse error</html>' }
    boxes.push(box)
    const answer = { version: 0.6, generator: 'Overpass API', elements: elementsIn(box) }
    return { status: 200, body: overpass.distort(answer) }
  })
  const overpass = Object.assign(server, { boxes, distort: (answer: object): unknown => answer })
  return overpass
}

let town: Streets | undefined

export function theTown(): Streets {
  town ??= drawDemoTown(1)
  return town
}

let map: ReturnType<typeof drawMap> | undefined

function theMap() {
  map ??= drawMap()
  return map
}

function drawMap() {
  // Larger than 32 bits, like ids of OpenStreetMap.
  const { nodes, ways } = osmOf(theTown(), { firstId: 10_000_000_000 })
  return { nodes, ways, byId: new Map(nodes.map((node) => [node.id, node])) }
}

function boxIn(query: string): Box | undefined {
  const [, south, west, north, east] = /way\["highway"\]\(([-\d.]+),([-\d.]+),([-\d.]+),([-\d.]+)\)/.exec(query) ?? []
  if (east === undefined || !query.startsWith('[out:json]')) return undefined
  return { south: Number(south), west: Number(west), north: Number(north), east: Number(east) }
}

/** Ways with a node in the box, whole as Overpass gives them, then their nodes, then places. */
function elementsIn(box: Box): Element[] {
  const { nodes, ways, byId } = theMap()
  const isIn = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
  const found = ways.flatMap(({ tags, nodes: ids }, at) =>
    ids.some((id) => isIn(byId.get(id) ?? { latitude: 91, longitude: 0 }))
      ? { type: 'way', id: at + 1, tags, nodes: ids }
      : [],
  )
  const needed = new Set(found.flatMap(({ nodes: ids }) => ids))
  return [
    ...found,
    ...nodes.flatMap(({ id, latitude, longitude, tags }) => {
      const isPlace = tags !== undefined && isIn({ latitude, longitude })
      if (!isPlace && !needed.has(id)) return []
      return { type: 'node', id, lat: latitude, lon: longitude, ...(tags && { tags }) }
    }),
  ]
}
