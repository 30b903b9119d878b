import { basename } from 'node:path'
import { readTiles } from '../elevation/read-tiles.ts'
import { readStreets } from '../osm-pbf/read-streets.ts'
import type { PackHeader } from './header.ts'
import { packFile, removeUnfinished } from './pack-files.ts'
import { writePack } from './write-pack.ts'

type Import = {
  dataDir: string
  file: string
  name: string
  /** Files of elevation. */
  tiles: readonly string[]
  now: () => Date
  report: (share: number) => void
}

export type Imported = { header: PackHeader; shareWithElevation: number }

/** Makes a pack of a file, in the place of the one of that name. Whatever fails, the old one stays. */
export function importPack({ dataDir, file, name, tiles, now, report }: Import): Imported | { problem: string } {
  const elevation = tiles.length > 0 ? readTiles(tiles) : undefined
  if (elevation && 'problem' in elevation) return elevation
  const read = readStreets(file, { ...elevation, report: (share) => report(share * SHARE_OF_READING) })
  if ('problem' in read) return { problem: `${file}: ${read.problem}` }
  const known = read.elevations?.reduce((count, metres) => count + (Number.isNaN(metres) ? 0 : 1), 0) ?? 0
  const streets = known > 0 ? read : { ...read, elevations: undefined }
  try {
    removeUnfinished(dataDir)
    const written = { name, source: basename(file), importedAt: now().toISOString() }
    const header = writePack(packFile(dataDir, name), streets, written)
    report(1)
    return { header, shareWithElevation: known / streets.latitudes.length }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return { problem: `The pack cannot be written: ${error.message}` }
    throw error
  }
}

const SHARE_OF_READING = 0.8
