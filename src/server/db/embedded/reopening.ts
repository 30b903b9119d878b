import type { PGlite } from '@electric-sql/pglite'

/** Shortest time between two attempts to reopen the database, in ms; each blocks the process for a second. */
export const REOPEN_EVERY_MS = 3_000

/** The part of PGlite that runs queries. */
export type Client = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>

export type ReopeningParts = {
  /** Opens the database; `onCrash` is called at most once, when it has stopped by itself. */
  start: (onCrash: (cause: Error) => void) => Promise<PGlite>
  /** Why the database cannot be opened now; undefined where an attempt makes sense. */
  obstacle: () => Error | undefined
  onError: (error: Error) => void
  /** In ms. */
  clock: () => number
}

/**
 * A client that reopens the database after it has stopped by itself. Acknowledged changes are recovered from its log.
 * Until it is open again, queries are refused.
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
