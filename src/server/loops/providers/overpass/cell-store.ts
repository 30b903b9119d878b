import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { CELL_ENDING, cellFile, UNFINISHED_ENDING } from './cell-files.ts'
import type { Cell } from './cells.ts'

/** When the streets of a cell were asked for; undefined if it has no file. */
export async function dateOfCell(folder: string, cell: Cell): Promise<Date | undefined> {
  return (await stat(cellFile(folder, cell)).catch(() => undefined))?.mtime
}

/** Notes that cells are in use, so that they are kept longer than others. */
export async function noteUse(folder: string, cells: readonly Cell[], now: Date): Promise<void> {
  for (const cell of cells) {
    const file = cellFile(folder, cell)
    const date = await dateOfCell(folder, cell)
    if (date) await utimes(file, now, date).catch(() => undefined)
  }
}

/** Deletes the cells that were used least recently, until the rest has at most so many bytes. */
export async function limitSize(folder: string, maxBytes: number, now: Date): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const file = join(folder, name)
      const found = await stat(file).catch(() => undefined)
      return { name, file, size: found?.size ?? 0, used: found?.atimeMs ?? 0, changed: found?.mtimeMs ?? 0 }
    }),
  )
  // What a process that was killed has left unfinished.
  for (const { name, file, changed } of files)
    if (name.endsWith(UNFINISHED_ENDING) && now.getTime() - changed > UNFINISHED_MS) await rm(file, { force: true })
  const cells = files.filter(({ name }) => name.endsWith(CELL_ENDING)).sort((one, other) => other.used - one.used)
  let bytes = 0
  for (const { file, size } of cells) {
    bytes += size
    if (bytes > maxBytes) await rm(file, { force: true })
  }
}

/** Writing takes less than a second. */
const UNFINISHED_MS = 3_600_000
