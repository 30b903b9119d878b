import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useSite } from '../../../lib/site.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TrialBanner } from './trial-banner.tsx'

/** The layout of every page outside the dashboard. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { billing } = useSite()
  const { profile } = useSession()
  return (
    <div className="flex min-h-dvh flex-col">
      {billing !== 'off' && !profile?.access.generate && (
        <aside aria-label="Offer" className="print:hidden">
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
