import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** A first start installs the packages and builds the pages. */
const MAX_START_MS = 10 * 60_000

/** npm in a folder, as a person runs it at a terminal. */
export class Npm {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.folder = folder
    this.env = env
  }

  /** Runs `npm start` until /readyz answers 200, then stops it and waits until the port is free again. */
  async start(port: number): Promise<{ milliseconds: number; printed: string }> {
    const begun = Date.now()
    const { child, printed } = this.#run(['start'], { PORT: String(port) })
    const closed = once(child, 'close')
    while (!(await isReady(port))) {
      if (child.exitCode !== null || Date.now() - begun > MAX_START_MS)
        throw new Error(`npm start did not become ready:\n${printed()}`)
      await pause(50)
    }
    const milliseconds = Date.now() - begun
    child.kill('SIGTERM')
    await closed
    while (await isReady(port)) await pause(50)
    return { milliseconds, printed: printed() }
  }

  /** Runs `npm test` and returns its last line; throws with all it printed when it fails. */
  async test(): Promise<string> {
    const { child, printed } = this.#run(['test'], {})
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`npm test ended with ${code}:\n${printed()}`)
    return printed().trim().split('\n').at(-1) ?? ''
  }

  #run(args: string[], env: NodeJS.ProcessEnv) {
    const child = spawn('npm', args, {
      cwd: this.folder,
      env: { ...this.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += piece))
    return { child, printed: () => printed }
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}
