import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestError } from '@hono/node-server'
import { Problem } from '../refusals/problem.ts'

/**
 * Answers a request of HTTP/1.1 without the header Host, which that version demands (RFC 9112, 3.2); true if it was one.
 * An older one is served.
 */
export function refuseWithoutHost({ headers, httpVersion }: IncomingMessage, outgoing: ServerResponse): boolean {
  if (headers.host !== undefined || httpVersion === '1.0') return false
  outgoing.writeHead(400, { ...jsonHeaders, connection: 'close' }).end(JSON.stringify(malformed.refusal))
  return true
}

/** Answers an error that no app has met: that of a request whose address cannot be read, or a bug. */
export function answerMalformed(error: unknown): Response {
  if (!(error instanceof RequestError)) return new Response(null, { status: 500 })
  return new Response(JSON.stringify(malformed.refusal), { status: 400, headers: jsonHeaders })
}

const malformed = new Problem(
  'invalid',
  'The address of the request cannot be read: send a path that begins with /, and the name of this server as Host.',
)

const jsonHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
