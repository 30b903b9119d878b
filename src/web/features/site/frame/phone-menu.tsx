import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { headerEntries } from './entries.ts'
import { HeaderLink } from './header-link.tsx'
import { SECTION_DELAY_MS } from './section-delay.ts'
import { useSectionScroll } from './use-section-scroll.ts'

/**
 * The links of the header on a phone, in a sheet from the top. The sheet is a popover, which the browser itself opens and
 * closes: by the button, by Escape, and by a touch beside it.
 */
export function PhoneMenu() {
  const sheet = useRef<HTMLDivElement>(null)
  const scrollTo = useSectionScroll()
  const [open, setOpen] = useState(false)
  const close = () => sheet.current?.hidePopover()
  return (
    <div className="md:hidden">
      <button type="button" aria-label="Open menu" popoverTarget={SHEET} className={iconButton}>
        <Menu aria-hidden="true" />
      </button>
      <div
        ref={sheet}
        id={SHEET}
        popover="auto"
        // Only while it is open: toasts, among others, look for dialogs in the page.
        {...(open && { role: 'dialog', 'aria-label': 'Menu' })}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="inset-x-0 top-0 m-0 w-full max-w-none rounded-b-sheet bg-raised p-0 text-ink shadow-3 backdrop:bg-scrim open:animate-from-top"
      >
        <div className="flex min-h-[4.25rem] items-center justify-between gutter">
          <p className="text-h4">Menu</p>
          <button
            type="button"
            aria-label="Close menu"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className={`${iconButton} -me-2`}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Site" className="pb-4 gutter">
          <ul className="grid">
            {headerEntries.map((entry) => (
              <li key={entry.label} className="border-line border-t">
                <HeaderLink
                  entry={entry}
                  className="flex min-h-13 items-center text-lead"
                  onPage={close}
                  onSection={(section) => {
                    close()
                    setTimeout(() => scrollTo(section), SECTION_DELAY_MS)
                  }}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

const SHEET = 'site-menu'
const iconButton = 'inline-grid size-11 place-items-center rounded-control hover:bg-sunken'
