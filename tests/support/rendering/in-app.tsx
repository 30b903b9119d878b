import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** What is around every part of the product: its router, and what it has fetched, by the first word of its key. */
export function InApp({ fetched = {}, children }: { fetched?: Record<string, unknown>; children: ReactNode }) {
  const site = { url: 'http://localhost', operator: undefined }
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { site } as object,
  })
  const client = new QueryClient()
  for (const [key, data] of Object.entries(fetched)) client.setQueryData([key], data)
  return (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </RouterContextProvider>
  )
}
