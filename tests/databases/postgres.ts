import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** Whether there is a PostgreSQL to test on: one that is given, or the programs to start one. */
export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined
}

/** Folder of the machine's newest PostgreSQL programs; undefined where there are none. */
export function findPostgres(): string | undefined {
  const places = [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return places.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

export type PostgresServer = { url: string; stop: () => Promise<void> }

/**
 * Starts a PostgreSQL of our own in a temporary folder, on a port of this machine alone. Nothing is made durable, unless
 * that is what is measured.
 */
export async function startPostgres(programs: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-postgres-'))
  const as = unprivileged()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid ?? as.uid)
  const data = join(folder, 'data')
  const options = { cwd: folder, stdio: 'pipe', ...as } as const
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'pacewright', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const port = await freePort()
  const parameters = Object.entries(isDurable ? settings : { ...settings, ...notDurable })
  const given = parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...given], options as SpawnOptions)
  // It ends with the process that started it.
  const orphaned = () => server.kill('SIGINT')
  process.once('exit', orphaned)
  server.once('exit', () => process.off('exit', orphaned))
  let said = ''
  server.stderr?.on('data', (piece) => (said += piece))
  const url = `postgres://pacewright@127.0.0.1:${port}/postgres`
  await untilItAnswers(url, server, () => said)
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

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : {}
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

async function untilItAnswers(url: string, server: ChildProcess, said: () => string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}:\n${said()}`)
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
  throw new Error(`PostgreSQL did not answer within half a minute:\n${said()}`)
}
