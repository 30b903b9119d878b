import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { PageRequest, Site } from '#contracts/page-request.ts'
import { contentPolicy } from './policy.ts'

/** Renders one page: TanStack Start's server entry, built or Vite's own. */
export type Render = (request: Request, options: { context: PageRequest }) => Promise<Response>

export type PageParts = {
  render: Render
  site: Site
  visitorOf: (context: Context) => Promise<{ id: string } | null>
}

/** Mounts the pages as the last route: whatever is neither API nor file is theirs to answer. */
export function mountPages(app: Hono, { render, site, visitorOf }: PageParts) {
  app.get('*', async (context) => {
    const nonce = randomBytes(16).toString('base64')
    const page = await render(context.req.raw, {
      context: {
        nonce,
        site,
        visitor: await visitorOf(context),
        // The third argument hands the connection on, so that limits see the visitor's own address.
        fetch: async (path, init) => app.request(path, init, context.env),
      },
    })
    const answer = new Response(page.body, page)
    answer.headers.set('content-security-policy', contentPolicy(nonce))
    answer.headers.set('cache-control', 'no-store')
    return answer
  })
}
