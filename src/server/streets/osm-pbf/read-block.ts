import { PbfReader } from 'pbf'
import { UnreadableStreets } from './read-blobs.ts'

export type BlockVisitor = {
  node?: (id: number, latitude: number, longitude: number) => void
  way?: (tags: ReadonlyMap<string, string>, nodes: readonly number[]) => void
}

/** Calls the visitor for each node and each way of an unpacked data block. */
export function readBlock(bytes: Uint8Array, visitor: BlockVisitor): void {
  const block = { strings: [] as string[], groups: [] as Uint8Array[], granularity: 100, latitude: 0, longitude: 0 }
  new PbfReader(bytes).readFields((tag, _, pbf) => {
    if (tag === 1) pbf.readMessage((inner, strings) => inner === 1 && strings.push(pbf.readString()), block.strings)
    if (tag === 2) block.groups.push(pbf.readBytes())
    if (tag === 17) block.granularity = pbf.readVarint()
    if (tag === 19) block.latitude = pbf.readVarint(true)
    if (tag === 20) block.longitude = pbf.readVarint(true)
  }, null)
  const degrees = (offset: number, value: number) => (offset + block.granularity * value) / 1e9
  const visitNode = (id: number, latitude: number, longitude: number) =>
    visitor.node?.(id, degrees(block.latitude, latitude), degrees(block.longitude, longitude))
  for (const group of block.groups)
    new PbfReader(group).readFields((tag, _, pbf) => {
      if (tag === 1 && visitor.node) readNode(pbf, visitNode)
      if (tag === 2 && visitor.node) readDenseNodes(pbf, visitNode)
      if (tag === 3 && visitor.way) readWay(pbf, block.strings, visitor.way)
    }, null)
}

type VisitNode = (id: number, latitude: number, longitude: number) => void

function readNode(pbf: PbfReader, visit: VisitNode) {
  const node = pbf.readMessage(
    (tag, found) => {
      if (tag === 1) found.id = pbf.readSVarint()
      if (tag === 8) found.latitude = pbf.readSVarint()
      if (tag === 9) found.longitude = pbf.readSVarint()
    },
    { id: 0, latitude: 0, longitude: 0 },
  )
  visit(node.id, node.latitude, node.longitude)
}

function readDenseNodes(pbf: PbfReader, visit: VisitNode) {
  const dense = pbf.readMessage(
    (tag, found) => {
      if (tag === 1) found.ids = pbf.readPackedSVarint()
      if (tag === 8) found.latitudes = pbf.readPackedSVarint()
      if (tag === 9) found.longitudes = pbf.readPackedSVarint()
    },
    { ids: [] as number[], latitudes: [] as number[], longitudes: [] as number[] },
  )
  if (dense.latitudes.length !== dense.ids.length || dense.longitudes.length !== dense.ids.length)
    throw new UnreadableStreets('A block has more nodes than places.')
  let [id, latitude, longitude] = [0, 0, 0]
  for (const [at, step] of dense.ids.entries()) {
    id += step
    latitude += dense.latitudes[at] as number
    longitude += dense.longitudes[at] as number
    visit(id, latitude, longitude)
  }
}

function readWay(pbf: PbfReader, strings: readonly string[], visit: NonNullable<BlockVisitor['way']>) {
  const way = pbf.readMessage(
    (tag, found) => {
      if (tag === 2) found.keys = pbf.readPackedVarint()
      if (tag === 3) found.values = pbf.readPackedVarint()
      if (tag === 8) found.steps = pbf.readPackedSVarint()
    },
    { keys: [] as number[], values: [] as number[], steps: [] as number[] },
  )
  let id = 0
  const nodes = way.steps.map((step) => {
    id += step
    return id
  })
  visit(new Map(way.keys.map((key, at) => [strings[key] ?? '', strings[way.values[at] ?? 0] ?? ''])), nodes)
}
