/** Rows that are removed for good once they are past their age. */
export type Purge = {
  /** What they are, for the log. */
  of: string
  /** Removes at most `limit` of those that are past their age at a moment; returns how many it were. */
  run: (now: Date, limit: number) => Promise<number>
}

/** The moment so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}
