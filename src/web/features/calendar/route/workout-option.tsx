import type { Route } from '#contracts/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import { nameOfDay } from '../day-names.ts'
import { nameOfEntry, sportOfEntry } from '../name-of-entry.ts'
import type { CalendarItem } from '../queries.ts'
import { useAttaching } from './use-attaching.ts'

/** A workout on a day with the route that it has, and a button that puts it on another one. */
export function WorkoutOption({
  item,
  route,
  onAttached,
}: {
  item: CalendarItem
  route: Route
  onAttached: () => void
}) {
  const { attach } = useAttaching(item)
  const [name, day, sport] = [nameOfEntry(item), nameOfDay(item.date), sportOfEntry(item)]
  const isAttached = item.route_id === route.id
  const other = isAttached ? undefined : item.route?.name
  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5">
      {sport && <SportMark sport={sport} className="size-4.5 flex-none" />}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-[540] [overflow-wrap:anywhere]" title={name}>
          {name}
        </span>
        <span className="block text-ink-2 text-small [overflow-wrap:anywhere]">
          {day}
          {other && `, now on ${other}`}
        </span>
      </span>
      <Button
        size="compact"
        aria-label={`Attach to ${name}, ${day}`}
        disabled={isAttached}
        onClick={() => {
          onAttached()
          void attach(route)
        }}
      >
        {isAttached ? 'Attached' : 'Attach'}
      </Button>
    </li>
  )
}
