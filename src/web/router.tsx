import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { PageRequest, Site } from '#contracts/page-request.ts'
import { DefaultError } from './features/site/errors/default-error.tsx'
import { DefaultNotFound } from './features/site/errors/default-not-found.tsx'
import { routerLimits } from './router-limits.ts'
import { routerSearch } from './router-search.ts'
import { routeTree } from './routeTree.gen.ts'

/** The context of loaders. In the browser it holds only the site: loaders use the page's own fetch and session there. */
export type RouterContext = Partial<Pick<PageRequest, 'fetch' | 'visitor' | 'site'>>

export function getRouter() {
  const request = getGlobalStartContext() as PageRequest | undefined
  const context: RouterContext = request ? { fetch: request.fetch, visitor: request.visitor, site: request.site } : {}
  const router = createRouter({
    routeTree,
    context,
    ...(request && { ssr: { nonce: request.nonce } }),
    dehydrate: () => ({ site: context.site as Site }),
    hydrate: ({ site }) => {
      router.update({ ...router.options, context: { site } })
    },
    scrollRestoration: mayScroll(),
    defaultPreload: 'intent',
    defaultErrorComponent: DefaultError,
    defaultNotFoundComponent: DefaultNotFound,
    // An unknown address shows the not-found page of the root, at every depth.
    notFoundMode: 'root',
    ...routerSearch,
    ...routerLimits,
  })
  return router
}

/** Whether the router may scroll: not when it takes over a page that its reader has scrolled before. */
function mayScroll(): () => boolean {
  let takesOver = true
  return () => {
    const staysInPlace = takesOver && globalThis.scrollY > 0
    takesOver = false
    return !staysInPlace
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
    server: { requestContext: PageRequest }
  }
}
