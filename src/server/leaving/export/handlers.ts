import { Readable } from 'node:stream'
import { exportEverything } from '#contracts/leaving.ts'
import { readAthlete } from '../../athlete/store.ts'
import { type Api, serve } from '../../http/endpoint/serve.ts'
import type { Count } from '../../http/limits/limits.ts'
import type { Log } from '../../http/log/log.ts'
import { Problem } from '../../http/refusals/problem.ts'
import { type ArchiveParts, archiveOf } from './archive.ts'
import { zip } from './zip.ts'

export type ExportParts = ArchiveParts & {
  now: () => Date
  log: Log
  /** Limit of downloads, by athlete. */
  countExport: Count
}

/** Archives that are written at the same time, over all athletes. */
const MAX_AT_ONCE = 4

/** Mounts the download of everything that is stored about an athlete. */
export function mountExport(api: Api, parts: ExportParts): void {
  const { now, log, countExport } = parts
  let underWay = 0

  const requireRoom = () => {
    if (underWay >= MAX_AT_ONCE) throw new Problem('overloaded', BUSY, { headers: { 'retry-after': '30' } })
  }

  serve(api, exportEverything, async ({ caller }) => {
    // Who comes again in half a minute, as the sentence says, has not downloaded anything yet.
    requireRoom()
    countExport(caller.id)
    // Before the answer begins, because later a failure can only break it off.
    const athlete = await readAthlete(parts.db, caller.id)
    requireRoom()
    const pieces = async function* () {
      underWay += 1
      try {
        yield* zip(archiveOf(parts, caller.id, athlete, now()), now())
      } catch (error) {
        log.error({ err: error }, 'a download of everything failed')
        throw error
      } finally {
        underWay -= 1
      }
    }
    const file = `pacewright-${now().toISOString().slice(0, 10)}.zip`
    return new Response(Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
      },
    })
  })
}

const BUSY = 'Several athletes are downloading everything just now. Try again in half a minute.'
