import { join } from 'node:path'
import type { Streets } from '#domain/streets/streets.ts'
import type { Log } from '../../http/log/log.ts'
import { ProviderFailure } from '../provider.ts'
import { askService } from './ask/ask.ts'
import { createPause } from './ask/pause.ts'
import { dateOfCell, limitSize, noteUse } from './overpass/cell-store.ts'
import { type CellThread, createCellThread } from './overpass/cell-thread.ts'
import { boxOf, type Cell, cellsAround, filled, groupsOf, type Point } from './overpass/cells.ts'
import { questionFor } from './overpass/question.ts'
import { createQueue } from './overpass/queue.ts'

export type OverpassParts = {
  url: string
  /** Of this product, and where its operator can be reached: an address of a page or of letters. */
  version: string
  contact: string
  dataDir: string
  log: Pick<Log, 'info' | 'warn'>
  now: () => Date
  /** Makes a signal that aborts after this many ms. */
  after: (ms: number) => AbortSignal
  thread?: CellThread
  maxCacheBytes?: number
}

export type OverpassStreets = {
  /**
   * The streets of OpenStreetMap around a point: undefined where there are none, or if so many are asked for that a shared
   * server should not be troubled with them. Throws a ProviderFailure where they cannot be had now, and the reason of the
   * signal once that is aborted. The same streets are the same object, for as long as they are kept.
   */
  streetsAround: (point: Point, radiusMetres: number, signal: AbortSignal) => Promise<Streets | undefined>
}

/** Streets from an Overpass server, kept on disk in cells. One request at a time, and a pause where the server wants one. */
export function createOverpassStreets(parts: OverpassParts): OverpassStreets {
  const { log, now, after, thread = createCellThread(), maxCacheBytes = MAX_CACHE_BYTES } = parts
  const folder = join(parts.dataDir, 'streets', 'overpass')
  const asking = { name: NAME, pause: createPause(NAME, now), maxBytes: MAX_ANSWER_BYTES }
  const inTurn = createQueue(MAX_WAITING)
  const recent = new Map<string, Streets>()
  // A header takes plain characters only.
  const userAgent = `Pacewright/${parts.version} (+${parts.contact})`.replace(/[^ -~]/g, '')

  const isFresh = (date: Date | undefined) => date !== undefined && now().getTime() - date.getTime() < MAX_AGE_MS

  const fetchCells = async (cells: readonly Cell[], signal: AbortSignal) => {
    const inTime = AbortSignal.any([signal, after(PATIENCE_MS)])
    const asked = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
      body: new URLSearchParams({ data: questionFor(boxOf(cells)) }).toString(),
    }
    const { status, bytes } = await askService(asking, parts.url, asked, inTime).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof ProviderFailure || !inTime.aborted) throw error
      asking.pause.begin(null)
      throw new ProviderFailure(`${NAME} did not answer within ${PATIENCE_MS / 1000} seconds.`)
    })
    if (status !== 200) throw new ProviderFailure(`${NAME} answered ${status}.`)
    const stored = await thread.store({ bytes, folder, cells: filled(cells), fetched: now() }).catch(failKeeping)
    if (!stored) return
    asking.pause.begin(null)
    throw new ProviderFailure(`${NAME} ${stored.problem}`)
  }

  /** Asks for cells that are missing or old, a few at a time, so that what has come is there for the next request. */
  const refresh = async (cells: readonly Cell[], signal: AbortSignal) => {
    for (const group of groupsOf(cells))
      await inTurn(async () => {
        // Another request may have asked for them meanwhile.
        const dates = await Promise.all(group.map((cell) => dateOfCell(folder, cell)))
        const wanted = group.filter((_, at) => !isFresh(dates[at]))
        if (wanted.length === 0) return
        await fetchCells(wanted, signal).catch((error: unknown) => {
          const hasOld = wanted.every((cell) => dates[group.indexOf(cell)] !== undefined)
          if (!hasOld || !(error instanceof ProviderFailure)) throw error
          log.warn({ provider: 'overpass' }, `${error.message} The streets of an earlier day are used.`)
        })
      }, signal)
    await limitSize(folder, maxCacheBytes, now())
  }

  const joinCells = async (cells: Cell[], signal: AbortSignal): Promise<Streets> => {
    const joined = await thread.join({ folder, cells }).catch(failKeeping)
    signal.throwIfAborted()
    if ('streets' in joined) return joined.streets
    await refresh(joined.unreadable, signal)
    const again = await thread.join({ folder, cells }).catch(failKeeping)
    return 'streets' in again ? again.streets : failKeeping()
  }

  const streetsAround: OverpassStreets['streetsAround'] = async (point, radiusMetres, signal) => {
    if (radiusMetres > MAX_RADIUS_METRES) {
      log.info({ provider: 'overpass', radiusMetres }, `${NAME} is not asked for streets further than 8 km away.`)
      return undefined
    }
    const cells = cellsAround(point, radiusMetres)
    const datesOf = () => Promise.all(cells.map((cell) => dateOfCell(folder, cell)))
    const dates = await datesOf()
    const wanted = cells.filter((_, at) => !isFresh(dates[at]))
    if (wanted.length > 0) await refresh(wanted, signal)
    const key = JSON.stringify([cells, await datesOf()])
    const streets = recent.get(key) ?? (await joinCells(cells, signal))
    // After they are read: reading may set the time of access, too.
    await noteUse(folder, cells, now())
    // The last one in is the last one out.
    recent.delete(key)
    recent.set(key, streets)
    for (const oldest of recent.keys()) if (recent.size > MAX_RECENT) recent.delete(oldest)
    return streets.kinds.length > 0 ? streets : undefined
  }
  return { streetsAround }
}

/** A full disk, a folder that is not ours, or more streets than the thread has memory for. */
function failKeeping(): never {
  throw new ProviderFailure(`The streets that ${NAME} gave cannot be kept in DATA_DIR/streets.`)
}

const NAME = 'Overpass'
const MAX_RADIUS_METRES = 8_000
const MAX_AGE_MS = 30 * 24 * 3_600_000
const PATIENCE_MS = 30_000
/** Four cells of the densest cities have about half. */
const MAX_ANSWER_BYTES = 48_000_000
const MAX_CACHE_BYTES = 500_000_000
const MAX_WAITING = 20
/** Regions that are kept in memory, each of up to some 30 MB. */
const MAX_RECENT = 3
