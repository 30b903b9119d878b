import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountButton } from './account-button.tsx'
import { headerEntries } from './entries.ts'
import { Logo } from './logo.tsx'

// Only a phone opens it, and only while there is somewhere to go.
const SiteMenu = lazy(async () => ({ default: (await import('./site-menu.tsx')).SiteMenu }))

/** The head of every public page. */
export function SiteHeader() {
  return (
    <header className="gutter flex min-h-[4.25rem] items-center gap-4 py-3">
      <Logo />
      <nav aria-label="Main" className="ml-6 flex gap-1 max-md:hidden">
        {headerEntries.map(({ label, ...address }) => (
          <Link
            key={label}
            {...address}
            className="inline-flex min-h-11 items-center rounded-control px-3 text-ink-2 hover:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <AccountButton />
        {headerEntries.length > 0 && (
          <div className="md:hidden">
            <Suspense>
              <SiteMenu />
            </Suspense>
          </div>
        )}
      </div>
    </header>
  )
}
