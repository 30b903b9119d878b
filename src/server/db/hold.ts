import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../cannot-start.ts'

/** Thrown where another process has the data directory. */
export class DirectoryHeld extends CannotStart {}

/**
 * Holds a data directory against every other process: two of them on one PGlite directory ruin it without a word. The
 * hold is SQLite's exclusive lock on a file of its own, which the operating system lifts when the process ends,
 * however it ends. Returns what lets go of it.
 */
export function holdDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(dataDir, 'held.lock'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (trouble) {
    file.close()
    if (!isBusy(trouble)) throw trouble
    throw new DirectoryHeld(
      `Another process is using ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
      { cause: trouble },
    )
  }
  return () => file.close()
}

// SQLITE_BUSY
const isBusy = (trouble: unknown) => (trouble as { errcode?: number }).errcode === 5
