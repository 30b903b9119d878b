import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../../cannot-start.ts'

/** Thrown where another process uses the data directory. */
export class DirectoryInUse extends CannotStart {}

/**
 * Locks a data directory, because two processes on one PGlite directory destroy it silently. The lock is SQLite's
 * exclusive lock on a file, which the operating system releases however the process ends. Returns the function that
 * releases it.
 */
export function lockDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'held.lock')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file?.close()
    if (isBusy(error)) {
      const sentence = `Another process is using ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`
      throw new DirectoryInUse(sentence, { cause: error })
    }
    const said = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`${path} cannot be used: ${said}. Remove it, and start again.`, { cause: error })
  }
  return () => file.close()
}

// SQLITE_BUSY
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5
