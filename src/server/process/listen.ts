import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CannotStart } from '../cannot-start.ts'

/** How long running requests may take to finish when the server stops, in ms. */
const DRAIN_MS = 10_000

/** Opens the port and returns it; 0 means any free port. Throws CannotStart. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  await new Promise<void>((ready, refused) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      refused(new CannotStart(sentenceOf(cause, host, port), { cause })),
    )
    server.listen(port, host, ready)
  })
  return (server.address() as AddressInfo).port
}

function sentenceOf({ code }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what listens there, or set PORT.`
  if (code === 'EACCES') return `Port ${port} is not open to this user. Set PORT to one above 1023.`
  return `This machine cannot be reached as ${host} (${code}). Set HOST to an address of its own, such as 127.0.0.1.`
}

/** Stops accepting requests and waits for running ones. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Idle keep-alive connections would stay open for seconds.
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(patience)
}
