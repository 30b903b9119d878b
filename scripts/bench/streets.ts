import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { median } from '#domain/units/numbers.ts'
import { listPacks, packFile } from '#server/streets/packs/pack-files.ts'
import { loadAround, readPack, readPackHeader } from '#server/streets/packs/read-pack.ts'
import { writeManyTowns } from './streets/many-towns.ts'

/**
 * Imports a map of about 27 MB that is written from demo towns, and with `--data DIR` each .osm.pbf file of a folder with
 * its tiles of elevation. Prints how long that takes, its memory, the size of the pack and how long it takes to load.
 */
export async function bench(words: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: { data: { type: 'string' }, starts: { type: 'string' } } })
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-streets-'))
  try {
    const towns = join(folder, 'towns.osm.pbf')
    writeFileSync(towns, writeManyTowns(TOWNS))
    importAndLoad(folder, towns, [])
    const data =
      values.data === undefined ? [] : readdirSync(values.data).map((name) => resolve(values.data ?? '', name))
    const tiles = data.filter((file) => /\.hgt(\.zip)?$/.test(file))
    for (const file of data.filter((name) => name.endsWith('.osm.pbf'))) importAndLoad(folder, file, tiles)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** So many towns make 27 MB. */
const TOWNS = 172
const LOADS = 15
const RADIUS_METRES = 11_000

type Alone = { seconds: number; processor: number; megabytes: number; problem?: string }

function importAndLoad(dataDir: string, file: string, tiles: readonly string[]) {
  const script = join(import.meta.dirname, 'streets/import-alone.ts')
  const before = new Set(listPacks(dataDir).map(({ name }) => name))
  const said = execFileSync(process.execPath, [...process.execArgv, script, dataDir, file, ...tiles], {
    encoding: 'utf8',
  })
  const { seconds, processor, megabytes, problem } = JSON.parse(said) as Alone
  const name = listPacks(dataDir).find((pack) => !before.has(pack.name))?.name
  if (problem || name === undefined) return console.log(`${file}: ${problem}`)
  const pack = packFile(dataDir, name)
  const header = readPackHeader(pack)
  if ('problem' in header) return console.log(`${file}: ${header.problem}`)
  const [south, west, north, east] = header.bounds
  const isCut = header.cells.length > 0
  const times = Array.from({ length: isCut ? 3 : LOADS }, () => {
    const start = performance.now()
    if (isCut) loadAround(pack, (south + north) / 2, (west + east) / 2, RADIUS_METRES)
    else readPack(pack)
    return performance.now() - start
  })
  const megabytesOf = (path: string) => `${(statSync(path).size / 1e6).toFixed(1)} MB`
  const load = `${isCut ? `of ${RADIUS_METRES / 1000} km around the middle, with graphs, ` : ''}${median(times).toFixed(1)} ms`
  const climb = header.hasElevations ? '; climb known' : ''
  console.log(
    `${name}, ${megabytesOf(file)}: imported in ${seconds.toFixed(1)} s (${processor.toFixed(1)} s of a processor) and ${megabytes.toFixed(0)} MB of memory; pack ${megabytesOf(pack)}, ${header.counts.junctions} junctions${isCut ? `, ${header.cells.length} squares` : ''}; load ${load}${climb}`,
  )
}
