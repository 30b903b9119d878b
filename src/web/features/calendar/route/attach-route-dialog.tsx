import { useState } from 'react'
import { useSearchField } from '../../../lib/use-search-field.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { MAX_ROUTE_NAME } from '../../routes/route-name.ts'
import { nameOfDay } from '../day-names.ts'
import { nameOfEntry } from '../name-of-entry.ts'
import type { CalendarItem } from '../queries.ts'
import { RouteChoice } from './route-choice.tsx'
import { useAttaching } from './use-attaching.ts'

/** Asks along which route of the library a workout is done. */
export function AttachRouteDialog({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const { attach } = useAttaching(item)
  const [search, setSearch] = useState('')
  const field = useSearchField(search, setSearch)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Attach a route"
      description={`${nameOfEntry(item)}, ${nameOfDay(item.date)}`}
    >
      <TextField
        label="Search by name"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_ROUTE_NAME}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
      <RouteChoice
        search={search}
        chosen={item.route_id}
        onChoose={(route) => {
          onClose()
          void attach(route)
        }}
      />
    </Dialog>
  )
}
