/** PostgreSQL as WebAssembly, with the functions through which PGlite runs it. */
export type WasmPostgres = {
  _PostgresMainLoopOnce: () => void
  _PostgresSendReadyForQueryIfNecessary: () => void
  _pgl_pq_flush: () => void
  stackRestore: (pointer: number) => void
  FS: { streams: unknown[]; close: (stream: unknown) => void }
}

/** The status PGlite throws through PostgreSQL's main loop for an error that PostgreSQL survives. */
const SURVIVED = 100

/**
 * Makes every use of a crashed PostgreSQL throw the error that `onCrash` makes of the cause. PostgreSQL ends itself
 * where it cannot write its log, as on a full disk. PGlite 0.5.16 does not notice: it calls the main loop of the dead
 * instance forever, which blocks the process, or reports a half-done statement as done.
 */
export function guardAgainstCrash(wasm: WasmPostgres, onCrash: (cause: unknown) => Error): void {
  const runOnce = wasm._PostgresMainLoopOnce
  wasm._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (thrown) {
      if (!isSurvived(thrown)) refuseAll(wasm, onCrash(thrown))
      throw thrown
    }
  }
}

/** Closes the files of a PostgreSQL that is no longer used. */
export function closeFiles({ FS }: WasmPostgres): void {
  for (const stream of FS.streams) {
    try {
      FS.close(stream)
    } catch {
      // Closed and terminal streams cannot be closed, and data that was not written is in PostgreSQL's log.
    }
  }
}

function isSurvived(thrown: unknown): boolean {
  return (thrown as { status?: number } | undefined)?.status === SURVIVED
}

function refuseAll(wasm: WasmPostgres, crash: Error) {
  const refuse = () => {
    throw crash
  }
  wasm._PostgresMainLoopOnce = refuse
  // PGlite calls this first after the main loop throws; throwing here ends PGlite's own loop.
  wasm.stackRestore = refuse
  wasm._PostgresSendReadyForQueryIfNecessary = () => undefined
  wasm._pgl_pq_flush = () => undefined
}
