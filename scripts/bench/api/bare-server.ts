import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/e2e/server.ts'

/** The bare server as a process of its own. */
export type BareServer = { url: string; stop: () => Promise<void> }

/** Starts the bare server on a database: PostgreSQL's address, or the folder of an embedded one. */
export async function startBare(database: { DATABASE_URL: string } | { EMBEDDED_FOLDER: string }): Promise<BareServer> {
  const port = await freePort()
  const program = fileURLToPath(new URL('bare.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', './src/server/quick-imports.ts', program], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const orphaned = () => server.kill('SIGKILL')
  process.once('exit', orphaned)
  await untilItListens(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', orphaned)
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

async function untilItListens(server: ChildProcess) {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The bare server ended with ${code}.`)
  })
  if (server.stdout) await Promise.race([once(server.stdout, 'data'), ended])
}
