// Which tests of the server run on which database.

/** Tests that pass on either database. `npm test` runs them on one, the drill on both. */
export const onEitherDatabase = ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts']

/**
 * Those of them that run on PGlite as well, even if there is a PostgreSQL, because PGlite may behave otherwise. Browser
 * tests run on it, too, and the drill runs all of them on both.
 */
export const onPGliteToo = [
  // PGlite has one connection: concurrent transactions take turns in the process and not in the database.
  'src/server/auth/claims/{codes,refresh}.test.ts',
  // Its driver has other forms of jsonb and timestamps, and may order a list otherwise.
  'tests/api/workouts.test.ts',
  // pg-boss on one connection, its start after a killed process, and a clock that the test moves by days.
  'tests/api/{letters,purges}.test.ts',
  // What is deleted with an account must be gone from either.
  'tests/api/leaving.test.ts',
  // PGlite's own migrator.
  'tests/api/migrations.test.ts',
]

/** Tests of either that `npm test` runs on PGlite alone, because they start many processes: the operator's command. */
export const onPGliteFirst = ['tests/api/operator.test.ts']

/** Tests of PGlite alone, besides those in src/server/db. */
export const pgliteAlone = ['tests/golden/data-directory.test.ts']

/** Tests of PostgreSQL alone. */
export const onPostgresAlone = ['tests/databases/*.test.ts', 'tests/golden/dump.test.ts']
