import type { Box } from '#contracts/streets.ts'
import { drawDemoTown } from '#domain/streets/demo-town.ts'
import { type FoundPlace, indexPlaces, type PlaceIndex, searchPlaces } from '#domain/streets/search-places.ts'
import type { Place, Streets } from '#domain/streets/streets.ts'
import { encodePack } from '../../streets/packs/encode-pack.ts'
import { listPacks, packFile } from '../../streets/packs/pack-files.ts'
import { loadAround, readPack, readPlaces } from '../../streets/packs/read-pack.ts'
import { createRecent } from '../recent.ts'
import { openOnce } from './opened.ts'
import { markBegun, type Signals } from './signals.ts'
import { type DrawnStreets, streetsInBox } from './streets-in-box.ts'

// The functions that the reading thread runs. Each takes one value and is found by its name.

type Point = { latitude: number; longitude: number }
type Task = { signals: Signals }
type OfRegion = Task & { key: string; pack: SharedArrayBuffer }

/** A region pack of DATA_DIR/streets, or why it cannot be read. */
export type FoundPack = { name: string } & (
  | { problem: string }
  | {
      /** Degrees: south, west, north, east. */
      bounds: readonly [number, number, number, number]
      /** A large one, of which a part is loaded. */
      isCut: boolean
      attribution: string
      importedAt: string
    }
)

export function findPacks({ dataDir, signals }: Task & { dataDir: string }): FoundPack[] {
  markBegun(signals)
  return listPacks(dataDir).map((pack) => {
    if ('problem' in pack) return { name: pack.name, problem: pack.problem }
    const { name, bounds, cells, attribution, importedAt } = pack
    return { name, bounds, isCut: cells.length > 0, attribution, importedAt }
  })
}

/** The bytes of a pack, or those of a large one around a place. */
export function readRegion({
  dataDir,
  name,
  around,
  signals,
}: Task & { dataDir: string; name: string; around?: Point & { metres: number } }):
  | SharedArrayBuffer
  | { problem: string } {
  markBegun(signals)
  const file = packFile(dataDir, name)
  const pack = around ? loadAround(file, around.latitude, around.longitude, around.metres) : readPack(file)
  if ('problem' in pack) return pack
  return pack.buffer ?? encodePack(pack.streets, name)
}

/** The bytes of an invented town around a place. */
export function inventTown({ seed, centre, signals }: Task & { seed: number; centre: Point }): SharedArrayBuffer {
  markBegun(signals)
  return encodePack(drawDemoTown(seed, centre), 'demo-town')
}

/** The bytes of streets that were fetched. */
export function encodeStreets({ streets, signals }: Task & { streets: Streets }): SharedArrayBuffer {
  markBegun(signals)
  return encodePack(streets, 'fetched')
}

/** The streets of a region in a box, cut at its sides. */
export function readBox({ box, ...region }: OfRegion & { box: Box }): DrawnStreets {
  markBegun(region.signals)
  return streetsInBox(openOnce(region).streets, box)
}

export type PlaceQuestion = { words: string; limit: number; near?: Point | undefined }

/** Searches the places of a region. */
export function findPlaces({ question, ...region }: OfRegion & { question: PlaceQuestion }): FoundPlace[] {
  markBegun(region.signals)
  return searchPlaces(openOnce(region).places(), question.words, question.limit, question.near)
}

/** Searches the places of packs; one that cannot be read has none. */
export function findPlacesInPacks({
  dataDir,
  packs,
  question,
  signals,
}: Task & { dataDir: string; packs: readonly { name: string; importedAt: string }[]; question: PlaceQuestion }) {
  markBegun(signals)
  const key = packs.map(({ name, importedAt }) => `${name} ${importedAt}`).join('\n')
  const index = gazetteers.get(key, () => {
    const all: Place[] = []
    for (const { name } of packs) {
      const places = readPlaces(packFile(dataDir, name))
      if ('problem' in places || all.length + places.length > MAX_PLACES) continue
      for (const place of places) all.push(place)
    }
    return indexPlaces(all)
  })
  return searchPlaces(index, question.words, question.limit, question.near)
}

const gazetteers = createRecent<PlaceIndex>(1)
/** Each takes about 300 bytes. The places of a large country are left out. */
const MAX_PLACES = 500_000
