import type { Database } from './database.ts'

/** Builds a query once for each database, because building takes longer than running it. */
export function prepareOncePerDatabase<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>()
  return (db) => {
    const known = queries.get(db)
    if (known) return known
    const query = build(db)
    queries.set(db, query)
    return query
  }
}
