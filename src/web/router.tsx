import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { PageRequest } from '#contracts/page-request.ts'
import { routeTree } from './routeTree.gen.ts'

/** What loaders are given; empty in the browser, where the page's own fetch and session serve. */
export type RouterContext = Partial<Pick<PageRequest, 'fetch' | 'visitor' | 'site'>>

export function getRouter() {
  const request = getGlobalStartContext() as PageRequest | undefined
  const context: RouterContext = request ? { fetch: request.fetch, visitor: request.visitor, site: request.site } : {}
  return createRouter({
    routeTree,
    context,
    ...(request && { ssr: { nonce: request.nonce } }),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 300_000,
    defaultPreloadStaleTime: 30_000,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
    server: { requestContext: PageRequest }
  }
}
