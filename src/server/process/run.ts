import { CannotStart } from '../cannot-start.ts'
import { announcementOf } from './announcement.ts'
import { type StartParts, startServer } from './start.ts'

/**
 * Longest time that stopping may take, in ms. Our choice: below the 30 s of Kubernetes and the 90 s of systemd. Docker
 * kills after 10 s unless it is told to wait longer (docs/operating.md).
 */
const STOP_MS = 15_000

/**
 * Runs the server as this process: prints its URL, and stops on SIGTERM and SIGINT once running requests are answered.
 * Exits with code 1 and a message if the operator must fix something before it can start.
 */
export async function runServer(parts: StartParts): Promise<void> {
  // Files the server writes are readable by its own user only.
  process.umask(0o077)
  const running = await startServer(parts).catch((error: unknown) => {
    if (!(error instanceof CannotStart)) throw error
    console.error(`Pacewright cannot start.\n${error.message}`)
    process.exit(1)
  })
  const stop = () => {
    // Confirmed changes are already saved, so a part that hangs may be cut off.
    setTimeout(() => process.exit(1), STOP_MS).unref()
    return running.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  for (const line of announcementOf(running.url, running.settings)) console.log(line)
}
