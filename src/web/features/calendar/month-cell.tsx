import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { useSession } from '../../lib/session.ts'
import { IconButton } from '../../ui/button.tsx'
import { SparkProfile } from '../workouts/chart/spark-profile.tsx'
import { referenceFor } from '../workouts/own-reference.ts'
import { pageAddress } from '../workouts/workout-address.ts'
import { useCarrying } from './carry/carrying.tsx'
import { PutHere } from './carry/put-here.tsx'
import { useLongPress } from './carry/use-long-press.ts'
import type { DayContent, EntryWorkout } from './contents.ts'
import { DayMenu } from './day-menu.tsx'
import { nameOfDay, numberOfDay } from './day-names.ts'
import { DropLine } from './drag/drop-line.tsx'
import { useDayDrop, useEntryDrag } from './drag/use-drag.ts'
import { EntrySign } from './entry-sign.tsx'
import { entryOf } from './keys/focus-places.ts'
import { useTabStop } from './keys/tab-stop.ts'
import { nameOfEntry } from './name-of-entry.ts'
import { profileWidth } from './profile-width.ts'
import type { CalendarItem } from './queries.ts'

/** Names of entries in a cell; the rest is counted. */
const MAX_NAMES = 2

type Props = {
  day: string
  isToday: boolean
  look: string
  items: DayContent['items']
  workouts: DayContent['workouts']
  longestSeconds: number
  onAdd: (day: string) => void
}

/** A day of the month: its first names, with their profiles if all have room, and how many more. Drawn again only if its entries changed. */
export const MonthCell = memo(function MonthCell({ look, ...props }: Props) {
  const { day, items } = props
  const { ref, isOver } = useDayDrop<HTMLTableCellElement>(day)
  const { carried, pickUp } = useCarrying()
  // Beside the names, as on a phone, it is the first entry that is picked up, as by the Space key.
  const longPress = useLongPress((target) => {
    const picked = items.find(({ id }) => id === entryOf(target)) ?? items[0]
    if (picked) pickUp(picked)
  })
  return (
    <td
      ref={ref}
      data-day={day}
      {...longPress}
      className={`group relative h-16 border-line align-top [-webkit-touch-callout:none] [@media(hover:none)]:select-none md:h-28 md:border-e md:px-1.5 md:last:border-e-0 ${isOver ? 'bg-sunken' : ''} ${look}`}
    >
      <Inside {...props} />
      {carried && <PutHere day={day} />}
    </td>
  )
})

/** What a day shows; not drawn again while something is dragged over it. */
const Inside = memo(function Inside({ day, isToday, items, workouts, longestSeconds, onAdd }: Omit<Props, 'look'>) {
  const more = items.length - MAX_NAMES
  return (
    <>
      <div className="flex items-center justify-between">
        <DayNumber day={day} isToday={isToday} />
        <Actions day={day} onAdd={onAdd} />
      </div>
      <ul className="hidden pb-1 text-small md:grid">
        {items.slice(0, MAX_NAMES).map((item) => (
          <Name
            key={item.id}
            item={item}
            items={items}
            drawn={more > 0 || item.is_deleted ? undefined : workouts[item.id]}
            longestSeconds={longestSeconds}
          />
        ))}
      </ul>
      {more > 0 && (
        <Link
          to="/dashboard/activity"
          search={{ date: day }}
          aria-label={`${more} more on ${nameOfDay(day)}`}
          className="mb-2 hidden text-ink-2 text-small underline underline-offset-3 md:inline-block"
        >
          +{more} more
        </Link>
      )}
      <span className="flex flex-wrap justify-center gap-0.5 pb-1 md:hidden">
        {items.slice(0, 4).map(({ id, content }) => (
          <EntrySign key={id} content={content} />
        ))}
      </span>
    </>
  )
})

/** The number of a day, which chooses it. */
function DayNumber({ day, isToday }: Pick<Props, 'day' | 'isToday'>) {
  const tabIndex = useTabStop(day)
  return (
    <Link
      to="/dashboard/activity"
      search={{ view: 'monthly', date: day }}
      resetScroll={false}
      tabIndex={tabIndex}
      aria-label={nameOfDay(day)}
      aria-current={isToday ? 'date' : undefined}
      className={`tabular inline-flex min-h-9 min-w-9 items-center justify-center rounded-chip no-underline max-md:w-full ${isToday ? 'bg-ink font-[560] text-bg' : 'hover:bg-sunken'}`}
    >
      {numberOfDay(day)}
    </Link>
  )
}

const Actions = memo(function Actions({ day, onAdd }: Pick<Props, 'day' | 'onAdd'>) {
  return (
    <span className="flex max-lg:hidden">
      <span className="opacity-0 focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 max-xl:hidden [@media(hover:none)]:opacity-100">
        <DayMenu day={day} inMonth />
      </span>
      <IconButton
        label={`Add workout for ${nameOfDay(day)}`}
        icon={<Plus />}
        aria-haspopup="dialog"
        onClick={() => onAdd(day)}
      />
    </span>
  )
})

const Name = memo(function Name({
  item,
  items,
  drawn,
  longestSeconds,
}: Pick<Props, 'items' | 'longestSeconds'> & {
  item: CalendarItem
  /** The workout whose profile stands beneath the name; undefined without room for it. */
  drawn: EntryWorkout | undefined
}) {
  const { ref, over } = useEntryDrag<HTMLLIElement>(item, items)
  return (
    <li
      ref={ref}
      data-entry={item.id}
      tabIndex={-1}
      className={`relative min-w-0 focus-visible:outline-2 focus-visible:outline-ink ${item.is_deleted ? 'text-ink-3' : ''}`}
      title={nameOfEntry(item)}
    >
      <DropLine over={over} />
      <div className="flex min-w-0 items-center gap-1.5 leading-6">
        <EntrySign content={item.content} />
        {item.content.kind === 'workout' && !item.is_deleted ? (
          <Link
            to={pageAddress(item.content.workout_id)}
            draggable={false}
            className="truncate no-underline hover:underline"
          >
            {nameOfEntry(item)}
          </Link>
        ) : (
          <span className={`truncate ${looks[item.content.kind]}`}>{nameOfEntry(item)}</span>
        )}
      </div>
      {drawn && <Spark {...drawn} longestSeconds={longestSeconds} />}
    </li>
  )
})

/** The profile of a workout, the wider the longer it is beside the longest of its week. */
function Spark({ workout: { sport, steps }, figures, longestSeconds }: EntryWorkout & Pick<Props, 'longestSeconds'>) {
  const reference = referenceFor(useSession().profile, sport, steps)
  return (
    <div className="pb-1" style={{ width: `${profileWidth(figures.seconds, longestSeconds)}%` }}>
      <SparkProfile steps={steps} sport={sport} reference={reference} />
    </div>
  )
}

const looks = {
  workout: '',
  race: 'font-[560]',
  rest: 'border-edge border-b border-dashed text-ink-2',
  note: 'text-ink-2',
}
