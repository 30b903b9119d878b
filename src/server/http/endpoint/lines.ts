import type { Context } from 'hono'

/** JSON values, one a line (https://github.com/ndjson/ndjson-spec). */
const LINES = 'application/x-ndjson'

/** Whether a client takes an answer in several lines, each as soon as it is there. */
export function wantsLines(context: Context): boolean {
  return context.req.header('accept')?.includes(LINES) ?? false
}

/**
 * An answer whose first line is sent at once and whose second when it is there. `next` is told when the client has
 * left; where it rejects the answer ends with the first line.
 */
export function inLines(first: object, next?: (left: AbortSignal) => Promise<object>): Response {
  const leaving = new AbortController()
  const encoder = new TextEncoder()
  const lineOf = (value: object) => encoder.encode(`${JSON.stringify(value)}\n`)
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(lineOf(first))
      const second = await next?.(leaving.signal).catch(() => undefined)
      if (leaving.signal.aborted) return
      if (second) stream.enqueue(lineOf(second))
      stream.close()
    },
    cancel: () => leaving.abort(),
  })
  // nginx would hold the first line back until the second has come.
  const headers = { 'content-type': LINES, 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
  return new Response(body, { headers })
}
