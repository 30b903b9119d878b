import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { Page } from '../ui/page.tsx'
import styles from '../ui/styles.css?url'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Rapidly Plan and Generate Structured Workouts' },
    ],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  loader: ({ context }) => context.site,
  staleTime: Number.POSITIVE_INFINITY,
  shellComponent: Page,
  component: Outlet,
})
