import { Button } from '../../ui/button.tsx'

/** Turns the pages of a list in a dialog; nothing for a single page. */
export function ListPages({
  page,
  totalPages,
  onTurn,
}: {
  page: number
  totalPages: number
  onTurn: (page: number) => void
}) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3 py-4">
      <Button size="compact" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span className="tabular text-label">
        Page {page} of {totalPages}
      </span>
      <Button size="compact" disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
