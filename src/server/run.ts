import { join } from 'node:path'
import { DirectoryHeld } from './db/hold.ts'
import { NewerDatabase } from './db/migrations.ts'
import { CannotStart, type Running, type StartParts, startServer } from './start.ts'

/**
 * Runs the server as this process: says where it is reached, drains on SIGTERM and SIGINT, and ends with 1 and a
 * sentence where the operator has to do something first.
 */
export async function runServer(parts: StartParts): Promise<void> {
  // What the server writes is nobody else's to read.
  process.umask(0o077)
  const running = await startServer(parts).catch((trouble: unknown) => {
    if (!isForOperator(trouble)) throw trouble
    console.error(`Pacewright cannot start.\n${trouble.message}`)
    process.exit(1)
  })
  announce(running)
  const stop = () => running.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Whether an error's message is meant for the operator: then it is all there is to print. */
export function isForOperator(trouble: unknown): trouble is Error {
  return trouble instanceof CannotStart || trouble instanceof DirectoryHeld || trouble instanceof NewerDatabase
}

function announce({ url, settings }: Running) {
  console.log(`Pacewright is ready: ${url}`)
  if (!settings.isPublic && !settings.smtpUrl && !settings.authUrl)
    console.log(`Letters are written to ${join(settings.dataDir, 'outbox')}; their links stand in this log.`)
}
