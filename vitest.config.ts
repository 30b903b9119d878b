import { defineConfig } from 'vitest/config'

const setupFiles = ['tests/only-loopback.ts']

export default defineConfig({
  test: {
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
      {
        test: {
          name: 'api',
          setupFiles,
          include: ['src/server/**/*.test.ts', 'tests/{api,golden}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
