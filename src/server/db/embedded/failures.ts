import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotStart } from '../../cannot-start.ts'

/** Free disk space needed to open the database: a segment of its log, 16 MB, and 4 MB for other writes. */
const MIN_FREE_BYTES_TO_OPEN = 20 * 1024 * 1024

/** Free disk space needed for a new database with its first migrations. */
const MIN_FREE_BYTES_TO_CREATE = 60 * 1024 * 1024

/** Thrown by every use of an embedded database that has stopped or cannot be opened. */
export class DatabaseStopped extends Error {
  /** crash_shutdown in PostgreSQL's appendix A. */
  readonly code = '57P02'
}

/** Free bytes on the disk of a folder. */
function freeBytesIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** An error that names the missing disk space; undefined where there is enough to open the database. */
export function diskFullError(folder: string): DatabaseStopped | undefined {
  const room = freeBytesIn(folder)
  if (room >= MIN_FREE_BYTES_TO_OPEN) return undefined
  return new DatabaseStopped(
    `The disk of ${folder} is full: ${inMegabytes(room)} MB are free, ${inMegabytes(MIN_FREE_BYTES_TO_OPEN)} are needed.`,
  )
}

/** The error for a database that does not open, with a sentence for the operator. */
export function cannotOpen(folder: string, cause: unknown): CannotStart {
  const lack = diskFullError(folder)
  if (lack)
    return new CannotStart(`The database cannot be opened. ${lack.message} Make room and start again.`, { cause })
  const said = cause instanceof Error ? cause.message : String(cause)
  const sentence = /permission denied|read-only file system/i.test(said)
    ? `The database in ${folder} is not ours to write. Give its files to this process's user, then start again.`
    : `The database in ${folder} is damaged: restore a backup.`
  return new CannotStart(`${sentence}\n${said}`, { cause })
}

/** The error for a database that cannot be created, with a sentence for the operator. */
export function cannotMake(folder: string, cause: unknown): CannotStart {
  const said = cause instanceof Error ? cause.message : String(cause)
  const room = inMegabytes(MIN_FREE_BYTES_TO_CREATE)
  return new CannotStart(
    `A new database cannot be made in ${dirname(folder)}. It takes ${room} MB: make room, and start again.\n${said}`,
    { cause },
  )
}

const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
