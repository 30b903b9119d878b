import type { Context } from 'hono'

/** JSON values, one on each line (https://github.com/ndjson/ndjson-spec). */
const LINES = 'application/x-ndjson'

/** Whether a client accepts an answer in several lines. */
export function wantsLines(context: Context): boolean {
  return context.req.header('accept')?.includes(LINES) ?? false
}

/**
 * An answer whose second line follows when it is ready. `next` gets a signal that the client has left; if it rejects,
 * the answer ends after the first line.
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
  // Without this header nginx holds the first line back until the second arrives.
  const headers = { 'content-type': LINES, 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
  return new Response(body, { headers })
}
