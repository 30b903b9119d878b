import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Measures how long sentences take to read, in a process of its own: they are read in a browser, whose young generation is
 * larger than the one that the server and the other benches run with.
 */
export async function bench(): Promise<void> {
  const program = fileURLToPath(new URL('sentence/read-alone.ts', import.meta.url))
  spawnSync(process.execPath, ['--import', './src/server/quick-imports.ts', program], { stdio: 'inherit' })
}
