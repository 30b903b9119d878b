import { createRoute, z } from '@hono/zod-openapi'
import { Refusal } from './refusal.ts'

type Parts = {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  file?: FileTaken
}

/** A file as the body, whatever content type is declared. */
export type FileTaken = { description: string; maxBytes: number }

/**
 * The largest JSON body by who may call, in bytes. A body that needs no account holds a few short texts and is parsed
 * for anybody; a workout's steps need more.
 */
export const bodyLimits = {
  anyone: { maxBytes: 10_000, sentence: 'The body is larger than 10 kB.' },
  either: { maxBytes: 10_000, sentence: 'The body is larger than 10 kB.' },
  athlete: { maxBytes: 1_000_000, sentence: 'The body is larger than 1 MB.' },
  admin: { maxBytes: 1_000_000, sentence: 'The body is larger than 1 MB.' },
}

/** An endpoint: who may call it, its input, and its answer with status 200. */
type Description<Method, Path, By, Params, Query, Body, File, Output> = {
  method: Method
  path: Path
  summary: string
  /** `athlete` needs a bearer token, `admin` that of an admin; `anyone` needs none; `either` answers an athlete more, and needs none. */
  allowedFor: By
  params?: Params
  query?: Query
  body?: Body
  /** Set if the body is a file and not JSON. */
  file?: File
  /** The JSON that comes back with 200; for a file, what the bytes are. */
  output: Output
  /** Every type of content that the answer can have, if JSON is not the only one. */
  produces?: readonly string[]
  /** Refusals beyond 400, 429 and 503 (and 401 for athletes), with the sentence that documents them. */
  refusals?: Partial<Record<403 | 404 | 409 | 413 | 429 | 502 | 503, string>>
}

/**
 * Describes one HTTP operation. The server mounts it, the browser's `call` takes its types, and /api/openapi.json is
 * made from its `route`.
 */
export function endpoint<
  const Method extends 'get' | 'post' | 'put' | 'delete',
  const Path extends string,
  const By extends 'anyone' | 'either' | 'athlete' | 'admin',
  Output extends z.ZodType,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  File extends FileTaken | undefined = undefined,
>(spec: Description<Method, Path, By, Params, Query, Body, File, Output>) {
  const { params, query, body, file } = spec as Parts
  const refusals: Record<number, string> = {
    ...(body || file || params || query ? { 400: 'Something in the request is not valid; `fields` says what.' } : {}),
    ...(body ? { 413: bodyLimits[spec.allowedFor].sentence } : {}),
    ...(file ? { 413: `The file is larger than ${file.maxBytes / 1_000_000} MB.` } : {}),
    429: 'Too many requests; Retry-After says how many seconds to wait.',
    503: 'The database or the auth provider does not answer; Retry-After says how many seconds to wait.',
    ...refusalsOfCallers[spec.allowedFor],
    ...spec.refusals,
  }
  const route = createRoute({
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    ...securityOf[spec.allowedFor],
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: { required: true, content: { 'application/json': { schema: body } } } } : {}),
      ...(file ? { body: bodyOf(file) } : {}),
    },
    responses: {
      200: {
        description: 'Done.',
        content: contentOf(spec.produces ?? ['application/json'], spec.output),
      },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: Refusal } } },
        ]),
      ),
    },
  })
  return { route, spec }
}

function contentOf(types: readonly string[], schema: z.ZodType) {
  return Object.fromEntries(types.map((type) => [type, { schema }]))
}

function bodyOf({ description }: FileTaken) {
  const schema = z.string().openapi({ format: 'binary' })
  return { required: true, description, content: { 'application/octet-stream': { schema } } }
}

// Whether a token is valid is decided by the auth provider.
const noToken = { 401: 'There is no bearer token, or it is not valid any more.' }
const refusalsOfCallers = { anyone: {}, either: {}, athlete: noToken, admin: { ...noToken, 403: 'You are no admin.' } }

// In OpenAPI, one entry of the list suffices, and an empty entry requires nothing.
const securityOf = {
  anyone: {},
  either: { security: [{}, { bearer: [] }] },
  athlete: { security: [{ bearer: [] }] },
  admin: { security: [{ bearer: [] }] },
}

export { z }
