import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ButtonLink } from './button.tsx'

/** The links between the pages of a list; nothing for a single page. */
export function Pager({
  page,
  totalPages,
  linkTo,
  search = {},
}: {
  page: number
  totalPages: number
  linkTo: (page: number) => string
  /** What the address of every page says beside its path. */
  search?: Record<string, string>
}) {
  if (totalPages <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-12 flex items-center justify-between gap-4 border-ink border-t-[1.5px] pt-4 max-sm:flex-wrap"
    >
      <span className="min-w-28">
        {page > 1 && (
          <ButtonLink to={linkTo(page - 1)} search={search} rel="prev">
            <ArrowLeft aria-hidden="true" />
            Previous
          </ButtonLink>
        )}
      </span>
      <span className="tabular text-label max-sm:order-first max-sm:w-full">
        Page {page} of {totalPages}
      </span>
      <span className="min-w-28 text-end">
        {page < totalPages && (
          <ButtonLink to={linkTo(page + 1)} search={search} rel="next">
            Next
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
