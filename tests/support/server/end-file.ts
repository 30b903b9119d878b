import type { Worker } from 'node:worker_threads'
import { afterAll, vi } from 'vitest'
import { endFile } from './after-file.ts'

// Setup file of tests that share a process: it runs again for each file of them, and undoes what the file left.

/** The threads that the file started. The server keeps idle ones for minutes, with the streets that they have opened. */
const threads = new Set<Worker>()
const note = (thread: Worker) => void threads.add(thread)
process.on('worker', note)

afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await endFile()
  process.off('worker', note)
  await Promise.all([...threads].map((thread) => thread.terminate()))
})
