import { afterAll, vi } from 'vitest'
import { endFile } from './after-file.ts'

// Setup file of tests that share a process: it runs again for each file of them, and undoes what the file left.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await endFile()
})
