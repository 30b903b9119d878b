import { spawnSync } from 'node:child_process'
import { none, type Tally } from './tally.ts'

type Options = { tally?: () => Tally; env?: Record<string, string> }

/**
 * Runs one part of `npm test` and counts it. A part without tests of its own counts only when it fails; one that fails
 * without naming a test, because it could not even start, is one failure.
 */
export function runPart(label: string, [program = '', ...args]: string[], { tally, env }: Options = {}): Tally {
  console.log(`\n— ${label}`)
  const { status, error } = spawnSync(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (error) console.error(error.message)
  const counted = counts(tally)
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function counts(tally?: () => Tally): Tally {
  if (!tally) return none
  try {
    return tally()
  } catch (error) {
    console.error(`No report could be read: ${error}`)
    return { ...none, failed: 1 }
  }
}
