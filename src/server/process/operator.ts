import { askServer } from '../admin/socket.ts'
import { CannotStart } from '../cannot-start.ts'
import { readSettings } from '../settings.ts'

type Environment = Record<string, string | undefined>
type Outcome = Awaited<ReturnType<typeof operateAlone>>

/** Runs one operator's command as this process: prints its output and exits with its code. */
export async function runOperator(words: readonly string[], environment: Environment): Promise<void> {
  process.umask(0o077)
  const { output, exitCode } = await outcomeOf(words, environment).catch((error: unknown): Outcome => {
    if (!(error instanceof CannotStart)) throw error
    return { output: error.message, exitCode: 1 }
  })
  if (exitCode === 0) console.log(output)
  else console.error(output)
  process.exitCode = exitCode
}

/** Asks the running server; if none runs, opens the database here. */
async function outcomeOf(words: readonly string[], environment: Environment): Promise<Outcome> {
  const read = readSettings(environment)
  if ('mistakes' in read) throw new CannotStart(read.mistakes.join('\n'))
  if (words[0] === 'streets') return operateOnStreets(words, read.settings.dataDir)
  return (await askServer(read.settings.dataDir, words)) ?? operateAlone(words, environment)
}

/** Region packs are files of this process's user, read from where the operator is, so no server takes part. */
async function operateOnStreets(words: readonly string[], dataDir: string): Promise<Outcome> {
  const { operateStreets } = await import('../admin/commands/streets.ts')
  let [last, isShown] = [-1, false]
  const report = (share: number) => {
    const percent = Math.floor(share * 20) * 5
    if (percent === last) return
    last = percent
    isShown = process.stderr.isTTY
    process.stderr.write(isShown ? `\r${percent} % done` : `${percent} % done\n`)
  }
  const outcome = operateStreets(words, { dataDir, now: () => new Date(), report })
  if (isShown) process.stderr.write('\r\u001b[K')
  return outcome
}

/** The whole product is loaded only without a running server, so that a command to one answers at once. */
async function operateAlone(words: readonly string[], environment: Environment) {
  const [{ openRuntime }, { createLog }] = await Promise.all([import('./runtime.ts'), import('../http/log/log.ts')])
  const runtime = await openRuntime(environment, createLog('silent'))
  const { operate, settled } = runtime.createApp(runtime.settings.publicUrl ?? 'http://localhost')
  try {
    return await operate(words)
  } finally {
    await settled()
    await runtime.close()
  }
}
