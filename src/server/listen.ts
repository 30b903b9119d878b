import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CannotStart } from './cannot-start.ts'

/** How long a request under way may take to finish when the server stops, in ms. */
const DRAIN_MS = 10_000

/** Opens the port; answers which, for 0 means any that is free. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  await new Promise<void>((ready, refused) => {
    server.once('error', (trouble: NodeJS.ErrnoException) =>
      refused(
        trouble.code === 'EADDRINUSE'
          ? new CannotStart(`Port ${port} is taken. Stop what listens there, or set PORT.`)
          : trouble,
      ),
    )
    server.listen(port, host, ready)
  })
  return (server.address() as AddressInfo).port
}

/** Takes no new requests, and waits for those under way. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose last request is answered would be kept open for the next one, seconds long.
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(patience)
}
