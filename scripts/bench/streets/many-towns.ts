import { drawDemoTown } from '#domain/streets/demo-town.ts'
import { osmOf } from '#tests/support/streets/osm-of.ts'
import { writeOsmPbf } from '#tests/support/streets/write-osm-pbf.ts'

/** A map of demo towns side by side, each from another seed, as a file in the .osm.pbf format. */
export function writeManyTowns(count: number): Buffer {
  const columns = Math.ceil(Math.sqrt(count))
  const files = Array.from({ length: count }, (_, at) => {
    const place = { east: (at % columns) * COLUMN_DEGREES, north: Math.floor(at / columns) * ROW_DEGREES }
    const { nodes, ways } = osmOf(drawDemoTown(at + 1), { firstId: 1 + at * IDS_PER_TOWN, ...place })
    return writeOsmPbf(nodes, ways)
  })
  return Buffer.concat(files)
}

/** Towns with their country are 20 km wide. */
const COLUMN_DEGREES = 0.3
const ROW_DEGREES = 0.2
const IDS_PER_TOWN = 1_000_000
