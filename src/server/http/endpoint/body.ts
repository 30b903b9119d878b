import type { Context } from 'hono'
import type { Connection } from '../connection/address.ts'
import { receiveBody } from '../connection/received-body.ts'
import { Problem } from '../refusals/problem.ts'

/** Deepest nesting of a body; the contracts use seven levels. */
const MAX_NESTING = 32

/** Whether reading a request's JSON takes long. A body that comes without its length can be long. */
export function isLargeBody(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as Connection
  const length = context.req.header('content-length')
  return incoming !== undefined && (length === undefined || Number(length) > MAX_SMALL_BYTES)
}

/** Our choice: less than this is read and checked in about a millisecond. */
const MAX_SMALL_BYTES = 50_000

/** Receives a request's JSON. Throws a Problem where it is larger than `maxBytes`. */
export async function jsonBytesOf(
  context: Context,
  limit: { maxBytes: number; sentence: string },
): Promise<Uint8Array> {
  return bytesOf(context, limit.maxBytes, limit.sentence)
}

/** Reads JSON. Throws a Problem where it is missing or cannot be stored. */
export function readJson(bytes: Uint8Array): unknown {
  const text = textOf(bytes)
  if (text.trim() === '') throw new Problem('invalid', 'Send a JSON object as the body.')
  const value = parseJson(text)
  refuseUnkeepable(value, text.includes('\\u'))
  return value
}

/** Reads the file of a request. Throws a Problem where it is empty or larger than `maxBytes`. */
export async function fileOf(context: Context, maxBytes: number): Promise<Uint8Array> {
  const bytes = await bytesOf(context, maxBytes, `The file is larger than ${maxBytes / 1_000_000} MB.`)
  if (bytes.byteLength === 0) throw new Problem('invalid', 'The file is empty. Choose another one.')
  return bytes
}

async function bytesOf(context: Context, maxBytes: number, sentence: string): Promise<Uint8Array> {
  const encoding = context.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity')
    throw new Problem('invalid', 'Send the body as it is, without a Content-Encoding: it is not unpacked here.')
  const body = await receiveBody(context, maxBytes)
  if (body.ok) return body.bytes
  // The rest of the body is not read, so the connection cannot carry another request.
  const headers = { connection: 'close' }
  if (body.reason === 'too-large') throw new Problem('too-large', sentence, { headers })
  throw new Problem('invalid', 'The request ended before its body did. Send it again.', { headers })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new Problem('invalid', 'The body is not UTF-8 text.', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem('invalid', 'The body is not valid JSON.', { cause })
  }
}

/**
 * Refuses characters that PostgreSQL cannot store, U+0000 and half a surrogate pair. In valid UTF-8 they can only be
 * written as escapes.
 */
function refuseUnkeepable(value: unknown, hasEscapes: boolean, depth = 0) {
  if (depth > MAX_NESTING) throw new Problem('invalid', 'The body is nested too deeply.')
  if (typeof value === 'string') {
    if (hasEscapes) refuseUnkeepableText(value)
  } else if (Array.isArray(value)) {
    for (const inner of value) refuseUnkeepable(inner, hasEscapes, depth + 1)
  } else if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      if (hasEscapes) refuseUnkeepableText(key)
      refuseUnkeepable((value as Record<string, unknown>)[key], hasEscapes, depth + 1)
    }
  }
}

function refuseUnkeepableText(text: string) {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Problem('invalid', 'A text in the body holds a character that cannot be kept.')
}
