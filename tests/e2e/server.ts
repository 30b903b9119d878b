import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import PostalMime, { type Email } from 'postal-mime'
import { askServer } from '#server/admin/socket.ts'
import { compileCache } from '#tests/support/server/compile-cache.ts'
import { freePort } from '#tests/support/server/loopback.ts'
import { aMapServer, type MapServer } from '#tests/support/server/maps/map-server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A running Pacewright: another process with its own folder and port. */
export type RunningServer = {
  url: string
  dataDir: string
  /** The server of tiles and places that its pages ask. */
  maps: MapServer
  process: ChildProcess
  /** The server's log so far. */
  log: () => string
  /** Runs the operator's command beside the running server; returns its output, throws when it fails. */
  admin: (...args: string[]) => Promise<string>
  /** Runs an operator's command through the server's socket, which starts no process. */
  operate: (...words: string[]) => Promise<void>
  /** Runs `npm run seed` beside the running server; returns its output. */
  seed: () => Promise<string>
  /** The letters to an address, oldest first; waits until there are at least `atLeast`. */
  letters: (to: string, atLeast?: number) => Promise<Email[]>
  /** Stops the server as an operator does, and removes its folder unless it was given. */
  stop: () => Promise<void>
}

type Options = {
  dataDir?: string
  port?: number
  env?: Record<string, string>
  /** A migrated database whose copy the server starts on, which saves the time of a first start. */
  cluster?: string
}

/** Starts the built product as `npm start` does, and waits until it is ready. */
export async function startServer(options: Options = {}): Promise<RunningServer> {
  const { dataDir: given, port: asked, env: settings = {}, cluster } = options
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'pacewright-e2e-')))
  if (cluster) await cp(cluster, join(dataDir, 'db'), { recursive: true })
  const port = asked ?? (await freePort())
  const url = `http://localhost:${port}`
  const start = await readStartScript()
  const own = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...compileCache }
  const maps = await aMapServer()
  const env = { ...process.env, ...start.env, ...own, OVERPASS_URL: 'off', ...maps.environment, ...settings }
  const server = spawn(
    process.execPath,
    [...start.flags, '--import', './tests/support/only-loopback.ts', 'src/server/main.ts'],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  // Ends the server when the test process ends, even after a failure.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  server.once('exit', () => process.off('exit', kill))
  let log = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (piece) => (log += piece))
  await waitUntilReady(server, url, () => log)
  return {
    url,
    dataDir,
    maps,
    process: server,
    log: () => log,
    admin: (...args) => outputOf('npm', ['run', '--silent', 'admin', '--', ...args], env),
    operate: (...words) => operate(dataDir, words),
    seed: () => outputOf('npm', ['run', '--silent', 'seed'], env),
    letters: (to, atLeast = 1) => lettersTo(to, atLeast, join(dataDir, 'outbox')),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      await maps.close()
      if (!given) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The environment and Node's flags in `npm start`, but for the settings of this folder's `.env`. */
async function readStartScript(): Promise<{ env: NodeJS.ProcessEnv; flags: string[] }> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const [, name, value, flags] = /^exec env (\w+)=(\w+) node (.*) src\/server\/main\.ts$/.exec(scripts.start) ?? []
  if (!name || !flags) throw new Error('`npm start` no longer starts src/server/main.ts by itself.')
  return { env: { [name]: value }, flags: flags.split(' ').filter((flag) => !flag.startsWith('--env-file')) }
}

const MAX_WAIT_MS = 180_000

async function waitUntilReady(server: ChildProcess, url: string, log: () => string) {
  const deadline = Date.now() + MAX_WAIT_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${log()}`)
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await pause(50)
  }
  server.kill('SIGKILL')
  throw new Error(`The server was not ready within three minutes:\n${log()}`)
}

async function lettersTo(to: string, atLeast: number, outbox: string): Promise<Email[]> {
  const deadline = Date.now() + MAX_WAIT_MS
  while (Date.now() < deadline) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const letters = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
    const theirs = letters.filter((letter) => letter.to?.some(({ address }) => address === to))
    if (theirs.length >= atLeast) return theirs
    await pause(50)
  }
  throw new Error(`${atLeast} letters to ${to} did not arrive in ${outbox}.`)
}

async function operate(dataDir: string, words: readonly string[]) {
  const outcome = await askServer(dataDir, words)
  if (outcome?.exitCode !== 0) throw new Error(`The server answered "${words.join(' ')}" with ${outcome?.output}`)
}

/** Runs a program to its end; returns what it printed, throws when it fails. */
async function outputOf(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const running = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => (printed += piece))
  const [code] = await once(running, 'close')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${printed}`)
  return printed
}
