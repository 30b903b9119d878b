declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with an empty, migrated PGlite, for tests that run on the embedded database. */
    emptyPGlite: string | undefined
    /** The same as a folder, like `DATA_DIR/db` after a first start. */
    emptyPGliteFolder: string | undefined
    /** A PostgreSQL server's maintenance database, for tests that run on PostgreSQL. */
    postgresUrl: string | undefined
    /** The empty, migrated database on that server that test databases are copies of; their names begin with its. */
    postgresTemplate: string | undefined
  }
}

export {}
