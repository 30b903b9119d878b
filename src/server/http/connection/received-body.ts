import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Connection } from './address.ts'

/** The bytes of a body, or why there are none: it is larger than allowed, or the sender left before its end. */
export type ReceivedBody = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-large' | 'cut-off' }

/** Reads the body of a request, with or without a declared length, and keeps at most `maxBytes` of it in memory. */
export async function receiveBody(context: Context, maxBytes: number): Promise<ReceivedBody> {
  const { incoming } = (context.env ?? {}) as Connection
  // A request made inside this process has no connection.
  if (!incoming) return within(Buffer.from(await context.req.raw.arrayBuffer()), maxBytes)
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return tooLarge
  return fromConnection(incoming as IncomingMessage, maxBytes)
}

const tooLarge: ReceivedBody = { ok: false, reason: 'too-large' }
const cutOff: ReceivedBody = { ok: false, reason: 'cut-off' }

function within(bytes: Buffer, maxBytes: number): ReceivedBody {
  return bytes.byteLength > maxBytes ? tooLarge : { ok: true, bytes }
}

/** Reads from the connection itself: the body of the adapter's Request would be a stream around it, which is slower. */
function fromConnection(incoming: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > maxBytes) finish(tooLarge)
      else chunks.push(chunk)
    }
    const onEnd = () =>
      finish({ ok: true, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) })
    const onCutOff = () => finish(cutOff)
    const finish = (body: ReceivedBody) => {
      incoming.off('data', onData).off('end', onEnd).off('error', onCutOff).off('close', onCutOff)
      // Nothing more is kept: what still arrives is dropped after the answer (refused-bodies.ts).
      if (!body.ok) incoming.pause()
      resolve(body)
    }
    incoming.on('data', onData).on('end', onEnd).on('error', onCutOff).on('close', onCutOff)
    if (incoming.destroyed && !incoming.readableEnded) finish(cutOff)
  })
}
