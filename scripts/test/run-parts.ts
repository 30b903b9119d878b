import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { none, type Tally } from './tally.ts'

/** A part of `npm test`: a program of `node_modules/.bin` with its arguments, and how its tests are counted. */
export type Part = {
  label: string
  command: readonly [program: string, ...args: string[]]
  tally?: () => Tally
  env?: Record<string, string>
}

/**
 * Runs parts side by side and counts their tests. They are read one after the other: what a part prints waits until those
 * before it have ended. A part that fails without a failed test counts as one failure: the linter, the type check, or a
 * program that could not start.
 */
export async function runParts(parts: readonly Part[], out: NodeJS.WritableStream = process.stdout): Promise<Tally[]> {
  let before = Promise.resolve()
  const tallies = parts.map((part) => {
    const { printed, tally } = runPart(part, before, out)
    before = printed
    return tally
  })
  await before
  return Promise.all(tallies)
}

/** Starts a part. `printed` ends when all of its lines are printed, `tally` holds its counts. */
function runPart(
  { label, command, env, tally }: Part,
  before: Promise<void>,
  out: NodeJS.WritableStream,
): { printed: Promise<void>; tally: Promise<Tally> } {
  const [program, ...args] = command
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  })
  const waiting: Buffer[] = []
  let print = (lines: Buffer): void => void waiting.push(lines)
  for (const output of [child.stdout, child.stderr]) output.on('data', (lines: Buffer) => print(lines))
  const ended = once(child, 'close').then(
    ([status]) => status === 0,
    (error: Error) => {
      print(Buffer.from(`${error.message}\n`))
      return false
    },
  )
  const printed = before.then(async () => {
    out.write(`\n— ${label}\n`)
    for (const lines of waiting) out.write(lines)
    print = (lines) => void out.write(lines)
    await ended
  })
  return { printed, tally: ended.then((isFine) => countOf(label, isFine, readTally(tally))) }
}

function countOf(label: string, isFine: boolean, counted: Tally): Tally {
  return isFine || counted.failed > 0
    ? counted
    : { ...counted, failed: 1, failures: [`${label}: see its own lines above`] }
}

function readTally(tally: (() => Tally) | undefined): Tally {
  if (!tally) return none
  try {
    return tally()
  } catch (error) {
    return { ...none, failed: 1, failures: [`A report could not be read: ${error}`] }
  }
}
