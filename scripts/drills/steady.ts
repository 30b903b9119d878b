import { spawn } from 'node:child_process'
import { once } from 'node:events'

const RUNS = 5

/**
 * `steady [RUNS [COMMAND …]]`: runs `npm test`, or another command, five times in a row while another process keeps a
 * core busy, and prints each result. Fails if any run fails.
 */
export async function steadyDrill(words: readonly string[] = []): Promise<void> {
  const [runs = String(RUNS), ...command] = words
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`"${runs}" is not a number of runs from 1 to 99.`)
  const repeated = command.length > 0 ? command : ['npm', 'test']
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  // The busy process ends with this one, even after a signal.
  const endBusy = () => busy.kill('SIGKILL')
  process.once('exit', endBusy)
  const failed: number[] = []
  try {
    for (let run = 1; run <= Number(runs); run += 1) if (!(await runOnce(run, repeated))) failed.push(run)
  } finally {
    endBusy()
    process.off('exit', endBusy)
  }
  if (failed.length > 0) throw new Error(`These of ${runs} runs failed: ${failed.join(', ')}.`)
}

/** Runs the command once and prints its result and the tests that failed; returns whether it passed. */
async function runOnce(run: number, [program = '', ...args]: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const running = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => (printed += piece))
  const [code] = await once(running, 'close')
  const lines = withoutColours(printed).split('\n')
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(
    `  run ${run}: ${lines.findLast((line) => summaryLine.test(line))?.trim() ?? 'no count'} in ${minutes} min`,
  )
  if (code !== 0) for (const line of lines.filter((line) => failureLine.test(line))) console.log(`    ${line.trim()}`)
  return code === 0
}

const summaryLine = /\d+ passed/
const failureLine = /^\s*(FAIL|✘|Error:|AssertionError)/

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colour codes begin with one.
  return text.replace(/\u001b\[[\d;]*m/g, '')
}
