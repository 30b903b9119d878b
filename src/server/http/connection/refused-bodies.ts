import type { IncomingMessage, Server } from 'node:http'

/** The largest body that an endpoint takes: an imported route. */
const MAX_BODY_BYTES = 5_000_000

/**
 * Closes a connection after its answer if the rest of the request's body may be longer than any endpoint takes. Node
 * would read such a body on to discard it, at the cost of memory and time. The rest of a shorter body is discarded, so
 * that the client reads the answer and can use the connection again.
 */
export function closeAfterRefusedBodies(server: Server): void {
  server.on('request', (incoming, outgoing) => {
    outgoing.once('finish', () => {
      // A body that came in one packet with its head is complete after this turn.
      setImmediate(() => {
        if (!incoming.complete && mayBeTooLong(incoming)) incoming.socket.destroySoon()
      })
    })
  })
}

/** Whether a body declares no length, or one over the limit. */
function mayBeTooLong({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > MAX_BODY_BYTES
}
