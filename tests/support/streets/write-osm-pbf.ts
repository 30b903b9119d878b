import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

export type WrittenNode = { id: number; latitude: number; longitude: number }
export type WrittenWay = { tags: Readonly<Record<string, string>>; nodes: readonly number[] }

/** A file in OpenStreetMap's PBF format with one block of ways and one of nodes, in this order. */
export function writeOsmPbf(nodes: readonly WrittenNode[], ways: readonly WrittenWay[]): Buffer {
  return Buffer.concat([writeBlob(writeWays(ways)), writeBlob(writeNodes(nodes))])
}

/** A block of a file, its data packed by zlib. */
export function writeBlob(data: Uint8Array, size = deflateSync(data)): Buffer {
  const blob = new PbfWriter()
  blob.writeVarintField(2, data.length)
  blob.writeBytesField(3, size)
  const bytes = blob.finish()
  const header = new PbfWriter()
  header.writeStringField(1, 'OSMData')
  header.writeVarintField(3, bytes.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, bytes])
}

function writeNodes(nodes: readonly WrittenNode[]): Uint8Array {
  const writer = new PbfWriter()
  writer.writeMessage(1, () => {}, null)
  writer.writeMessage(
    2,
    (_, group) =>
      group.writeMessage(
        2,
        (__, dense) => {
          dense.writePackedSVarint(1, stepsOf(nodes.map(({ id }) => id)))
          dense.writePackedSVarint(8, stepsOf(nodes.map(({ latitude }) => Math.round(latitude * 1e7))))
          dense.writePackedSVarint(9, stepsOf(nodes.map(({ longitude }) => Math.round(longitude * 1e7))))
        },
        null,
      ),
    null,
  )
  return writer.finish()
}

function writeWays(ways: readonly WrittenWay[]): Uint8Array {
  const strings = ['', ...new Set(ways.flatMap(({ tags }) => Object.entries(tags).flat()))]
  const writer = new PbfWriter()
  writer.writeMessage(1, (_, table) => strings.forEach((one) => void table.writeStringField(1, one)), null)
  writer.writeMessage(
    2,
    (_, group) =>
      ways.forEach(({ tags, nodes }, id) => {
        group.writeMessage(
          3,
          (__, way) => {
            way.writeVarintField(1, id + 1)
            way.writePackedVarint(
              2,
              Object.keys(tags).map((key) => strings.indexOf(key)),
            )
            way.writePackedVarint(
              3,
              Object.values(tags).map((value) => strings.indexOf(value)),
            )
            way.writePackedSVarint(8, stepsOf(nodes))
          },
          null,
        )
      }),
    null,
  )
  return writer.finish()
}

function stepsOf(values: readonly number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0))
}
