import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
        <HeadContent />
        <ThemeScript />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only rounded-control bg-ink px-4 py-3 font-[540] text-bg focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to content
        </a>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
