import { AccountButton } from './account-button.tsx'
import { headerEntries } from './entries.ts'
import { HeaderLink } from './header-link.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { useSectionScroll } from './use-section-scroll.ts'

/** The header of every public page. */
export function SiteHeader() {
  const scrollTo = useSectionScroll()
  return (
    <header className="gutter flex min-h-[4.25rem] items-center justify-between gap-4 py-3 max-[22.5rem]:gap-1 print:hidden">
      <div className="flex items-center gap-x-10">
        <Logo />
        <nav aria-label="Site" className="max-md:hidden">
          <ul className="flex gap-x-7">
            {headerEntries.map((entry) => (
              <li key={entry.label}>
                <HeaderLink
                  entry={entry}
                  className="inline-flex min-h-11 items-center rounded-chip text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                  onSection={scrollTo}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="flex items-center gap-2 max-[22.5rem]:gap-0">
        <AccountButton />
        <PhoneMenu />
      </div>
    </header>
  )
}
