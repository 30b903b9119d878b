import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { describe, expect, test } from 'vitest'
import { access, type Streets, traits, wayKinds } from '#domain/streets/streets.ts'
import { readStreets } from '#server/streets/osm-pbf/read-streets.ts'
import { type WrittenWay, writeBlob, writeGroup, writeOsmPbf } from '#tests/support/streets/write-osm-pbf.ts'

const folder = mkdtempSync(join(tmpdir(), 'osm-pbf-'))

function readBytes(bytes: Uint8Array, elevationAt?: (latitude: number, longitude: number) => number) {
  const file = join(folder, 'streets.osm.pbf')
  writeFileSync(file, bytes)
  return readStreets(file, elevationAt && { elevationAt })
}

function streetsIn(...given: Parameters<typeof readBytes>): Streets {
  const streets = readBytes(...given)
  if ('problem' in streets) throw new Error(streets.problem)
  return streets
}

// Ids in no order, and one beyond 32 bits. About 140 m from one to the next.
const nodes = [9_000_000_001, 5, 7, 6].map((id, at) => ({ id, latitude: 43.7 + at / 1000, longitude: 7.4 - at / 1000 }))
const street = { tags: { highway: 'residential', oneway: 'yes', surface: 'asphalt' }, nodes: [9_000_000_001, 5, 7, 6] }

test('ways and their nodes are read, in whatever order the file has them', () => {
  const streets = streetsIn(writeOsmPbf(nodes, [street, { tags: { highway: 'motorway' }, nodes: [5, 6] }]))
  expect([...streets.kinds].map((kind) => wayKinds[kind])).toEqual(['residential'])
  expect([...streets.access]).toEqual([access.foot | access.bikeForward])
  const places = [...streets.points].map((point) => streets.latitudes[point]?.toFixed(4))
  expect(places).toEqual(['43.7000', '43.7010', '43.7020', '43.7030'])
})

test('a way ends where a node is missing or not on earth, and goes on after it', () => {
  const longer = { ...street, nodes: [9_000_000_001, 5, 4, 7, 6] }
  expect(streetsIn(writeOsmPbf(nodes, [longer]))).toMatchObject({ firstPoint: Uint32Array.of(0, 2, 4) })
  const far = { id: 4, latitude: 97, longitude: 7 }
  expect(streetsIn(writeOsmPbf([...nodes, far], [longer]))).toMatchObject({ firstPoint: Uint32Array.of(0, 2, 4) })
})

test('a street has its name, or the number on its signs; one without either has none', () => {
  const tagged = (more: Record<string, string>): WrittenWay => ({ ...street, tags: { ...street.tags, ...more } })
  const ways = [
    tagged({ name: 'Rue  Basse\n' }),
    tagged({ ref: 'D 37' }),
    tagged({}),
    tagged({ name: 'x'.repeat(9_000) }),
  ]
  const { names, nameOf } = streetsIn(writeOsmPbf(nodes, ways))
  expect([...nameOf].map((name) => names[name])).toEqual(['Rue Basse', 'D 37', '', 'x'.repeat(255)])
})

test.each([
  [{ highway: 'residential' }, traits.quiet],
  [{ highway: 'residential', lit: 'yes', maxspeed: '70' }, traits.lit],
  [{ highway: 'residential', lit: 'no', maxspeed: '30' }, traits.quiet],
  [{ highway: 'residential', maxspeed: '40 mph' }, 0],
  [{ highway: 'unclassified', maxspeed: '20 mph' }, traits.quiet],
  [{ highway: 'secondary', lit: '24/7' }, traits.lit],
  [{ highway: 'track' }, traits.green | traits.quiet],
  [{ highway: 'footway', footway: 'sidewalk' }, 0],
])('of a way with the tags %j the traits are %i', (tags, expected) => {
  expect([...streetsIn(writeOsmPbf(nodes, [{ ...street, tags }])).traits]).toEqual([expected])
})

