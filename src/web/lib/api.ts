import type { z } from 'zod'
import type * as contracts from '#contracts/index.ts'
import type { Refusal } from '#contracts/refusal.ts'
import { sessionTokens } from './access-token.ts'
import { CallError, noAnswer } from './call-error.ts'
import { bearerFetch, type Fetch } from './fetch.ts'
import { linesOf } from './lines.ts'

export type { Fetch }

type Contract = (typeof contracts)[keyof typeof contracts]
type Endpoint = Extract<Contract, { route: unknown; spec: unknown }>['spec']

/** Every operation of the API by its name in the contracts: `get /api/workouts/{id}`. */
export type Operation<E extends Endpoint = Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never

type Named<Name extends Operation> = Extract<
  Endpoint,
  {
    method: Name extends `${infer Method} ${string}` ? Method : never
    path: Name extends `${string} ${infer Path}` ? Path : never
  }
>

// A part that an endpoint lacks must be `unknown`: an empty object's input would swallow the others.
type Part<Schema> = [NonNullable<Schema>] extends [never]
  ? unknown
  : NonNullable<Schema> extends z.ZodType
    ? z.input<NonNullable<Schema>>
    : unknown
type QueryPart<Schema> =
  Part<Schema> extends infer Query
    ? unknown extends Query
      ? unknown
      : { [Key in keyof Query]: Query[Key] | number }
    : never
type Whole<Input> = unknown extends Input ? Record<string, never> : Input

/** The input of an operation: its path parameters, its query and its body in one object. */
export type InputOf<Name extends Operation> = Whole<
  Part<Named<Name>['params']> & QueryPart<Named<Name>['query']> & Part<Named<Name>['body']>
>
/** The answer of an operation with status 200. */
export type OutputOf<Name extends Operation> = z.output<Named<Name>['output']>

/**
 * Calls an operation of the API by its name. Only types come from the contracts, so no schema reaches the browser.
 * Throws a CallError for a refusal, and when there is no answer.
 */
export async function call<const Name extends Operation>(
  name: Name,
  input: InputOf<Name>,
  fetcher: Fetch = browserFetch,
  signal?: AbortSignal,
): Promise<OutputOf<Name>> {
  return jsonOf(await answerTo(fetcher, requestOf(name, input as Record<string, unknown>), { signal }))
}

/** The same for an operation that takes a file: the file is the body, everything else goes into the query. */
export async function callWithFile<const Name extends Operation & `post ${string}`>(
  name: Name,
  input: InputOf<Name>,
  file: Blob,
  fetcher: Fetch<Blob> = browserFetch,
  signal?: AbortSignal,
): Promise<OutputOf<Name>> {
  const { path } = requestOf(name.replace(/^post/, 'get'), input as Record<string, unknown>)
  const sent = { path, method: 'POST', body: file }
  return jsonOf(await answerTo(fetcher, sent, { type: 'application/octet-stream', signal }))
}

/** The same for an operation that answers in lines: yields each answer as soon as it arrives. */
export async function* callForLines<const Name extends Operation>(
  name: Name,
  input: InputOf<Name>,
  fetcher: Fetch = browserFetch,
  signal?: AbortSignal,
): AsyncGenerator<OutputOf<Name>> {
  const accept = 'application/x-ndjson, application/json'
  const answer = await answerTo(fetcher, requestOf(name, input as Record<string, unknown>), { accept, signal })
  for await (const line of linesOf(answer.body)) yield JSON.parse(line) as OutputOf<Name>
}

/** The same for an operation that answers a file; `heard` is told how many bytes have arrived. */
export async function callForFile<const Name extends Operation>(
  name: Name,
  input: InputOf<Name>,
  heard: (bytes: number) => void,
  fetcher: Fetch = browserFetch,
  signal?: AbortSignal,
): Promise<Blob> {
  const answer = await answerTo(fetcher, requestOf(name, input as Record<string, unknown>), { accept: '*/*', signal })
  const reader = answer.body?.getReader()
  const pieces: BlobPart[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = (await reader?.read().catch((error: unknown) => {
      throw signal?.aborted ? error : noAnswer(error)
    })) ?? { done: true, value: undefined }
    if (done) return new Blob(pieces)
    pieces.push(value as Uint8Array<ArrayBuffer>)
    bytes += value.byteLength
    heard(bytes)
  }
}

type Request<Body> = { path: string; method: string; body?: Body }

/** The answer to a request. Throws a CallError for a refusal, and when there is no answer. */
async function answerTo<Body>(
  fetcher: Fetch<Body>,
  { path, method, body }: Request<Body>,
  {
    accept = 'application/json',
    type = 'application/json',
    signal,
  }: { accept?: string; type?: string; signal: AbortSignal | undefined },
): ReturnType<Fetch> {
  const headers = { accept, ...(body === undefined ? {} : { 'content-type': type }) }
  const answer = await fetcher(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : noAnswer(error)
  })
  if (answer.ok) return answer
  throw new CallError(answer.status, (await answer.json().catch(() => undefined)) as Partial<Refusal> | undefined)
}

async function jsonOf<Output>(answer: Awaited<ReturnType<Fetch>>): Promise<Output> {
  const content = await answer.json().catch(() => undefined)
  if (content === undefined) throw noAnswer('The answer is no JSON.')
  return content as Output
}

/** `fetch` of the page's own origin with the session's bearer token, where there is a session. */
export const browserFetch = bearerFetch<string | Blob>(sessionTokens, (path, init) => fetch(path, init))

/** The request of an operation: `{id}` filled in, the rest as query, or as body if the method has one. */
export function requestOf(name: string, input: Record<string, unknown>): Request<string> {
  const [method = '', pattern = ''] = name.split(' ')
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest.get(key)
    rest.delete(key)
    return encodeURIComponent(String(value))
  })
  const carriesBody = method === 'post' || method === 'put'
  if (carriesBody) return { path: filled, method: method.toUpperCase(), body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]))
  return { path: query.size > 0 ? `${filled}?${query}` : filled, method: method.toUpperCase() }
}
