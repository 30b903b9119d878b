import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CalendarArrow from 'lucide-react/icons/calendar-arrow-up'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import RouteIcon from 'lucide-react/icons/route'
import RouteOff from 'lucide-react/icons/route-off'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { copyAddress } from '../workouts/share/copy-address.ts'
import { editAddress, pageAddress } from '../workouts/workout-address.ts'
import { nameOfDay } from './day-names.ts'
import { deletion } from './deletion.ts'
import { neighbourPlace } from './drag/drop.ts'
import { usePutting } from './drag/use-drag.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { nameOfEntry } from './name-of-entry.ts'
import { OtherDayDialog } from './other-day-dialog.tsx'
import { OwnDialog } from './own/own-dialog.tsx'
import type { CalendarItem } from './queries.ts'
import { AttachRouteDialog } from './route/attach-route-dialog.tsx'
import { useAttaching } from './route/use-attaching.ts'
import { useChanging } from './use-changing.ts'

/** What can be done with an entry of the calendar; a deleted workout can be moved and taken off its day. */
export function EntryMenu({ item, items }: { item: CalendarItem; items: readonly CalendarItem[] }) {
  const put = usePutting()
  const [up, down] = [neighbourPlace(items, item.id, -1), neighbourPlace(items, item.id, 1)]
  const change = useChanging()
  const { detach } = useAttaching(item)
  const [doing, setDoing] = useState<'edit' | 'mark' | 'attach' | 'move' | 'copy'>()
  const { content, is_deleted } = item
  const id = content.kind === 'workout' && !is_deleted ? content.workout_id : undefined
  const canBeMarked = content.kind === 'workout' || content.kind === 'race'
  const remove = () => {
    const { done, failed } = deletion(content.kind)
    return change([{ op: 'remove', id: item.id }], done, failed)
  }
  return (
    <>
      <Menu
        size="compact"
        label={`Actions for ${nameOfEntry(item)} on ${nameOfDay(item.date)}`}
        items={[
          ...(id
            ? [
                { label: 'View', icon: <Eye />, href: pageAddress(id) },
                { label: 'Edit', icon: <Pencil />, href: editAddress(id) },
                { label: 'Copy URL', icon: <Copy />, onSelect: () => void copyAddress(id) },
              ]
            : []),
          ...(content.kind === 'workout'
            ? []
            : [{ label: 'Edit…', icon: <Pencil />, onSelect: () => setDoing('edit') }]),
          ...(canBeMarked ? [{ label: 'Done or skipped…', icon: <Check />, onSelect: () => setDoing('mark') }] : []),
          ...(id
            ? [
                {
                  label: item.route_id ? 'Change the route…' : 'Attach a route…',
                  icon: <RouteIcon />,
                  onSelect: () => setDoing('attach'),
                },
              ]
            : []),
          ...(item.route_id ? [{ label: 'Detach the route', icon: <RouteOff />, onSelect: () => void detach() }] : []),
          ...(up ? [{ label: 'Move up', icon: <ArrowUp />, onSelect: () => put(up) }] : []),
          ...(down ? [{ label: 'Move down', icon: <ArrowDown />, onSelect: () => put(down) }] : []),
          { label: 'Move to…', icon: <CalendarArrow />, onSelect: () => setDoing('move') },
          ...(is_deleted ? [] : [{ label: 'Copy to…', icon: <CalendarPlus />, onSelect: () => setDoing('copy') }]),
          { label: 'Delete', icon: <Trash />, tone: 'danger' as const, onSelect: () => void remove() },
        ]}
      />
      {doing === 'mark' && <MarkDialog item={item} onClose={() => setDoing(undefined)} />}
      {doing === 'attach' && <AttachRouteDialog item={item} onClose={() => setDoing(undefined)} />}
      {doing === 'edit' && <OwnDialog item={item} onClose={() => setDoing(undefined)} />}
      {(doing === 'move' || doing === 'copy') && (
        <OtherDayDialog item={item} doing={doing} onClose={() => setDoing(undefined)} />
      )}
    </>
  )
}
