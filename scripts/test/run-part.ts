import { spawnSync } from 'node:child_process'
import { none, type Tally } from './tally.ts'

type Options = { tally?: () => Tally; env?: Record<string, string> }

/**
 * Runs one part of `npm test` and counts its tests. A part that fails without a failed test counts as one failure: the
 * linter, the type check, or a program that could not start.
 */
export function runPart(label: string, [program = '', ...args]: string[], { tally, env }: Options = {}): Tally {
  console.log(`\n— ${label}`)
  const { status, error } = spawnSync(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (error) console.error(error.message)
  const counted = readTally(tally)
  return status !== 0 && counted.failed === 0
    ? { ...counted, failed: 1, failures: [`${label}: see its own lines above`] }
    : counted
}

function readTally(tally?: () => Tally): Tally {
  if (!tally) return none
  try {
    return tally()
  } catch (error) {
    console.error(`No report could be read: ${error}`)
    return { ...none, failed: 1, failures: ['A report could not be read'] }
  }
}
