import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeFiles, guardAgainstCrash, type WasmPostgres } from './crash.ts'

/** Brings an open file to the disk; an argument, so that a test can count. */
export type Sync = (fileDescriptor: number) => void

/** Lines of what PostgreSQL says that are remembered. */
const MAX_LINES_KEPT = 20

type Options = Parameters<NodeFS['init']>[1]
// The parts of emscripten that carry a file of PostgreSQL to one of the machine.
type Stream = { nfd: number }
type NodeFiles = { stream_ops: { fsync?: (stream: Stream) => number } }

/**
 * PGlite's files on disk, with fsync. As shipped, PGlite drops PostgreSQL's fsync calls: a commit survives the end of
 * the process but not of the power. Here each call reaches the disk, so PostgreSQL's own order of writes holds:
 * its log with every commit, the tables' files when it takes a checkpoint, and nothing where something is only read.
 */
export class DurableFiles extends NodeFS {
  readonly #sync: Sync
  /** What PostgreSQL has said last, for the operator. */
  readonly said: string[] = []
  /** Makes the error that every use of a crashed PostgreSQL ends with. */
  onCrash: (cause: unknown) => Error = (cause) => cause as Error

  constructor(dataDir: string, sync: Sync = fsyncSync) {
    super(dataDir)
    this.#sync = sync
  }

  /** Called when PostgreSQL is loaded and not yet started. */
  override async initialSyncFs(): Promise<void> {
    guardAgainstCrash(this.#wasm(), (cause) => this.onCrash(cause))
  }

  /** Closes the files without PostgreSQL, which has crashed or never started. */
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
            // A folder has a descriptor as well.
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

/** Syncs every file and folder of a tree, for files that were written without. */
export function syncTree(folder: string, sync: Sync = fsyncSync): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path, sync)
    else if (entry.isFile()) syncPath(path, sync)
  }
  syncFolder(folder, sync)
}

/** Syncs the names a folder holds, not the files behind them. */
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
