import type { Database } from '#server/db/database.ts'

export type Size = 'small' | 'large'

/** What is measured in a small and in a large database. */
export type Growth = {
  what: string
  fill: (db: Database, size: Size) => Promise<void>
  /** Measured on PostgreSQL alone. */
  onPostgresAlone?: true
  /** The reads by their names; `n` says for whom, another one with each call. */
  reads: Record<string, (db: Database, size: Size, n: number) => Promise<unknown>>
}
