import { globSync, readFileSync } from 'node:fs'

// Which tests of the server run on which database.

/** Tests that pass on either database. `npm test` runs them on one, the drill on both. */
export const onEitherDatabase = ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts']

/**
 * Those of them that run on PGlite as well, even if there is a PostgreSQL, because PGlite may behave otherwise. The server
 * of the browser tests runs on it, too, and the drill runs all of them on both.
 */
export const onPGliteToo = [
  // PGlite has one connection: concurrent transactions take turns in the process and not in the database.
  'src/server/auth/claims/codes.test.ts',
  // PGlite's own migrator.
  'tests/api/migrations.test.ts',
]

/** Tests of either that `npm test` runs on PGlite alone, because they start many processes: the operator's command. */
export const onPGliteFirst = ['tests/api/operator.test.ts']

/** Tests of PGlite alone, besides those in src/server/db. */
export const pgliteAlone = ['tests/golden/data-directory.test.ts']

/** Tests of PostgreSQL alone. */
export const onPostgresAlone = ['tests/databases/*.test.ts', 'tests/golden/dump.test.ts']

/**
 * Tests of the server that replace modules, or start embedded databases, whose memory a process keeps. Each runs in a
 * process of its own; all others share processes, because loading the server's modules for each of them would take as long
 * as most of them run.
 */
export const inOwnProcess = globSync('src/server/**/*.test.ts').filter(
  (file) => file.includes('/db/embedded/') || readFileSync(file, 'utf8').includes('vi.mock('),
)
