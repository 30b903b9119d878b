import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sumOf } from '#domain/units/numbers.ts'

/** Limits for answers that clients do not read: bytes over all connections, and the longest wait in ms. */
export type UnreadLimits = { bytes: number; ms: number }

/** Our choice: the largest page has 0.7 MB, which takes two minutes at 6 kB a second; 64 MB hold ninety of them. */
export const unreadLimits: UnreadLimits = { bytes: 64_000_000, ms: 120_000 }

/** Running answers, with the time at which each was first found unread. */
type Answers = Map<ServerResponse, number | undefined>

/**
 * Bounds the memory of unread answers: Node keeps them while their connections are open, and a client may send many
 * requests without reading an answer. Returns a check to be called often, with the time in ms. It closes connections
 * whose answers wait too long, and, where too many bytes wait in all, those that wait longest.
 */
export function boundUnreadAnswers(server: Server, limits: UnreadLimits): (now: number) => void {
  const connections = new Map<Socket, Answers>()
  server.on('request', ({ socket }, outgoing) => {
    let answers = connections.get(socket)
    if (!answers) {
      answers = new Map()
      connections.set(socket, answers)
      // Answers to pipelined requests get no `close` event when their connection closes.
      socket.once('close', () => connections.delete(socket))
    }
    answers.set(outgoing, undefined)
    outgoing.once('close', () => connections.get(socket)?.delete(outgoing))
  })

  return (now) => {
    const unread = [...connections].map(([socket, answers]) => ({ socket, ...unreadOf(answers, now) }))
    let total = sumOf(unread, ({ bytes }) => bytes)
    for (const { socket, since, bytes } of unread.toSorted((one, other) => one.since - other.since)) {
      if (total <= limits.bytes && now - since < limits.ms) return
      socket.destroy()
      total -= bytes
    }
  }
}

/** Unread bytes of a connection, and since when its oldest answer is unread; `now` if none is unread. */
function unreadOf(answers: Answers, now: number): { bytes: number; since: number } {
  let bytes = 0
  let since = now
  for (const [answer, found = now] of answers) {
    if (answer.writableLength === 0) {
      // A long answer that is read as it is made is never unread for long.
      answers.set(answer, undefined)
      continue
    }
    answers.set(answer, found)
    bytes += answer.writableLength
    since = Math.min(since, found)
  }
  return { bytes, since }
}
