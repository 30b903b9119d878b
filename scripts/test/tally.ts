import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The counts of a run of tests, the names of those that failed, and the milliseconds of each file. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  failures: readonly string[]
  files: Map<string, number>
}

export const none: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], files: new Map() }

/** The end of `npm test`. The last line counts only passed and failed tests, because programs read it. */
export function summaryOf({ passed, failed, skipped }: Tally): string {
  const counted = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${skipped} skipped\n${counted}` : counted
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (part: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[part], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: tallies.flatMap(({ failures }) => failures),
    files: new Map(tallies.flatMap(({ files }) => [...files])),
  }
}

/** The slowest files, one on each line, slowest first. */
export function slowest(files: Map<string, number>, count: number): string {
  return [...files]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`)
    .join('\n')
}

type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Reads vitest's JSON report. A file that could not be loaded counts as one failed test. */
export function vitestTally(report: string): Tally {
  const { testResults, ...numbers }: VitestReport = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  )
  return {
    passed: numbers.numPassedTests,
    failed: numbers.numFailedTests + broken.length,
    skipped: numbers.numPendingTests + numbers.numTodoTests,
    failures: [...broken.map(({ name }) => `${relative('.', name)} could not be loaded`), ...failures],
    files: new Map(testResults.map((file) => [relative('.', file.name), file.endTime - file.startTime])),
  }
}

type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

/** Reads Playwright's JSON report. A test that passes only on its second try counts as failed. */
export function playwrightTally(report: string): Tally {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
    files: new Map(suites.map((suite) => [`tests/e2e/${suite.file}`, durationOf(suite)])),
  }
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(durationOf)].reduce((total, duration) => total + duration, 0)
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `tests/e2e/${file}: ${title}`)
  return [...own, ...suites.flatMap(failuresOf)]
}
