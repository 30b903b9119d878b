/** What a provider that asks a server for routes needs. */
export type RouteServerParts = {
  /** Without a slash at its end. */
  url: string
  key?: string | undefined
  now: () => Date
  /** Makes a signal that aborts after this many ms. */
  after: (ms: number) => AbortSignal
}

/** A route of 100 km has about 200 kB; this much is read within 20 ms. */
export const MAX_ANSWER_BYTES = 1_000_000
