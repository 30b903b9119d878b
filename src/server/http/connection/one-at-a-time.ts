import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/**
 * Hands over the requests of each connection one after another. Node hands over all that a client sends without waiting for
 * answers, so that one client with a hundred requests would keep everybody waiting until all of them were answered. Those of
 * a closed connection are dropped.
 */
export function oneAtATime(listener: Listener): Listener {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()
  const handOver = (socket: Socket, incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('close', () => {
      const next = waiting.get(socket)?.shift()
      if (!next) waiting.delete(socket)
      else if (!socket.destroyed) handOver(socket, ...next)
    })
    listener(incoming, outgoing)
  }
  return (incoming, outgoing) => {
    const { socket } = incoming
    const behind = waiting.get(socket)
    if (behind) behind.push([incoming, outgoing])
    else {
      waiting.set(socket, [])
      handOver(socket, incoming, outgoing)
    }
  }
}
