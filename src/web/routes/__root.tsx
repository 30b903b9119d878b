import monaSans from '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { GlobalError } from '../features/site/errors/global-error.tsx'
import { PageNotFound } from '../features/site/errors/page-not-found.tsx'
import { Frame } from '../features/site/frame/frame.tsx'
import type { RouterContext } from '../router.tsx'
import { Page } from '../ui/page.tsx'
import styles from '../ui/styles.css?url'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // Pages that search engines may list have their own.
      {
        name: 'description',
        content: 'Plan, generate and share structured workouts for running, cycling and swimming.',
      },
      // The root on its own matches an address that has no page.
      { title: matches.length === 1 ? 'Page Not Found · Pacewright' : 'Pacewright' },
    ],
    links: [
      { rel: 'preload', href: monaSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  }),
  shellComponent: Page,
  component: Frame,
  errorComponent: GlobalError,
  notFoundComponent: PageNotFound,
})
