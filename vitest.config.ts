import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { hasPostgres } from './tests/databases/postgres.ts'
import {
  inOwnProcess,
  onEitherDatabase,
  onPGliteFirst,
  onPGliteToo,
  onPostgresAlone,
  pgliteAlone,
} from './tests/databases/suites.ts'

const onlyLoopback = ['--import', './tests/support/only-loopback.ts']

// Ends a test that hangs. It says nothing of speed: a test may take as long as a busy machine makes it.
const timeLimit = { testTimeout: 120_000, hookTimeout: 120_000 }

// drizzle-orm is slow to import without the shortcut that the server starts with.
const execArgv = [...onlyLoopback, '--import', './src/server/quick-imports.ts']

const hashedOnce = fileURLToPath(new URL('tests/support/server/hashed-once.ts', import.meta.url))

/** Tests of the server, on one kind of database. */
function onDatabase(
  name: string,
  globalSetup: string,
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration {
  return {
    resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: hashedOnce }] },
    test: {
      name,
      globalSetup,
      include,
      exclude: [...exclude, ...inOwnProcess],
      isolate: false,
      setupFiles: ['tests/support/server/end-file.ts'],
      execArgv,
      ...timeLimit,
    },
  }
}

// Tests of the server run once: on PostgreSQL where the machine has one, else on the embedded PGlite. The drill runs
// all of them on both.
const runsOnPostgres = hasPostgres()
const allOnPGlite = !runsOnPostgres || process.env.DRILL === '1'

const onPGlite = onDatabase('api', 'tests/databases/embedded-setup.ts', [
  ...pgliteAlone,
  ...(allOnPGlite ? onEitherDatabase : [...onPGliteFirst, ...onPGliteToo]),
])
const onPostgres = onDatabase(
  'postgres',
  'tests/databases/postgres-setup.ts',
  [...onPostgresAlone, ...onEitherDatabase],
  allOnPGlite ? [] : onPGliteFirst,
)

if (!runsOnPostgres)
  console.log('No test runs on PostgreSQL: TEST_DATABASE_URL is not set, and no initdb is installed.')

export default defineConfig({
  test: {
    // A quarter of the tests of the server is waiting, so one more than the cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          execArgv: onlyLoopback,
          setupFiles: ['tests/support/console-errors.ts'],
          ...timeLimit,
          include: [
            'src/{domain,contracts,web}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/architecture/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      onPGlite,
      ...(runsOnPostgres ? [onPostgres] : []),
      { test: { name: 'isolated', include: inOwnProcess, execArgv, ...timeLimit } },
    ],
  },
})
