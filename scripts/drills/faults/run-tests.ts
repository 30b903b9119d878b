import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Outcome = 'passed' | 'failed' | 'too slow'

/** Runs a program of the project's packages in a folder, and ends it with all it started when it takes too long. */
export async function runIn(folder: string, words: readonly string[], limitSeconds: number): Promise<Outcome> {
  const [program = '', ...args] = words
  const running = spawn(`node_modules/.bin/${program}`, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  })
  const endAll = () => {
    if (running.pid && running.exitCode === null) process.kill(-running.pid, 'SIGKILL')
  }
  process.once('exit', endAll)
  let isTooSlow = false
  const limit = setTimeout(() => {
    isTooSlow = true
    endAll()
  }, limitSeconds * 1000)
  const [code] = await once(running, 'exit')
  clearTimeout(limit)
  process.off('exit', endAll)
  if (isTooSlow) return 'too slow'
  return code === 0 ? 'passed' : 'failed'
}

/** Runs some test files of some projects until the first test fails. */
export function runTests(folder: string, projects: readonly string[], files: readonly string[], limitSeconds: number) {
  const asked = projects.flatMap((project) => ['--project', project])
  const words = ['vitest', 'run', '--bail=1', '--reporter=dot', '--passWithNoTests', ...asked, ...files]
  return runIn(folder, words, limitSeconds)
}
