import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'

/** The largest body that an endpoint takes: an imported route. */
const MAX_BODY_BYTES = 5_000_000

/** How long, in ms, and up to how many bytes a sender is listened to that sends on after its answer. */
export type AfterAnswer = { ms: number; bytes: number }

/** Chosen: a sender on a slow network has read its answer by then, and an endless body costs no more than a large one. */
const afterAnswer: AfterAnswer = { ms: 1_000, bytes: MAX_BODY_BYTES }

/**
 * Closes a connection after its answer if the rest of the request's body may be longer than any endpoint takes. Node
 * would read such a body on to discard it, at the cost of memory and time. The rest of a shorter body is discarded, so
 * that the client reads the answer and can use the connection again.
 */
export function closeAfterRefusedBodies(server: Server, limits: AfterAnswer = afterAnswer): void {
  server.on('request', (incoming, outgoing) => {
    if (!mayBeTooLong(incoming)) return
    closeInTwoSteps(incoming, limits)
    outgoing.once('finish', () => {
      // A body that came in one packet with its head is complete after this turn.
      setImmediate(() => {
        if (!incoming.complete) incoming.socket.destroySoon()
      })
    })
  })
}

/** Whether a body declares no length, or one over the limit. */
function mayBeTooLong({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > MAX_BODY_BYTES
}

/**
 * Closes the connection of an incomplete body for writing first, whoever closes it, and for reading when the sender stops
 * or a limit is reached. A connection that is closed at once is reset by what the sender still sends, and a reset discards
 * the answer that the sender has not read yet.
 */
function closeInTwoSteps(incoming: IncomingMessage, limits: AfterAnswer): void {
  const { socket } = incoming
  let isClosing = false
  socket.destroySoon = () => {
    if (incoming.complete) Socket.prototype.destroySoon.call(socket)
    if (incoming.complete || isClosing) return
    isClosing = true
    const mostRead = socket.bytesRead + limits.bytes
    const timer = setTimeout(() => socket.destroy(), limits.ms).unref()
    socket.once('close', () => clearTimeout(timer))
    socket.end()
    // Of the socket: Node drops the data of a request that nobody has read.
    socket.on('data', () => socket.bytesRead > mostRead && socket.destroy())
    incoming.resume()
  }
}
