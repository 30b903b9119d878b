import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { type Running, type StartParts, startServer } from './start.ts'

/**
 * Longest time that stopping may take, in ms. Chosen to end before a supervisor kills, after twenty seconds or more.
 */
const STOP_MS = 15_000

/**
 * Runs the server as this process: prints its address, drains on SIGTERM and SIGINT, and exits with 1 and a sentence
 * where the operator has to do something first.
 */
export async function runServer(parts: StartParts): Promise<void> {
  // Files the server writes are readable by its own user only.
  process.umask(0o077)
  const running = await startServer(parts).catch((error: unknown) => {
    if (!(error instanceof CannotStart)) throw error
    console.error(`Pacewright cannot start.\n${error.message}`)
    process.exit(1)
  })
  announce(running)
  const stop = () => {
    // Acknowledged changes are on the disk; a part that hangs must not keep the process alive.
    setTimeout(() => process.exit(1), STOP_MS).unref()
    return running.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function announce({ url, settings }: Running) {
  console.log(`Pacewright is ready: ${url}`)
  if (!settings.isPublic && !settings.smtpUrl && !settings.authUrl)
    console.log(`Letters are written to ${join(settings.dataDir, 'outbox')}; their links stand in this log.`)
}
