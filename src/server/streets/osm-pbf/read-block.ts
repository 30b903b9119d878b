import { noBytes, packedNumbers, readFields } from './read-fields.ts'
import { DAMAGED, UnreadableStreets } from './unreadable.ts'

export type Tags = ReadonlyMap<string, string>

export type BlockVisitor = {
  node?: (id: number, latitude: number, longitude: number) => void
  /** A node that has one of the keys in `placeKeys`. */
  place?: (tags: Tags, latitude: number, longitude: number) => void
  placeKeys?: readonly string[]
  /** A way that has one of the keys in `wayKeys`. Its nodes are read when asked for. */
  way?: (tags: Tags, nodes: () => Iterable<number>) => void
  wayKeys?: readonly string[]
}

/** Calls the visitor for each node and each way of an unpacked data block. Relations are not read. */
export function readBlock(bytes: Uint8Array, visitor: BlockVisitor): void {
  const block = readFields(
    bytes,
    (tag, found, pbf) => {
      if (tag === 1) found.strings = pbf.readBytes()
      if (tag === 2) found.groups.push(pbf.readBytes())
      if (tag === 17) found.granularity = pbf.readVarint()
      if (tag === 19) found.latitude = pbf.readVarint(true)
      if (tag === 20) found.longitude = pbf.readVarint(true)
    },
    { strings: noBytes, groups: [] as Uint8Array[], granularity: 100, latitude: 0, longitude: 0 },
  )
  const strings = readStrings(block.strings)
  const numbersOf = (keys: readonly string[] = []) => new Set(keys.map((key) => strings.indexOf(key)))
  const [placeKeys, wayKeys] = [numbersOf(visitor.placeKeys), numbersOf(visitor.wayKeys)]
  const degrees = (offset: number, value: number) => (offset + block.granularity * value) / 1e9
  const visitNode = (id: number, latitude: number, longitude: number, tags: readonly number[]) => {
    if (!Number.isSafeInteger(id)) throw new UnreadableStreets('A node of the file has a number that is too large.')
    const place = [degrees(block.latitude, latitude), degrees(block.longitude, longitude)] as const
    visitor.node?.(id, ...place)
    if (tags.length > 0 && tags.some((key, at) => at % 2 === 0 && placeKeys.has(key)))
      visitor.place?.(tagsOf(strings, tags), ...place)
  }
  for (const group of block.groups)
    readFields(
      group,
      (tag, _, pbf) => {
        if (tag === 1 && visitor.node) readNode(pbf.readBytes(), visitNode)
        if (tag === 2 && visitor.node) readDenseNodes(pbf.readBytes(), visitNode)
        if (tag === 3 && visitor.way) readWay(pbf.readBytes(), strings, wayKeys, visitor.way)
      },
      null,
    )
}

function readStrings(table: Uint8Array): string[] {
  return readFields<string[]>(
    table,
    (tag, strings, pbf) => {
      if (tag !== 1) return
      if (strings.length >= MAX_STRINGS) throw new UnreadableStreets(DAMAGED)
      strings.push(pbf.readString())
    },
    [],
  )
}

/** A block has at most 8000 objects in the files of all known programs. */
const MAX_STRINGS = 1_000_000

/** `tags` are pairs of the numbers of a key and its value. */
function tagsOf(strings: readonly string[], tags: readonly number[]): Tags {
  const read = new Map<string, string>()
  for (let at = 0; at + 1 < tags.length; at += 2)
    read.set(strings[tags[at] as number] ?? '', strings[tags[at + 1] as number] ?? '')
  return read
}

type VisitNode = (id: number, latitude: number, longitude: number, tags: readonly number[]) => void

function readNode(bytes: Uint8Array, visit: VisitNode) {
  const node = readFields(
    bytes,
    (tag, found, pbf) => {
      if (tag === 1) found.id = pbf.readSVarint()
      if (tag === 2) found.keys = pbf.readBytes()
      if (tag === 3) found.values = pbf.readBytes()
      if (tag === 8) found.latitude = pbf.readSVarint()
      if (tag === 9) found.longitude = pbf.readSVarint()
    },
    { id: 0, latitude: 0, longitude: 0, keys: noBytes, values: noBytes },
  )
  visit(node.id, node.latitude, node.longitude, pairsOf(node.keys, node.values))
}

function readDenseNodes(bytes: Uint8Array, visit: VisitNode) {
  const dense = readFields(
    bytes,
    (tag, found, pbf) => {
      if (tag === 1) found.ids = pbf.readBytes()
      if (tag === 8) found.latitudes = pbf.readBytes()
      if (tag === 9) found.longitudes = pbf.readBytes()
      if (tag === 10) found.tags = pbf.readBytes()
    },
    { ids: noBytes, latitudes: noBytes, longitudes: noBytes, tags: noBytes },
  )
  const [ids, latitudes, longitudes] = [dense.ids, dense.latitudes, dense.longitudes].map(packedNumbers) as [
    ReturnType<typeof packedNumbers>,
    ReturnType<typeof packedNumbers>,
    ReturnType<typeof packedNumbers>,
  ]
  const tags = packedNumbers(dense.tags)
  let [id, latitude, longitude] = [0, 0, 0]
  while (!ids.isDone()) {
    if (latitudes.isDone() || longitudes.isDone()) throw new UnreadableStreets('A block has more nodes than places.')
    id += ids.nextSigned()
    latitude += latitudes.nextSigned()
    longitude += longitudes.nextSigned()
    visit(id, latitude, longitude, untilZero(tags))
  }
}

const noTags: readonly number[] = []

/** The tags of the next node, which a zero ends. */
function untilZero({ next, isDone }: ReturnType<typeof packedNumbers>): readonly number[] {
  let tags = noTags as number[]
  while (!isDone()) {
    const number = next()
    if (number === 0) break
    if (tags === noTags) tags = []
    tags.push(number)
  }
  return tags
}

function pairsOf(keys: Uint8Array, values: Uint8Array): number[] {
  const [key, value] = [packedNumbers(keys), packedNumbers(values)]
  const pairs: number[] = []
  while (!key.isDone() && !value.isDone()) pairs.push(key.next(), value.next())
  return pairs
}

function readWay(
  bytes: Uint8Array,
  strings: readonly string[],
  wayKeys: ReadonlySet<number>,
  visit: NonNullable<BlockVisitor['way']>,
) {
  const way = readFields(
    bytes,
    (tag, found, pbf) => {
      if (tag === 2) found.keys = pbf.readBytes()
      if (tag === 3) found.values = pbf.readBytes()
      if (tag === 8) found.nodes = pbf.readBytes()
    },
    { keys: noBytes, values: noBytes, nodes: noBytes },
  )
  const tags = pairsOf(way.keys, way.values)
  if (!tags.some((key, at) => at % 2 === 0 && wayKeys.has(key))) return
  visit(tagsOf(strings, tags), () => nodesOf(way.nodes))
}

function* nodesOf(steps: Uint8Array): Generator<number> {
  const numbers = packedNumbers(steps)
  let id = 0
  while (!numbers.isDone()) {
    id += numbers.nextSigned()
    if (!Number.isSafeInteger(id))
      throw new UnreadableStreets('A way of the file names a node with too large a number.')
    yield id
  }
}
