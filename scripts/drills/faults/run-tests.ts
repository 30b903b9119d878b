import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Outcome = 'passed' | 'failed' | 'too slow'

/** Runs some test files of some projects until the first test fails. */
export function runTests(folder: string, projects: readonly string[], files: readonly string[], limitSeconds: number) {
  const options = projects.flatMap((project) => ['--project', project])
  const report = ['--reporter=json', `--outputFile=${reportIn(folder)}`]
  return runIn(
    folder,
    ['vitest', 'run', '--bail=1', ...report, '--passWithNoTests', ...options, ...files],
    limitSeconds,
  )
}

/** Builds the pages and runs some browser tests on them, until the first one fails. Pages that cannot be built fail too. */
export async function runBrowserTests(
  folder: string,
  files: readonly string[],
  limitSeconds: number,
): Promise<Outcome> {
  const built = await runIn(folder, ['vite', 'build', '--logLevel', 'error'], limitSeconds)
  if (built !== 'passed') return built
  return runIn(folder, ['playwright', 'test', '--max-failures=1', '--reporter=dot', ...files], limitSeconds)
}

/** Checks the types of the whole project. */
export function runTypeCheck(folder: string, limitSeconds: number) {
  return runIn(folder, ['tsc', '-b'], limitSeconds)
}

/** Runs a program of the project's packages in a folder; ends it and all that it started at the time limit. */
async function runIn(folder: string, words: readonly string[], limitSeconds: number): Promise<Outcome> {
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

/** The tests that failed in the last run, by file and name; if there are none, the files that could not be loaded. */
export function failedTests(folder: string): string[] {
  const { testResults } = JSON.parse(readFileSync(reportIn(folder), 'utf8')) as Report
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(folder, name)}: ${fullName}`),
  )
  // The first failure ends the run, and the files that were still running then count as failed as well.
  if (tests.length > 0) return tests
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(folder, name))
}

type Report = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

const reportIn = (folder: string) => join(folder, 'node_modules/report.json')
