import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../http/log/log.ts'
import { ProviderFailure } from '../provider.ts'
import { createRecent } from '../recent.ts'
import type { FoundPack } from '../threads/reading.ts'
import type { StreetThreads } from '../threads/threads.ts'
import type { Around, Region, RegionSource } from './region.ts'

export type PackParts = {
  dataDir: string
  threads: Pick<StreetThreads, 'findPacks' | 'readRegion' | 'findPlacesInPacks'>
  log: Pick<Log, 'warn'>
}

type Usable = Extract<FoundPack, { bounds: unknown }>

/** The region packs of DATA_DIR/streets, the smallest around a place first. A pack that is replaced is read again. */
export function regionPacks({ dataDir, threads, log }: PackParts): RegionSource {
  const folder = join(dataDir, 'streets')
  // Not the signals of requests: others may wait for the same pack.
  const never = new AbortController().signal
  const loaded = createRecent<Promise<Region>>(MAX_LOADED)
  let listed: { state: string; packs: Promise<FoundPack[]> } | undefined

  const list = async (): Promise<FoundPack[]> => {
    const packs = await threads.findPacks(dataDir, never)
    for (const pack of packs) if ('problem' in pack) log.warn({ pack: pack.name }, pack.problem)
    return packs
  }

  /** The packs, listed again when a file has changed. */
  const listPacks = async (): Promise<FoundPack[]> => {
    const state = await stateOf(folder)
    if (state === '') return []
    if (listed?.state !== state) {
      const packs = list()
      listed = { state, packs }
      packs.catch(() => {
        listed = undefined
      })
    }
    return listed.packs
  }
  const current = async () => (await listPacks()).filter((pack) => 'bounds' in pack)

  const around: RegionSource['atHand'] = async function* (place, _signal, beforeReading) {
    const near = (await current()).filter((pack) => holds(pack, place))
    for (const pack of near.toSorted((one, other) => areaOf(one) - areaOf(other))) {
      const { part, aroundPart } = partOf(pack, place)
      const key = `pack ${pack.name} ${pack.importedAt} ${part}`
      yield await loaded.get(key, () => {
        beforeReading?.()
        const region = load(key, pack, aroundPart)
        region.catch(() => loaded.forget(key))
        return region
      })
    }
  }

  const load = async (key: string, { name, attribution }: Usable, part: Around | undefined): Promise<Region> => {
    const pack = await threads.readRegion(dataDir, name, part, never)
    if ('problem' in pack) throw new ProviderFailure(`The region pack ${name} cannot be read: ${pack.problem}`)
    return { key, pack, source: { id: 'packs', name, attribution } }
  }
  return {
    id: 'packs',
    around,
    atHand: around,
    listPacks,
    findPlaces: async (question, signal) => {
      const packs = (await current()).toSorted((one, other) => areaOf(one) - areaOf(other))
      if (packs.length === 0) return { places: [], attribution: '' }
      const places = await threads.findPlacesInPacks(dataDir, packs, question, signal)
      return { places, attribution: [...new Set(packs.map(({ attribution }) => attribution))].join(', ') }
    },
  }
}

/** Names, dates and sizes of the packs, which change when one is replaced; empty where there are none. */
async function stateOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw new ProviderFailure(`DATA_DIR/streets cannot be read: ${error.code}`)
  })
  const packs = names.filter((name) => name.endsWith('.streets')).toSorted()
  return (await Promise.all(packs.map(async (name) => `${name} ${await stateOfFile(join(folder, name))}`))).join('\n')
}

async function stateOfFile(file: string): Promise<string> {
  const state = await stat(file).catch(() => undefined)
  return state ? `${state.ino} ${state.mtimeMs} ${state.size}` : 'gone'
}

function holds({ bounds: [south, west, north, east] }: Usable, { latitude, longitude }: Around): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

function areaOf({ bounds: [south, west, north, east] }: Usable): number {
  return (north - south) * (east - west)
}

/** A large pack is loaded in part: starts near each other, and lengths like each other, share one. */
function partOf({ isCut }: Usable, { latitude, longitude, metres }: Around): { part: string; aroundPart?: Around } {
  if (!isCut) return { part: 'whole' }
  const reach = REACHES_METRES.find((one) => one >= metres * REACH_SHARE) ?? MAX_REACH_METRES
  const [row, column] = [Math.round(latitude * PARTS_PER_DEGREE), Math.round(longitude * PARTS_PER_DEGREE)]
  const place = { latitude: row / PARTS_PER_DEGREE, longitude: column / PARTS_PER_DEGREE }
  return { part: `${row} ${column} ${reach}`, aroundPart: { ...place, metres: reach } }
}

/** Packs, and parts of large ones, that are kept in memory. */
const MAX_LOADED = 4
/** Hardly any loop leads farther from its start than this share of its length. */
const REACH_SHARE = 0.4
const MAX_REACH_METRES = 40_000
const REACHES_METRES = [5_000, 10_000, 20_000, MAX_REACH_METRES]
const PARTS_PER_DEGREE = 20