/** A street along 43.7 north from 7.4 to 7.41 east, among what lies around it. */
function isGreenAmong(around: WrittenWay['tags'], corners: readonly (readonly [number, number])[]): boolean {
  const street = [
    [43.7, 7.4],
    [43.7, 7.41],
  ] as const
  const written = [...street, ...corners].map(([latitude, longitude], id) => ({ id, latitude, longitude }))
  const line = corners.map((_, at) => at + 2)
  const ways = [
    { tags: { highway: 'secondary' }, nodes: [0, 1] },
    { tags: { highway: 'secondary' }, nodes: [0, 2] },
    { tags: around, nodes: corners.length > 2 ? [...line, 2] : line },
  ]
  return ((streetsIn(writeOsmPbf(written, ways)).traits[0] ?? 0) & traits.green) !== 0
}

test('a street in a park or beside water is green, and one that is further away is not', () => {
  const square = (south: number, north: number) =>
    [
      [south, 7.399],
      [south, 7.411],
      [north, 7.411],
      [north, 7.399],
    ] as const
  expect(isGreenAmong({ leisure: 'park' }, square(43.699, 43.701))).toBe(true)
  expect(isGreenAmong({ landuse: 'forest' }, square(43.699, 43.701))).toBe(true)
  expect(isGreenAmong({ landuse: 'industrial' }, square(43.699, 43.701))).toBe(false)
  expect(isGreenAmong({ leisure: 'park' }, square(43.702, 43.704))).toBe(false)
  expect(isGreenAmong({ natural: 'water' }, square(43.7002, 43.704))).toBe(true)
  expect(isGreenAmong({ leisure: 'park' }, square(43.7004, 43.704))).toBe(false)
  const river = (latitude: number) => square(latitude, latitude).slice(0, 2)
  expect(isGreenAmong({ waterway: 'river' }, river(43.7003))).toBe(true)
  expect(isGreenAmong({ waterway: 'river' }, river(43.7015))).toBe(false)
})

test('settlements and streets are places; a street of the same name further away is another', () => {
  const far = nodes.map(({ id, latitude, longitude }) => ({ id: id + 50, latitude: latitude + 0.05, longitude }))
  const village = { id: 99, latitude: 43.71, longitude: 7.41, tags: { place: 'village', name: 'La Turbie' } }
  const nameless = { id: 98, latitude: 43.71, longitude: 7.41, tags: { place: 'village' } }
  const named = { ...street, tags: { ...street.tags, name: 'Rue Basse' } }
  const ways = [named, named, { ...named, nodes: named.nodes.map((id) => id + 50) }]
  const { places } = streetsIn(writeOsmPbf([...nodes, ...far, village, nameless], ways))
  expect(places.map(({ name, kind, latitude }) => [name, kind, latitude.toFixed(3)])).toEqual([
    ['La Turbie', 'village', '43.710'],
    ['Rue Basse', 'street', '43.702'],
    ['Rue Basse', 'street', '43.752'],
  ])
})

test('a tunnel does not climb the hill above it, and where no height is known there is none', () => {
  const hill = (latitude: number) => (latitude > 43.7005 && latitude < 43.7025 ? 200 : 10)
  const open = { ...street, nodes: [9_000_000_001, 5] }
  const [from, to] = [
    { ...street, nodes: [9_000_000_001, 88] },
    { ...street, nodes: [6, 89] },
  ]
  const ends = [
    { id: 88, latitude: 43.699, longitude: 7.4 },
    { id: 89, latitude: 43.704, longitude: 7.397 },
  ]
  // Two ways that are tunnels meet under the hill.
  const tunnel = { ...street.tags, tunnel: 'yes' }
  const ways = [from, to, { tags: tunnel, nodes: [9_000_000_001, 5, 7] }, { tags: tunnel, nodes: [7, 6] }]
  const heights = streetsIn(writeOsmPbf([...nodes, ...ends], ways), hill).elevations ?? []
  expect([...heights].map(Math.round)).toEqual([10, 10, 10, 10, 10, 10])
  const over = streetsIn(writeOsmPbf(nodes, [open]), hill)
  expect([...(over.elevations ?? [])].toSorted()).toEqual([10, 200])
  expect([...(streetsIn(writeOsmPbf(nodes, [open]), () => Number.NaN).elevations ?? [])]).toEqual([
    Number.NaN,
    Number.NaN,
  ])
  expect(streetsIn(writeOsmPbf(nodes, [open])).elevations).toBeUndefined()
})

