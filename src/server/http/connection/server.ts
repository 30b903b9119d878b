import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Connection } from './address.ts'
import { answerMalformed, refuseWithoutHost } from './malformed.ts'
import { type Listener, oneAtATime } from './one-at-a-time.ts'
import { closeAfterRefusedBodies } from './refused-bodies.ts'
import { boundUnreadAnswers, type UnreadLimits, unreadLimits } from './unread-answers.ts'

/** How long a request may take to arrive, in ms. A connection that takes longer is answered 408 and closed. */
export type ArrivalLimits = { headersMs: number; requestMs: number; checkEveryMs: number }

/**
 * Chosen: a body of 5 MB arrives in a minute at 85 kB a second. The headers, 16 kB at most, have 20 s so that a slow network
 * may lose some packets. A check every 5 s closes a connection at most that much later.
 */
export const arrivalLimits: ArrivalLimits = { headersMs: 20_000, requestMs: 60_000, checkEveryMs: 5_000 }

/** Time between two checks for unread answers, in ms. */
const CHECK_UNREAD_EVERY_MS = 250

/** The product's HTTP server, without a listener for requests. */
export function createHttpServer(arrival: ArrivalLimits = arrivalLimits, unread: UnreadLimits = unreadLimits): Server {
  const { headersMs, requestMs, checkEveryMs } = arrival
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    // Node would refuse it without a word.
    requireHostHeader: false,
  })
  closeAfterRefusedBodies(server)
  const endUnread = boundUnreadAnswers(server, unread)
  const checking = setInterval(() => endUnread(performance.now()), CHECK_UNREAD_EVERY_MS).unref()
  server.once('close', () => clearInterval(checking))
  return server
}

type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>

/**
 * Connects an app to Node's requests. It also replaces the global Response with the adapter's light one, which is sent in one
 * piece; the body of the runtime's Response has to be read as a stream. Tests use it too, because another adapter setting
 * would hide faults.
 */
export function requestListener(app: { fetch: Fetch }): Listener {
  const answer = getRequestListener((request, env) => app.fetch(request, env as Connection), {
    // Of a request of HTTP/1.0, which names none.
    hostname: 'localhost',
    errorHandler: answerMalformed,
  })
  return oneAtATime((incoming, outgoing) => {
    if (!refuseWithoutHost(incoming, outgoing)) void answer(incoming, outgoing)
  })
}
