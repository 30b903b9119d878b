import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Connection } from './address.ts'

/** How long a request may take to arrive, in ms. A connection that takes longer is answered 408 and closed. */
export type ArrivalLimits = { headersMs: number; requestMs: number; checkEveryMs: number }

/** A body of 2 MB arrives in a minute at 35 kB a second. */
export const arrivalLimits: ArrivalLimits = { headersMs: 20_000, requestMs: 60_000, checkEveryMs: 5_000 }

/** The HTTP server the product listens with. It has no listener for requests yet. */
export function createHttpServer({ headersMs, requestMs, checkEveryMs }: ArrivalLimits = arrivalLimits): Server {
  return createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
  })
}

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>

/**
 * Answers Node's requests by an app. It puts the adapter's light Response in the place of the global one: the runtime's
 * own can only be read as a stream. Tests serve by it too, for another adapter setting would hide faults.
 */
export function requestListener(app: { fetch: Fetch }): Listener {
  return getRequestListener((request, env) => app.fetch(request, env as Connection))
}
