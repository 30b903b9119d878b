// Which tests of the server run on which database.

/** Tests that hold on either database; they run once, and in the drill on both. */
export const onEitherDatabase = ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts']

/** Of those, what runs on PGlite even where there is a PostgreSQL, because the answer may differ there. */
export const onPGliteToo = [
  // One connection does everything: transactions that meet take turns in our process, not in the database.
  'src/server/auth/claims/{codes,refresh}.test.ts',
  'tests/api/generate.test.ts',
  // The driver's own forms of jsonb and timestamps, and the order of a list.
  'tests/api/{account,workouts}.test.ts',
  // The lock of the data directory, and the operator's command beside it and without a server.
  'tests/api/operator.test.ts',
  // pg-boss on one connection, its starts after a process that was killed, and days that pass by a test's clock.
  'tests/api/{letters,purges}.test.ts',
  // The migrations, by PGlite's migrator.
  'tests/api/migrations.test.ts',
]

/** What there is to test of PGlite alone, beside src/server/db. */
export const pgliteAlone = ['tests/golden/data-directory.test.ts']

/** What there is to test of PostgreSQL alone. */
export const onPostgresAlone = ['tests/databases/*.test.ts', 'tests/golden/dump.test.ts']
