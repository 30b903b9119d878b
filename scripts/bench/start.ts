import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#tests/e2e/server.ts'
import { figures } from './figures.ts'

const STARTS = 7

/** Measures the time from the server's command to /readyz: for the first start on a folder, and for later ones. */
export async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-bench-'))
  const first = await startOnce(dataDir)
  const warm: number[] = []
  for (let count = 0; count < STARTS; count += 1) warm.push(await startOnce(dataDir))
  console.table({
    'first start, empty folder': figures([first]),
    [`warm start, ${STARTS} times`]: figures(warm),
  })
  await rm(dataDir, { recursive: true })
}

async function startOnce(dataDir: string): Promise<number> {
  const begun = performance.now()
  const server = await startServer({ dataDir })
  const took = performance.now() - begun
  await server.stop()
  return took
}
