import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeFiles, guardAgainstCrash, type WasmPostgres } from './crash.ts'

/** Syncs an open file to the disk; an argument, so that a test can count the calls. */
export type Sync = (fileDescriptor: number) => void

/** Number of PostgreSQL's log lines that are kept. */
const MAX_LINES_KEPT = 20

type Options = Parameters<NodeFS['init']>[1]
// The parts of emscripten that map PostgreSQL's files to files of the machine.
type Stream = { nfd: number }
type NodeFiles = { stream_ops: { fsync?: (stream: Stream) => number } }

/**
 * PGlite's files on disk, with fsync. PGlite as released drops PostgreSQL's fsync calls: a commit survives the end of
 * the process but not a power cut. Here each call reaches the disk, so PostgreSQL's own order of writes holds: its log
 * at every commit, the tables' files at a checkpoint.
 */
export class DurableFiles extends NodeFS {
  readonly #sync: Sync
  /** PostgreSQL's last log lines, for the operator. */
  readonly said: string[] = []
  /** Makes the error that every use of a crashed PostgreSQL throws. */
  onCrash: (cause: unknown) => Error = (cause) => cause as Error

  constructor(dataDir: string, sync: Sync = fsyncSync) {
    super(dataDir)
    this.#sync = sync
  }

  /** Called when PostgreSQL is loaded but not started. */
  override async initialSyncFs(): Promise<void> {
    guardAgainstCrash(this.#wasm(), (cause) => this.onCrash(cause))
  }

  /** Closes the files of a PostgreSQL that has crashed or never started. */
  abandon(): void {
    if (this.pg?.Module) closeFiles(this.#wasm())
  }

  #wasm(): WasmPostgres {
    return this.pg?.Module as unknown as WasmPostgres
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = emscriptenOpts.preRun ?? []
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        printErr: (line: string) => {
          this.said.push(line)
          if (this.said.length > MAX_LINES_KEPT) this.said.shift()
        },
        preRun: [
          ...preRun,
          ({ NODEFS }) => {
            const files = NODEFS as unknown as NodeFiles
            // Folders are synced by their descriptor as well.
            files.stream_ops.fsync = ({ nfd }) => {
              this.#sync(nfd)
              return 0
            }
          },
        ],
      },
    }
  }
}

/** Syncs every file and folder of a tree that was written without fsync. */
export function syncTree(folder: string, sync: Sync = fsyncSync): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path, sync)
    else if (entry.isFile()) syncPath(path, sync)
  }
  syncFolder(folder, sync)
}

/** Syncs a folder's list of names, not the files in it. */
export function syncFolder(folder: string, sync: Sync = fsyncSync): void {
  syncPath(folder, sync)
}

function syncPath(path: string, sync: Sync) {
  const descriptor = openSync(path, 'r')
  try {
    sync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
