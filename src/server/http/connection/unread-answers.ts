import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What may wait in memory for clients that do not read: bytes over all connections, and for how long, in ms. */
export type UnreadLimits = { bytes: number; ms: number }

/** The largest page has 4 MB, which leaves within two minutes at 35 kB a second. */
export const unreadLimits: UnreadLimits = { bytes: 64_000_000, ms: 120_000 }

/** Answers under way, with the time at which each was first found unread. */
type Answers = Map<ServerResponse, number | undefined>

/**
 * Bounds the memory that unread answers take: Node keeps them for as long as their connections are open, and a client
 * may send many requests without reading one answer. Returns the check, to be called often, with the time in ms. It ends
 * connections with an answer that has waited too long, and where too much waits altogether those that wait longest.
 */
export function boundUnreadAnswers(server: Server, limits: UnreadLimits): (now: number) => void {
  const connections = new Map<Socket, Answers>()
  server.on('request', ({ socket }, outgoing) => {
    let answers = connections.get(socket)
    if (!answers) {
      answers = new Map()
      connections.set(socket, answers)
      // Answers to pipelined requests never hear that their connection has closed.
      socket.once('close', () => connections.delete(socket))
    }
    answers.set(outgoing, undefined)
    outgoing.once('close', () => connections.get(socket)?.delete(outgoing))
  })

  return (now) => {
    const unread = [...connections].map(([socket, answers]) => ({ socket, ...unreadOf(answers, now) }))
    let total = unread.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { socket, since, bytes } of unread.toSorted((one, other) => one.since - other.since)) {
      if (total <= limits.bytes && now - since < limits.ms) return
      socket.destroy()
      total -= bytes
    }
  }
}

/** How many bytes of a connection's answers are unread, and since when the oldest of them; since now where none are. */
function unreadOf(answers: Answers, now: number): { bytes: number; since: number } {
  let bytes = 0
  let since = now
  for (const [answer, found = now] of answers) {
    if (answer.writableLength === 0) continue
    answers.set(answer, found)
    bytes += answer.writableLength
    since = Math.min(since, found)
  }
  return { bytes, since }
}
