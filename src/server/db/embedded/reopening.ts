import type { PGlite } from '@electric-sql/pglite'

/** Least time between two tries to open a database that has stopped, in ms: each takes a second of the process. */
export const REOPEN_EVERY_MS = 3_000

/** The part of PGlite that queries are made with. */
export type Client = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>

export type ReopeningParts = {
  /** Opens the database; `onCrash` is called, at most once, when it has stopped by itself. */
  start: (onCrash: (cause: Error) => void) => Promise<PGlite>
  /** Why the database cannot be opened at this moment; undefined where it is worth a try. */
  obstacle: () => Error | undefined
  onError: (error: Error) => void
  /** In ms. */
  clock: () => number
}

/**
 * A client whose database is opened again after it has stopped by itself. What it had acknowledged is in its log, from
 * which it recovers. Until it can be opened, queries are refused.
 */
export async function openReopening({ start, obstacle, onError, clock }: ReopeningParts): Promise<Client> {
  let client: Promise<PGlite>
  let stopped: Error | undefined
  let triedAt = clock()

  const open = () => {
    stopped = undefined
    triedAt = clock()
    const opened = start((crash) => {
      if (client !== opened) return
      stopped = crash
      onError(crash)
    })
    client = opened
    return opened
  }
  const running = (): Promise<PGlite> => {
    if (!stopped) return client
    const reason = obstacle() ?? (clock() - triedAt < REOPEN_EVERY_MS ? stopped : undefined)
    if (reason) return Promise.reject(reason)
    open().catch((error: Error) => {
      stopped = error
      onError(error)
    })
    return client
  }

  await open()
  return {
    query: async (...asked) => (await running()).query(...asked),
    exec: async (...asked) => (await running()).exec(...asked),
    transaction: async (work) => (await running()).transaction(work),
    close: async () => {
      if (!stopped) await (await client).close()
    },
  }
}
