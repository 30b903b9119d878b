import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { RouteSearch } from '../../routes/library/route-search.tsx'
import { nameOfDay } from '../day-names.ts'
import { nameOfEntry } from '../name-of-entry.ts'
import type { CalendarItem } from '../queries.ts'
import { RouteChoice } from './route-choice.tsx'
import { useAttaching } from './use-attaching.ts'

/** Asks along which route of the library a workout is done. */
export function AttachRouteDialog({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const { attach } = useAttaching(item)
  const [search, setSearch] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Attach a route"
      description={`${nameOfEntry(item)}, ${nameOfDay(item.date)}`}
    >
      <RouteSearch search={search} onSearch={setSearch} />
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
