import { AccountButton } from './account-button.tsx'
import { Logo } from './logo.tsx'

/** The header of every public page. */
export function SiteHeader() {
  return (
    <header className="gutter print:hidden flex min-h-[4.25rem] items-center justify-between gap-4 py-3">
      <Logo />
      <div className="flex items-center gap-2">
        <AccountButton />
      </div>
    </header>
  )
}
