import { Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageColours } from '../lib/theme.ts'
import { PageHead } from './page-head.tsx'
import { ThemeScript } from './theme-script.tsx'

/** The HTML document of every page. */
export function Page({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce
  return (
    // The script of the theme changes its attributes before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Vite's preload helper reads the nonce from the first such meta, and only from its attribute. */}
        {nonce && <meta property="csp-nonce" content={nonce} nonce={nonce} suppressHydrationWarning />}
        <PageHead />
        {/* Not part of a route's head, which keeps one meta of a name. */}
        <meta name="theme-color" content={pageColours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={pageColours.dark} media="(prefers-color-scheme: dark)" />
        <ThemeScript />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only rounded-control bg-ink px-4 py-3 font-[540] text-bg focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50"
        >
          Skip to content
        </a>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
