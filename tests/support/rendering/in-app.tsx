import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import type { Site } from '#contracts/page-request.ts'

const Shown = createContext<ReactNode>(null)

const router = createRouter({
  routeTree: createRootRoute({ component: Page }),
  history: createMemoryHistory(),
  context: { site: {} } as object,
})
await router.load()

/**
 * What is around every part of the product: a page of its router with settings of the server, and what it has fetched, by
 * the first word of its key.
 */
export function inApp(shown: ReactNode, fetched: Record<string, unknown> = {}, site: Partial<Site> = {}): ReactNode {
  router.update({ ...router.options, context: { site: { publicUrl: 'http://localhost', ...site } } as object })
  const client = new QueryClient()
  for (const [key, data] of Object.entries(fetched)) client.setQueryData([key], data)
  return (
    <QueryClientProvider client={client}>
      <Shown value={shown}>
        <RouterProvider router={router as never} />
      </Shown>
    </QueryClientProvider>
  )
}

function Page() {
  return use(Shown)
}
