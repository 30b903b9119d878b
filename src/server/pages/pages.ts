import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PageRequest, Site } from '#contracts/page-request.ts'
import type { ClientAddress, Connection } from '../http/connection/address.ts'
import { createTurns } from '../http/limits/turns.ts'
import { isLookedAt, plainPage } from '../http/refusals/plain-page.ts'
import { Problem } from '../http/refusals/problem.ts'
import { compressPublic } from './compress-public.ts'
import { type Ask, createPageApi, type PageApi } from './page-api.ts'
import { contentPolicy, devicePolicy, type Sources } from './policy.ts'
import { createSharedPages, type Rendered } from './shared-pages.ts'
import { withoutHost } from './without-host.ts'

/** Renders one page: TanStack Start's server entry, built or Vite's own. */
export type Render = (request: Request, options: { context: PageRequest }) => Promise<Response>

export type PageParts = {
  render: Render
  site: Site
  visitorOf: (context: Context) => Promise<{ id: string } | null>
  addressOf: ClientAddress
  now: () => Date
  /** Sources the policy allows beyond our own. */
  allow: Sources
}

/** Mounts the pages as the last route, for all addresses that are neither API nor file. */
export function mountPages(app: Hono, parts: PageParts): void {
  const { visitorOf, addressOf, allow, now } = parts
  const sharedPage = createSharedPages(now)
  const inTurn = createTurns(pageTurns)
  app.get('*', compressPublic, async (context) => {
    // The renderer would answer 400 without a word.
    if (!isUtf8(new URL(context.req.url).pathname))
      throw new Problem('not-found', 'No page has this address: check how it is spelled.')
    const shared = sharedIn(context)
    const address = shared?.address
    // The router takes other spellings too: each would be rendered and kept as a page of its own.
    if (address && new URL(context.req.url).pathname !== address) return context.redirect(address, 308)
    const visitor = await visitorOf(context)
    const connection: Connection = { address: addressOf(context) }
    // Inside this process; the page itself was counted by the limits.
    let retryAfter: string | null = null
    const ask: Ask = async (path, init) => {
      const answer = await app.request(path, init, connection)
      if (answer.status === 503) retryAfter = answer.headers.get('retry-after')
      return { status: answer.status, text: await answer.text() }
    }
    const nonce = randomBytes(16).toString('base64url')
    const render = async (api: PageApi) => {
      const work = () => renderPage(parts, context, { nonce, visitor, api })
      if (!shared) return work()
      // Read before its turn, so that a slow database holds up no other page.
      await api.fetch(shared.readFrom)
      return inTurn(work)
    }
    const isShared = visitor === null && takesHtml(context)
    const page = await (isShared ? sharedPage(address ?? addressIn(context), ask, render) : render(createPageApi(ask)))
    const ours = {
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(nonce, allow),
      'permissions-policy': devicePolicy,
    }
    if ('whole' in page) {
      const { pieces, headers } = page.whole
      return new Response(joinPieces(pieces, nonce), { headers: { ...headers, ...ours } })
    }
    const { response } = page
    // A page that failed because the API was unavailable is temporary.
    const isPassing = response.status >= 500 && retryAfter !== null
    const status = (isPassing ? 503 : response.status) as ContentfulStatusCode
    const later = isPassing && retryAfter ? { 'retry-after': retryAfter } : {}
    // An error answer that is not HTML, such as the renderer's own, is replaced by a page.
    if (response.status >= 400 && isLookedAt(context) && !isHtml(response)) {
      await response.body?.cancel()
      for (const [name, value] of Object.entries(later)) context.header(name, value)
      return plainPage(context, status)
    }
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries({ ...ours, ...later })) headers.set(name, value)
    const location = headers.get('location')
    if (location) headers.set('location', withoutHost(location, context.req.url))
    // Nobody would read it, and the renderer would keep it for minutes.
    if (context.req.method === 'HEAD') await response.body?.cancel()
    return new Response(context.req.method === 'HEAD' ? null : response.body, { status, headers })
  })
  // A form that was submitted before its script had loaded.
  app.all('*', () => {
    const sentence = 'A page takes nothing that is sent to it. Load it again and try once more.'
    throw new Problem('wrong-method', sentence, { headers: { allow: 'GET, HEAD' } })
  })
}

type Asking = { nonce: string; visitor: { id: string } | null; api: PageApi }

/** Renders a page. It is read whole, so that it can be kept, where it succeeded and only read from the API. */
async function renderPage({ render, site }: PageParts, context: Context, asking: Asking): Promise<Rendered> {
  const { nonce, visitor, api } = asking
  const response = await render(asGet(context.req.raw), { context: { nonce, site, visitor, fetch: api.fetch } })
  if (visitor || response.status !== 200 || !isHtml(response) || response.headers.has('set-cookie')) return { response }
  const pieces = (await response.text()).split(nonce).map((piece) => Buffer.from(piece))
  const answers = api.answers()
  if (!answers) return { response: new Response(joinPieces(pieces, nonce), response) }
  return { whole: { headers: Object.fromEntries(response.headers), pieces, answers } }
}

/** Turns a HEAD into a GET: the renderer would omit the body, and the kept page serves others too. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request
}

function joinPieces(pieces: readonly Uint8Array[], nonce: string): Uint8Array<ArrayBuffer> {
  const between = Buffer.from(nonce)
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])))
}

/** Whether the escapes of a path stand for characters. */
function isUtf8(path: string): boolean {
  try {
    return decodeURI(path).length > 0
  } catch {
    return false
  }
}

/** The key of a kept page: its path and query. The page of a shared workout or route ignores its query, which links often carry. */
function addressIn({ req }: Context): string {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

/** The workout or the route whose page is asked for, in any spelling that the router takes: its page, and what that reads. */
function sharedIn({ req }: Context): { address: string; readFrom: string } | undefined {
  const [, kind, id] =
    /^\/(workout|route)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(req.path.toLowerCase()) ?? []
  return kind && id ? { address: `/${kind}/${id}`, readFrom: `/api/${kind}s/${id}` } : undefined
}

/** A page of a large workout or route takes the only thread for 50 ms. */
const pageTurns = {
  atOnce: 1,
  maxWaiting: 50,
  sentence: 'Too many people are opening shared pages right now. Try again in a moment.',
  retryAfterSeconds: 2,
}

const takesHtml = ({ req }: Context) => /\btext\/html\b|\*\/\*/.test(req.header('accept') ?? '')
const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true
