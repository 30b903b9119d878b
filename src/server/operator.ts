import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { Outcome } from './admin/commands.ts'
import { askServer } from './admin/socket.ts'
import { createApp } from './app.ts'
import { openDatabase } from './db/open.ts'
import { limits } from './http/limits.ts'
import { createLog } from './http/log.ts'
import { isForOperator } from './run.ts'
import { settingsOf, version } from './start.ts'

type Environment = Record<string, string | undefined>

/** Runs one command of the operator as this process: prints what it says and ends with its exit code. */
export async function runOperator(words: readonly string[], environment: Environment): Promise<void> {
  process.umask(0o077)
  const { output, exitCode } = await outcomeOf(words, environment).catch((trouble: unknown): Outcome => {
    if (!isForOperator(trouble)) throw trouble
    return { output: trouble.message, exitCode: 1 }
  })
  if (exitCode === 0) console.log(output)
  else console.error(output)
  process.exitCode = exitCode
}

/** Asks the running server; where there is none, opens the database here. */
async function outcomeOf(words: readonly string[], environment: Environment): Promise<Outcome> {
  const { settings, auth } = settingsOf(environment)
  const answered = await askServer(settings.dataDir, words)
  if (answered) return answered
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const { db, close } = await openDatabase(settings, (trouble) => console.error(trouble.message))
  try {
    const { operate, settled } = createApp({
      settings,
      auth,
      publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
      version,
      db,
      send: async () => {},
      log: createLog('silent'),
      limits,
      now: () => new Date(),
      drawSeed: () => randomInt(2 ** 32),
    })
    const outcome = await operate(words)
    await settled()
    return outcome
  } finally {
    await close()
  }
}
