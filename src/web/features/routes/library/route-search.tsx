import { useSearchField } from '../../../lib/use-search-field.ts'
import { TextField } from '../../../ui/field.tsx'
import { MAX_ROUTE_NAME } from '../route-name.ts'

/** Searches the names of routes, a moment after the last letter that was typed. */
export function RouteSearch({
  search,
  onSearch,
  className,
}: {
  search: string
  onSearch: (search: string) => void
  className?: string
}) {
  const field = useSearchField(search, onSearch)
  return (
    <TextField
      label="Search by name"
      type="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_ROUTE_NAME}
      className={className}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
    />
  )
}
