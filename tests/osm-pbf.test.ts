import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { access, wayKinds } from '#domain/streets/streets.ts'
import { readStreets } from '#server/streets/osm-pbf/read-streets.ts'
import { writeBlob, writeOsmPbf } from '#tests/support/streets/write-osm-pbf.ts'

const folder = mkdtempSync(join(tmpdir(), 'osm-pbf-'))

function readBytes(bytes: Uint8Array) {
  const file = join(folder, 'streets.osm.pbf')
  writeFileSync(file, bytes)
  return readStreets(file)
}

// Ids in no order, and one beyond 32 bits.
const nodes = [9_000_000_001, 5, 7, 6].map((id, at) => ({ id, latitude: 43.7 + at / 1000, longitude: 7.4 - at / 1000 }))
const street = { tags: { highway: 'residential', oneway: 'yes', surface: 'asphalt' }, nodes: [9_000_000_001, 5, 7, 6] }

test('ways and their nodes are read, in whatever order the file has them', () => {
  const streets = readBytes(writeOsmPbf(nodes, [street, { tags: { highway: 'motorway' }, nodes: [5, 6] }]))
  if ('problem' in streets) throw new Error(streets.problem)
  expect([...streets.kinds].map((kind) => wayKinds[kind])).toEqual(['residential'])
  expect([...streets.access]).toEqual([access.foot | access.bikeForward])
  const places = [...streets.points].map((point) => streets.latitudes[point]?.toFixed(4))
  expect(places).toEqual(['43.7000', '43.7010', '43.7020', '43.7030'])
})

test('a way ends where a node is missing, and goes on after it', () => {
  const longer = { ...street, nodes: [9_000_000_001, 5, 4, 7, 6] }
  const streets = readBytes(writeOsmPbf(nodes, [longer]))
  expect(streets).toMatchObject({ firstPoint: Uint32Array.of(0, 2, 4) })
})

test.each([
  ['nothing', new Uint8Array(), 'The file is empty.'],
  ['text', Buffer.from('<?xml version="1.0"?><osm></osm>'), 'This is not a file in the .osm.pbf format.'],
  ['half a file', writeOsmPbf(nodes, [street]).subarray(0, 60), 'The file ends in the middle of a block.'],
  ['no streets', writeOsmPbf(nodes, []), 'The file has no streets.'],
  ['damaged bytes', writeBlob(Buffer.alloc(9, 0xff)), 'The file is damaged: a block of it cannot be read.'],
  [
    'a block that unpacks to 64 MB',
    writeBlob(new Uint8Array(9), deflateSync(Buffer.alloc(64 * 1024 * 1024))),
    'The file is damaged: a block of it cannot be read.',
  ],
])('of %s the operator reads what is wrong', (_, bytes, problem) => {
  expect(readBytes(bytes)).toEqual({ problem })
})

test('a file that is not there is named', () => {
  expect(readStreets(join(folder, 'none.osm.pbf'))).toEqual({ problem: expect.stringContaining('none.osm.pbf') })
})
