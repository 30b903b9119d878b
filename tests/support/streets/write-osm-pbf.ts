import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

type Tags = Readonly<Record<string, string>>

export type WrittenNode = { id: number; latitude: number; longitude: number; tags?: Tags }
export type WrittenWay = { tags: Tags; nodes: readonly number[] }

/** Objects in a block, as the programs of OpenStreetMap have it. */
const OBJECTS_PER_BLOCK = 8_000

/** A file in OpenStreetMap's PBF format with its ways first, and then its nodes, which are dense. */
export function writeOsmPbf(nodes: readonly WrittenNode[], ways: readonly WrittenWay[]): Buffer {
  return Buffer.concat([
    ...chunksOf(ways).map((chunk) => writeBlob(writeWays(chunk))),
    ...chunksOf(nodes).map((chunk) => writeBlob(writeNodes(chunk))),
  ])
}

function chunksOf<T>(values: readonly T[]): T[][] {
  const count = Math.ceil(values.length / OBJECTS_PER_BLOCK)
  return Array.from({ length: count }, (_, at) => values.slice(at * OBJECTS_PER_BLOCK, (at + 1) * OBJECTS_PER_BLOCK))
}

/** A block of a file, its data packed by zlib. */
export function writeBlob(data: Uint8Array, packed: Uint8Array = deflateSync(data)): Buffer {
  const blob = new PbfWriter()
  blob.writeVarintField(2, data.length)
  blob.writeBytesField(3, packed)
  const bytes = blob.finish()
  const header = new PbfWriter()
  header.writeStringField(1, 'OSMData')
  header.writeVarintField(3, bytes.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, bytes])
}

/** A block with a group that `write` fills; it numbers the strings that it needs. */
export function writeGroup(write: (group: PbfWriter, numberOf: (text: string) => number) => void): Uint8Array {
  const numbers = new Map([['', 0]])
  const group = new PbfWriter()
  write(group, (text) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  })
  const block = new PbfWriter()
  block.writeMessage(1, (names, table) => names.forEach((one) => void table.writeStringField(1, one)), [
    ...numbers.keys(),
  ])
  block.writeBytesField(2, group.finish())
  return block.finish()
}

function writeNodes(nodes: readonly WrittenNode[]): Uint8Array {
  return writeGroup((group, numberOf) => {
    const tagged = nodes.some(({ tags }) => tags)
    const tags = nodes.flatMap((node) => [
      ...Object.entries(node.tags ?? {})
        .flat()
        .map(numberOf),
      0,
    ])
    group.writeMessage(
      2,
      (_, dense) => {
        dense.writePackedSVarint(1, stepsOf(nodes.map(({ id }) => id)))
        dense.writePackedSVarint(8, stepsOf(nodes.map(({ latitude }) => Math.round(latitude * 1e7))))
        dense.writePackedSVarint(9, stepsOf(nodes.map(({ longitude }) => Math.round(longitude * 1e7))))
        if (tagged) dense.writePackedVarint(10, tags)
      },
      null,
    )
  })
}

function writeWays(ways: readonly WrittenWay[]): Uint8Array {
  return writeGroup((group, numberOf) =>
    ways.forEach(({ tags, nodes }, id) => {
      group.writeMessage(
        3,
        (_, way) => {
          way.writeVarintField(1, id + 1)
          way.writePackedVarint(2, Object.keys(tags).map(numberOf))
          way.writePackedVarint(3, Object.values(tags).map(numberOf))
          way.writePackedSVarint(8, stepsOf(nodes))
        },
        null,
      )
    }),
  )
}

function stepsOf(values: readonly number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0))
}
