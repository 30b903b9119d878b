import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { AuthParts } from '../parts.ts'
import { AuthRefusal, invalid } from './refusal.ts'

/**
 * Largest body the provider reads, in bytes. All texts at their longest and a user's data fit; a stranger's body is
 * parsed before any limit counts it, so it must be small.
 */
const MAX_BODY_BYTES = 16 * 1024
/** Deepest nesting of a user's data. `JSON.stringify` overflows the stack at a few thousand levels. */
const MAX_NESTING = 32
/** Context variable that holds the body's text. */
const BODY = 'body'

/** Reads every request body, with or without a declared length, and refuses one that is too large. */
export function boundedBody(receiveBody: AuthParts['receiveBody']): MiddlewareHandler {
  return async (context, next) => {
    if (mayHaveBody.has(context.req.method)) context.set(BODY, await textOf(context, receiveBody))
    await next()
  }
}

const mayHaveBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

async function textOf(context: Context, receiveBody: AuthParts['receiveBody']): Promise<string> {
  const body = await receiveBody(context, MAX_BODY_BYTES)
  if (body.ok) return body.bytes.toString('utf8')
  // The rest of the body is not read, so the connection cannot carry another request.
  context.header('connection', 'close')
  throw body.reason === 'too-large'
    ? new AuthRefusal(413, 'request_entity_too_large', 'Request body exceeds 16 KiB')
    : new AuthRefusal(400, 'bad_json', 'The request ended before its body did')
}

/**
 * Parses the request's JSON by a schema. Unknown fields are ignored, as the protocol requires; a field that is read must
 * be storable.
 */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parse(context.get(BODY) ?? ''))
  if (parsed.success && !isStorable(parsed.data)) throw badJson()
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw invalid(issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'The body is not valid')
}

/** As `readBody`, where a request may come without a body. */
export function readOptionalBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (context.get(BODY) === '') context.set(BODY, '{}')
  return readBody(context, schema)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badJson()
  }
}

const badJson = () => new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON')

/** PostgreSQL stores neither the null character nor half a surrogate pair. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_NESTING) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1))
}

/** Longest text that is not an address, such as a password, in characters. */
const MAX_TEXT_CHARACTERS = 1024
/** Longest address, in characters (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL_CHARACTERS = 254

/**
 * Optional text: absent, null and empty mean the same. Its length is limited before it is looked up, hashed or counted.
 */
export const Text = boundedText(MAX_TEXT_CHARACTERS)

export const Email = boundedText(MAX_EMAIL_CHARACTERS).transform((text) => text.trim().toLowerCase())

export function requireEmail(email: string): void {
  if (!z.email().safeParse(email).success) throw invalid('Unable to validate email address: invalid format')
}

export const phoneDisabled = (what: 'signups' | 'logins') =>
  new AuthRefusal(what === 'signups' ? 400 : 422, 'phone_provider_disabled', `Phone ${what} are disabled`)

function boundedText(longest: number) {
  return z
    .string()
    .max(longest, `Send ${longest} characters at most`)
    .nullish()
    .transform((text) => text ?? '')
}
