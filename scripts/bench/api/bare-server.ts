import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/support/server/loopback.ts'

/** The bare server in its own process. */
export type BareServer = { url: string; stop: () => Promise<void> }

/** Starts the bare server on a database: PostgreSQL's address, or the folder of an embedded one. */
export async function startBare(database: { DATABASE_URL: string } | { EMBEDDED_FOLDER: string }): Promise<BareServer> {
  const port = await freePort()
  const program = fileURLToPath(new URL('bare.ts', import.meta.url))
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=4', '--import', './src/server/quick-imports.ts', program],
    {
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...database },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  // Ends the server when this process ends, even after a failure.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  await waitUntilListening(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', kill)
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

async function waitUntilListening(server: ChildProcess) {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The bare server ended with ${code}.`)
  })
  if (server.stdout) await Promise.race([once(server.stdout, 'data'), ended])
}
