import Plus from 'lucide-react/icons/plus'
import type { Sums } from '#domain/calendar/plan/sums.ts'
import { Button } from '../../ui/button.tsx'
import { useCarrying } from './carry/carrying.tsx'
import { DayFigures } from './day-figures.tsx'
import { DayMenu } from './day-menu.tsx'
import { nameOfDay, numberOfDay, weekdayOf } from './day-names.ts'
import { useDayDrop } from './drag/use-drag.ts'
import { EntryCard } from './entry-card.tsx'
import { useTabStop } from './keys/days-grid.tsx'
import { nameOfEntry } from './name-of-entry.ts'
import type { CalendarItem, ItemWorkout } from './queries.ts'

export type DayContent = {
  items: readonly CalendarItem[]
  workoutOf: (item: CalendarItem) => ItemWorkout | undefined
  /** Undefined for a day without training. */
  sums: Sums | undefined
}

/** A day with all that stands on it, and the button that adds more. */
export function DayCard({
  day,
  isToday,
  inMonth = false,
  content: { items, workoutOf, sums },
  onAdd,
}: {
  day: string
  isToday: boolean
  /** Whether it stands beneath a month. */
  inMonth?: boolean
  content: DayContent
  onAdd: (day: string) => void
}) {
  const { ref, isOver } = useDayDrop<HTMLElement>(day)
  const { carried, putOn } = useCarrying()
  const tabIndex = useTabStop(day)
  return (
    <section
      ref={ref}
      data-day={day}
      tabIndex={tabIndex}
      aria-label={`${nameOfDay(day)}${isToday ? ', today' : ''}`}
      className={`flex min-w-0 flex-col border-t-4 pt-2 ${isToday ? 'border-accent' : 'border-transparent'} ${isOver ? 'bg-sunken' : ''}`}
    >
      <div className="flex items-center justify-between">
        <h2 className="flex items-baseline gap-1.5 text-label">
          {weekdayOf(day)} <span className="tabular text-h4 text-ink">{numberOfDay(day)}</span>
          {isToday && <span className="rounded-chip bg-ink px-1.5 py-0.5 text-bg text-small">Today</span>}
        </h2>
        <div className="[@media(hover:hover)]:-mr-1.5">
          <DayMenu day={day} inMonth={inMonth} />
        </div>
      </div>
      <DayFigures sums={sums} />
      <div className="flex-1">
        {items.map((item) => (
          <EntryCard key={item.id} item={item} items={items} workout={workoutOf(item)} />
        ))}
        {items.length === 0 && <p className="py-3 text-ink-2 text-small">No workouts scheduled</p>}
      </div>
      {carried ? (
        <Button
          size="compact"
          tone="ink"
          className="mt-2 mb-4 px-2"
          aria-label={`Put it here: ${nameOfEntry(carried)} on ${nameOfDay(day)}`}
          onClick={() => putOn(day)}
        >
          Put it here
        </Button>
      ) : (
        <Button
          size="compact"
          className="mt-2 mb-4 px-2"
          aria-haspopup="dialog"
          aria-label={`Schedule Workout on ${nameOfDay(day)}`}
          onClick={() => onAdd(day)}
        >
          <Plus aria-hidden="true" className="size-4" />
          Schedule Workout
        </Button>
      )}
    </section>
  )
}
