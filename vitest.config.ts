import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { hasPostgres } from './tests/databases/postgres.ts'

const setupFiles = ['tests/only-loopback.ts']

/** Tests of the server, on one kind of database. */
function onDatabase(name: string, globalSetup: string, include: string[]): TestProjectConfiguration {
  // drizzle-orm is slow to import without the shortcut that the server starts with.
  const execArgv = ['--import', './src/server/quick-imports.ts']
  return {
    test: { name, globalSetup, include, setupFiles, execArgv, testTimeout: 30_000, hookTimeout: 60_000 },
  }
}

const onPGlite = onDatabase('api', 'tests/databases/embedded-setup.ts', [
  'src/server/**/*.test.ts',
  'tests/api/**/*.test.ts',
  'tests/golden/data-directory.test.ts',
])
// What speaks SQL runs on PostgreSQL as well.
const onPostgres = onDatabase('postgres', 'tests/databases/postgres-setup.ts', [
  'src/server/auth/{claims-*,client}.test.ts',
  'tests/api/**/*.test.ts',
  'tests/databases/*.test.ts',
  'tests/golden/dump.test.ts',
])

if (!hasPostgres())
  console.log('The API tests do not run on PostgreSQL: TEST_DATABASE_URL is not set, and no initdb is installed.')

export default defineConfig({
  test: {
    // One less than the cores is the default, which leaves one of two idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          setupFiles,
          include: [
            'src/{domain,contracts,web}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/architecture/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      onPGlite,
      ...(hasPostgres() ? [onPostgres] : []),
    ],
  },
})
