import { spawn } from 'node:child_process'
import { once } from 'node:events'

const RUNS = 5

/**
 * `steady [RUNS [COMMAND …]]`: runs `npm test`, or another command, five times in a row while one core is kept busy,
 * and prints each result. Fails when any run fails: a test that fails once in a while is a test that fails.
 */
export async function steadyDrill(words: readonly string[] = []): Promise<void> {
  const [runs = String(RUNS), ...command] = words
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`"${runs}" is no number of runs from 1 to 99.`)
  const asked = command.length > 0 ? command : ['npm', 'test']
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  // Ending the drill ends the busy core's process too.
  const end = () => busy.kill('SIGKILL')
  process.once('exit', end)
  const failed: number[] = []
  try {
    for (let run = 1; run <= Number(runs); run += 1) if (!(await passes(run, asked))) failed.push(run)
  } finally {
    end()
    process.off('exit', end)
  }
  if (failed.length > 0) throw new Error(`Of ${runs} runs failed: ${failed.join(', ')}.`)
}

/** Runs the command once and prints how it went, with the tests that failed. */
async function passes(run: number, [program = '', ...args]: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const running = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => (said += piece))
  const [code] = await once(running, 'close')
  const lines = withoutColours(said).split('\n')
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(
    `  run ${run}: ${lines.findLast((line) => countsTests.test(line))?.trim() ?? 'no count'} in ${minutes} min`,
  )
  if (code !== 0) for (const line of lines.filter((line) => tellsFailure.test(line))) console.log(`    ${line.trim()}`)
  return code === 0
}

const countsTests = /\d+ passed/
const tellsFailure = /^\s*(FAIL|✘|Error:|AssertionError)/

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
  return text.replace(/\u001b\[[\d;]*m/g, '')
}
