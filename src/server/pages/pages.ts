import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PageRequest, Site } from '#contracts/page-request.ts'
import type { ClientAddress, Connection } from '../http/address.ts'
import { isLookedAt, plainPage } from '../http/plain-page.ts'
import { Problem } from '../http/problem.ts'
import { contentPolicy } from './policy.ts'

/** Renders one page: TanStack Start's server entry, built or Vite's own. */
export type Render = (request: Request, options: { context: PageRequest }) => Promise<Response>

export type PageParts = {
  render: Render
  site: Site
  visitorOf: (context: Context) => Promise<{ id: string } | null>
  addressOf: ClientAddress
  /** Sources the policy allows beyond our own: a foreign auth provider, the worker of the development server. */
  allow: { connect?: string; worker?: string }
}

/** Mounts the pages as the last route: whatever is neither API nor file is theirs to answer. */
export function mountPages(app: Hono, { render, site, visitorOf, addressOf, allow }: PageParts): void {
  app.get('*', async (context) => {
    const nonce = randomBytes(16).toString('base64')
    const connection: Connection = { address: addressOf(context) }
    const page = await render(context.req.raw, {
      context: {
        nonce,
        site,
        visitor: await visitorOf(context),
        // In the same process; limits count it as the visitor's own.
        fetch: async (path, init) => app.request(path, init, connection),
      },
    })
    // What is no page, such as the renderer's own word of an error, is nothing to look at.
    if (page.status >= 400 && isLookedAt(context) && !isHtml(page)) {
      await page.body?.cancel()
      return plainPage(context, page.status as ContentfulStatusCode)
    }
    const headers = new Headers(page.headers)
    headers.set('cache-control', 'no-store')
    headers.set('content-security-policy', contentPolicy(nonce, allow))
    return new Response(page.body, { status: page.status, headers })
  })
  // A form that was sent before its script had loaded.
  app.all('*', () => {
    const sentence = 'A page takes nothing that is sent to it. Load it again and try once more.'
    throw new Problem('wrong-method', sentence, { headers: { allow: 'GET, HEAD' } })
  })
}

const isHtml = ({ headers }: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '')
