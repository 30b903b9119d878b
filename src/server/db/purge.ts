/** A rule that deletes expired rows for good. */
export type Purge = {
  /** The kind of rows, for the log. */
  of: string
  /** Deletes at most `limit` rows that have expired at `now`; returns how many. */
  run: (now: Date, limit: number) => Promise<number>
}

/** The time a number of days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}