test('a relation that contains itself is of no account', () => {
  const relation = writeGroup((group) =>
    group.writeMessage(
      4,
      (_, own) => {
        own.writeVarintField(1, 1)
        own.writePackedSVarint(9, [1, 0])
        own.writePackedVarint(10, [2, 2])
      },
      null,
    ),
  )
  expect(streetsIn(Buffer.concat([writeOsmPbf(nodes, [street]), writeBlob(relation)])).kinds).toHaveLength(1)
})

const DAMAGED = 'The file is damaged: a block of it cannot be read.'

/** A block with one field that claims to be so long. */
function claiming(tag: number, length: number): Uint8Array {
  const writer = new PbfWriter()
  writer.writeTag(tag, 2)
  writer.writeVarint(length)
  writer.writeFixed32(0)
  return writer.finish()
}

/** A block with a way of so many nodes by its own account. */
function wayClaiming(length: number): Uint8Array {
  return writeGroup((group, numberOf) => {
    const way = new PbfWriter()
    way.writePackedVarint(2, [numberOf('highway')])
    way.writePackedVarint(3, [numberOf('path')])
    way.writeTag(8, 2)
    way.writeVarint(length)
    way.writeVarint(2)
    group.writeBytesField(3, way.finish())
  })
}

describe('of a hostile file the operator reads what is wrong:', () => {
  const whole = writeOsmPbf(nodes, [street])
  const wayWith = (ids: number[]) => writeOsmPbf(nodes, [{ ...street, nodes: ids }])

  test.each([
    ['nothing', new Uint8Array(), 'The file is empty.'],
    ['text', Buffer.from('<?xml version="1.0"?><osm></osm>'), 'This is not a file in the .osm.pbf format.'],
    ['half a file', whole.subarray(0, 60), 'The file ends in the middle of a block.'],
    ['no streets', writeOsmPbf(nodes, []), 'The file has no streets.'],
    ['no nodes', writeOsmPbf([], [street]), 'The file has no streets.'],
    ['damaged bytes', writeBlob(Buffer.alloc(9, 0xff)), DAMAGED],
    ['a block of 64 MB', writeBlob(new Uint8Array(9), deflateSync(Buffer.alloc(64 * 1024 * 1024))), DAMAGED],
    ['strings of 2^53 bytes', writeBlob(claiming(1, 2 ** 53 - 1)), DAMAGED],
    ['a group of 2^53 bytes', writeBlob(claiming(2, 2 ** 53 - 1)), DAMAGED],
    ['a way with 2^53 nodes', writeBlob(wayClaiming(2 ** 53 - 1)), DAMAGED],
    ['a way with a node more than there is', writeBlob(wayClaiming(2)), DAMAGED],
    ['ids beyond 2^53', wayWith([2 ** 53 + 2, 5]), 'A way of the file names a node with too large a number.'],
    [
      'nodes beyond 2^53',
      writeOsmPbf([...nodes, { id: 2 ** 53 + 2, latitude: 1, longitude: 1 }], [street]),
      'A node of the file has a number that is too large.',
    ],
  ])('%s', (_, bytes, problem) => {
    expect(readBytes(bytes)).toEqual({ problem })
  })

  test('many blocks that each unpack to thirty megabytes', () => {
    const filler = new PbfWriter()
    filler.writeBytesField(31, Buffer.alloc(30 * 1024 * 1024))
    const bomb = writeBlob(filler.finish())
    expect(readBytes(Buffer.concat([whole, bomb, bomb, bomb]))).toEqual({
      problem: 'The file unpacks to more than 100 times its size, as no map does.',
    })
  })

  test('an end anywhere', () => {
    for (let length = 1; length < whole.length; length += 1) {
      const read = readBytes(whole.subarray(0, length))
      expect(read).toMatchObject({ problem: expect.stringMatching(/\.$/) })
    }
  })

  test('any byte wrong', () => {
    const plain = { problem: expect.stringMatching(/^[A-Z].*\.$/s) }
    for (let at = 0; at < whole.length; at += 1) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] as number) ^ 0x55
      const read = readBytes(bytes)
      if ('problem' in read) expect(read).toEqual(plain)
    }
  })
})

test('a file that is not there is named, and a folder is called one', () => {
  expect(readStreets(join(folder, 'none.osm.pbf'))).toEqual({ problem: expect.stringContaining('none.osm.pbf') })
  expect(readStreets(folder)).toEqual({ problem: 'This is a folder. Give a file in the .osm.pbf format.' })
})
