import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../support/server/loopback.ts'

/** Whether there is a PostgreSQL to test on: `TEST_DATABASE_URL`, or the programs to start one. */
export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined
}

/** The folder of the machine's newest PostgreSQL programs; undefined if there are none. */
export function findPostgres(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

export type PostgresServer = { url: string; stop: () => Promise<void> }

/**
 * Starts a PostgreSQL in a temporary folder, on a port of this machine alone. It writes nothing durably, which is faster,
 * unless it `isDurable`.
 */
export async function startPostgres(programs: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-postgres-'))
  const user = unprivilegedUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  const options = { cwd: folder, stdio: 'pipe', ...user } as const
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'pacewright', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const port = await freePort()
  const parameters = Object.entries(isDurable ? settings : { ...settings, ...notDurable })
  const args = parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...args], options as SpawnOptions)
  // PostgreSQL ends when this process ends, even after a failure.
  const shutDown = () => server.kill('SIGINT')
  process.once('exit', shutDown)
  server.once('exit', () => process.off('exit', shutDown))
  let log = ''
  server.stderr?.on('data', (piece) => (log += piece))
  const url = `postgres://pacewright@127.0.0.1:${port}/postgres`
  await waitUntilAnswering(url, server, () => log)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // Fast shutdown: disconnects all clients.
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
}
const notDurable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** The user to run PostgreSQL as. It refuses to run as root; then the user is postgres, or else nobody. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : {}
}

async function waitUntilAnswering(url: string, server: ChildProcess, log: () => string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}:\n${log()}`)
    const client = new Client({ connectionString: url })
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answers) return
    await pause(50)
  }
  server.kill('SIGKILL')
  throw new Error(`PostgreSQL did not answer within half a minute:\n${log()}`)
}
