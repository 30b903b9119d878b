import type { ReactNode } from 'react'
import { useSite } from '../../../lib/site.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TrialBanner } from './trial-banner.tsx'

/** The layout of every page outside the dashboard. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { billing } = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      {billing !== 'off' && (
        <aside aria-label="Offer">
          <TrialBanner />
        </aside>
      )}
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
