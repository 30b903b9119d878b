import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { canBeMarked } from '#domain/calendar/items/item.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { Button } from '../../ui/button.tsx'
import { useCarrying } from './carry/carrying.tsx'
import type { DayContent } from './contents.ts'
import { DayFigures } from './day-figures.tsx'
import { DayMenu } from './day-menu.tsx'
import { nameOfDay, numberOfDay, weekdayOf } from './day-names.ts'
import { useDayDrop } from './drag/use-drag.ts'
import { EntryCard } from './entry-card.tsx'
import { useTabStop } from './keys/tab-stop.ts'
import { nameOfEntry } from './name-of-entry.ts'
import { profileWidth } from './profile-width.ts'

/** A day with all that stands on it, and the button that adds more. Drawn again only if what stands there changed. */
export const DayCard = memo(function DayCard({
  day,
  isToday,
  inMonth = false,
  content: { items, workouts, sums, mostLoad, longestSeconds },
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
  const { distances } = usePreferences()
  return (
    <section
      ref={ref}
      data-day={day}
      tabIndex={tabIndex}
      aria-label={`${nameOfDay(day)}${isToday ? ', today' : ''}`}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center pt-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr_auto_auto] ${isToday ? 'border-accent border-t-4' : 'border-line border-t sm:border-transparent sm:border-t-4'} ${isOver ? 'bg-sunken' : ''}`}
    >
      <h2 className="order-1 flex items-baseline gap-1.5 text-label">
        {/* Seven narrow columns and the smallest phones have no room for both names of today. */}
        <span className={isToday ? 'max-[23rem]:hidden min-[78rem]:max-[84rem]:hidden' : ''}>{weekdayOf(day)}</span>{' '}
        <span className="tabular text-h4 text-ink">{numberOfDay(day)}</span>
        {isToday && <span className="rounded-chip bg-ink px-1.5 py-0.5 text-bg text-small">Today</span>}
      </h2>
      <div className="order-3 sm:order-2 [@media(hover:hover)]:-me-1.5">
        <DayMenu day={day} inMonth={inMonth} />
      </div>
      <div
        className={`order-4 col-span-full min-w-0 self-start sm:order-3 ${inMonth ? 'gap-x-6 sm:grid sm:grid-cols-2 lg:grid-cols-3' : ''}`}
      >
        {items.map((item) => {
          const { workout, figures } = workouts[item.id] ?? {}
          return (
            <EntryCard
              key={item.id}
              item={item}
              items={items}
              workout={workout}
              load={figures?.load ?? 0}
              width={profileWidth(figures?.seconds ?? 0, longestSeconds)}
            />
          )
        })}
        {items.length === 0 && <p className="pt-1 pb-3 text-ink-2 text-small sm:py-3">No workouts scheduled</p>}
      </div>
      <div className="order-5 col-span-full sm:order-4">
        <DayFigures
          sums={sums}
          mostLoad={inMonth ? 0 : mostLoad}
          hasSeveral={items.filter(canBeMarked).length > 1}
          distances={distances}
        />
      </div>
      {carried ? (
        <Button
          size="compact"
          tone="ink"
          className={`${buttonPlace} ${inMonth ? 'sm:justify-self-start' : ''}`}
          aria-label={`Put it here: ${nameOfEntry(carried)} on ${nameOfDay(day)}`}
          onClick={() => putOn(day)}
        >
          Put it here
        </Button>
      ) : (
        <Button
          size="compact"
          className={`${buttonPlace} max-[23rem]:[&>svg]:hidden max-sm:border-transparent max-sm:bg-transparent ${inMonth ? 'sm:justify-self-start' : 'min-[78rem]:px-0 min-[78rem]:text-[0.8125rem] min-[78rem]:[font-stretch:100%] min-[78rem]:[&>svg]:hidden'}`}
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
})

// On a phone beside the name of the day, else below all that stands there.
const buttonPlace = 'order-2 gap-1.5 px-2 sm:order-5 sm:col-span-full sm:mt-3 sm:mb-4'
