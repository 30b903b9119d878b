import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { bodyLimits } from '#contracts/endpoint.ts'
import type { HeavyWork } from '../limits/heavy-work.ts'
import { Problem } from '../refusals/problem.ts'
import type { AthleteId } from './athlete-id.ts'
import { fileOf, isLargeBody, jsonBytesOf, readJson } from './body.ts'
import { isJsonText, type JsonText } from './json-text.ts'
import { parse } from './parse.ts'

/** The caller of an endpoint for athletes. */
export type Caller = {
  id: AthleteId
  /** The verified bearer token, with which the auth provider is asked. */
  token: string
  /** Whether the operator's ADMIN_EMAILS name this athlete, whose address is confirmed. */
  namedAdmin: boolean
  /** When the athlete signed in; null if the auth provider does not say. */
  signedInAt: Date | null
}

/** What endpoints are mounted on, and how callers are identified. */
export type Api = {
  app: Hono
  /** Collects the mounted endpoints for the API's description. */
  mounted: OpenAPIHono['openAPIRegistry']
  callerOf: (context: Context) => Promise<Caller>
  /** Whether a caller is an admin now, as the database has it. */
  isAdmin: (caller: Caller) => Promise<boolean>
  /** Runs what keeps the process busy for long. */
  heavyWork: HeavyWork<AthleteId>
  /** Whether answers are checked against their contract, as in tests. */
  checkAnswers?: boolean
}

type Spec = {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  allowedFor: 'anyone' | 'either' | 'athlete' | 'admin'
  params?: z.ZodObject | undefined
  query?: z.ZodObject | undefined
  body?: z.ZodType | undefined
  file?: { maxBytes: number } | undefined
  output: z.ZodType
  produces?: readonly string[] | undefined
}
type Contract = { route: Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0]; spec: Spec }

type Read<Schema> = [NonNullable<Schema>] extends [never]
  ? undefined
  : NonNullable<Schema> extends z.ZodType
    ? z.output<NonNullable<Schema>>
    : undefined

type Answer<Output> = Output | JsonText<Output> | Response

type Callers = { anyone: null; either: Caller | null; athlete: Caller; admin: Caller }

/** The arguments of a handler: parsed input, and the caller where the endpoint requires one. */
export type Asked<C extends Contract> = {
  params: Read<C['spec']['params']>
  query: Read<C['spec']['query']>
  body: Read<C['spec']['body']>
  file: [NonNullable<C['spec']['file']>] extends [never] ? undefined : Uint8Array
  caller: Callers[C['spec']['allowedFor']]
  context: Context
}

/**
 * Mounts an endpoint: checks the input by its contract and answers JSON with 200. A handler may return JSON text, or a
 * Response for a file.
 */
export function serve<C extends Contract>(
  api: Api,
  { route, spec }: C,
  handler: (asked: Asked<C>) => Promise<Answer<z.input<C['spec']['output']>>>,
): void {
  const { app, mounted, checkAnswers } = api
  mounted.registerPath(route)
  app.on(spec.method.toUpperCase(), spec.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
    const caller = await callerFor[spec.allowedFor](context, api)
    const params = spec.params && parse(spec.params, context.req.param())
    const query = spec.query && parse(spec.query, context.req.query())
    const body = spec.body && (await bodyOf(context, { ...spec, body: spec.body }, caller, api.heavyWork))
    const file = spec.file && (await fileOf(context, spec.file.maxBytes))
    const answer = await handler({ params, query, body, file, caller, context } as Asked<C>)
    if (answer instanceof Response) return answer
    const json = isJsonText(answer) ? answer.json : JSON.stringify(answer)
    if (checkAnswers) spec.output.parse(JSON.parse(json))
    return new Response(json, { headers: jsonHeaders })
  })
}

/** Reads and checks a body. Those of a large one keep the process busy, so they are read in turn, and few of an athlete. */
async function bodyOf(
  context: Context,
  { allowedFor, body: schema }: Pick<Spec, 'allowedFor'> & { body: z.ZodType },
  caller: Caller | null,
  { within, inTurn }: Api['heavyWork'],
): Promise<unknown> {
  const limit = bodyLimits[allowedFor]
  const read = (bytes: Uint8Array) => parse(schema, readJson(bytes))
  // Strangers send little.
  if (!caller || !isLargeBody(context)) return read(await jsonBytesOf(context, limit))
  return within(caller.id, async () => {
    const bytes = await jsonBytesOf(context, limit)
    return inTurn(async () => read(bytes))
  })
}

// A plain object: the adapter writes it without building a Headers object.
const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' }

type Known = (context: Context, api: Api) => Promise<Caller | null>

const callerFor: Record<Spec['allowedFor'], Known> = {
  anyone: async () => null,
  athlete: (context, { callerOf }) => callerOf(context),
  admin: async (context, { callerOf, isAdmin }) => {
    const caller = await callerOf(context)
    if (!(await isAdmin(caller))) throw new Problem('not-allowed', 'Only an admin can do this.')
    return caller
  },
  /** Treats a caller with an invalid token as a visitor, so that an expired token does not prevent the answer. */
  either: async (context, { callerOf }) => {
    if (context.req.header('authorization') === undefined) return null
    return callerOf(context).catch((error: unknown) => {
      if (error instanceof Problem) return null
      throw error
    })
  },
}
