import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Button } from '../../ui/button.tsx'
import type { Pages } from './use-pages.ts'

/** Leads to the page before and to the next one; nothing for a list of one page. The list it turns takes the focus. */
export function PageButtons({
  label,
  list,
  pages,
  next,
  isFetching,
}: {
  label: string
  /** The id of the list. */
  list: string
  pages: Pages
  /** Where the next page begins; null at the end. */
  next: string | null
  isFetching: boolean
}) {
  if (pages.number === 1 && !next) return null
  const turn = (act: () => void) => {
    act()
    const start = document.getElementById(list)
    start?.focus({ preventScroll: true })
    start?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav
      aria-label={label}
      className="mt-6 flex items-center justify-between gap-4 border-ink border-t-[1.5px] pt-4 max-sm:flex-wrap"
    >
      <span className="min-w-28">
        {pages.number > 1 && (
          <Button disabled={isFetching} onClick={() => turn(pages.back)}>
            <ArrowLeft aria-hidden="true" />
            Previous
          </Button>
        )}
      </span>
      <span role="status" className="tabular text-label max-sm:order-first max-sm:w-full">
        Page {pages.number}
      </span>
      <span className="min-w-28 text-end">
        {next && (
          <Button disabled={isFetching} onClick={() => turn(() => pages.forward(next))}>
            Next
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </span>
    </nav>
  )
}
