import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { canBeMarked, type WorkoutTitle } from '#domain/calendar/items/item.ts'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { formatTotals } from '../../lib/format.ts'
import { preferencesOf } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { Chip } from '../../ui/chip.tsx'
import { ProfileChart } from '../workouts/chart/profile-chart.tsx'
import { referenceFor } from '../workouts/own-reference.ts'
import { SportMark } from '../workouts/sport-mark.tsx'
import { pageAddress } from '../workouts/workout-address.ts'
import { useFileDrop } from './activity/use-file-drop.ts'
import { useCarrying } from './carry/carrying.tsx'
import { useLongPress } from './carry/use-long-press.ts'
import { DropLine } from './drag/drop-line.tsx'
import { useEntryDrag } from './drag/use-drag.ts'
import { EntryMenu } from './entry-menu.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { markText } from './mark-form.ts'
import { nameOfEntry, sportOfEntry } from './name-of-entry.ts'
import { OwnWords } from './own/own-words.tsx'
import type { CalendarItem, ItemWorkout } from './queries.ts'

/** What stands on a day, with its menu; a workout with its profile, greyed and without links if it was deleted. */
export function EntryCard({
  item,
  items,
  workout,
}: {
  item: CalendarItem
  /** All entries of its day. */
  items: readonly CalendarItem[]
  workout: ItemWorkout | undefined
}) {
  const { ref, over } = useEntryDrag<HTMLElement>(item, items)
  const { carried, pickUp } = useCarrying()
  const longPress = useLongPress(() => pickUp(item))
  const [dropped, setDropped] = useState<File>()
  const { isOver: isFileOver, handlers } = useFileDrop(setDropped)
  const { distances } = usePreferences()
  const { content, is_deleted } = item
  const id = content.kind === 'workout' && !is_deleted ? content.workout_id : undefined
  return (
    <article
      ref={ref}
      data-entry={item.id}
      tabIndex={-1}
      aria-label={nameOfEntry(item)}
      {...longPress}
      {...(canBeMarked(item) && handlers)}
      className={`relative min-w-0 py-3 focus-visible:outline-2 focus-visible:outline-ink [-webkit-touch-callout:none] [@media(hover:hover)]:cursor-grab [@media(hover:none)]:select-none ${edges[content.kind]} ${is_deleted ? 'text-ink-3' : ''} ${carried?.id === item.id || isFileOver ? 'bg-accent-wash' : ''}`}
    >
      <DropLine over={over} />
      {workout && id && <Profile workout={workout} id={id} />}
      <div className="flex items-start gap-0.5">
        <div className="min-w-0 flex-1">
          {content.kind === 'workout' ? <WorkoutName title={content.title} id={id} /> : <OwnWords content={content} />}
        </div>
        <div className="[@media(hover:hover)]:-mr-1.5">
          <EntryMenu item={item} items={items} />
        </div>
      </div>
      {content.kind === 'workout' && <WorkoutChips title={content.title} />}
      {item.mark && (
        <p className="mt-1 text-ink-2 text-small [overflow-wrap:anywhere]">
          {markText(item.mark, unitOfDistances(distances, sportOfEntry(item)))}
        </p>
      )}
      {is_deleted && <p className="mt-1 text-small">This workout was deleted.</p>}
      {dropped && <MarkDialog item={item} dropped={dropped} onClose={() => setDropped(undefined)} />}
    </article>
  )
}

const edges = {
  workout: 'border-line border-b',
  note: 'border-line border-b',
  rest: '',
  race: 'border-ink border-b-4',
}

function WorkoutName({ title: { name, sport }, id }: { title: WorkoutTitle; id: string | undefined }) {
  return (
    <h3 className="flex items-start gap-1.5 pt-1 font-[540] leading-snug" title={name}>
      <SportMark sport={sport} className="mt-0.5 size-4 flex-none" />
      {id ? (
        <Link
          to={pageAddress(id)}
          draggable={false}
          className="line-clamp-3 no-underline [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="line-clamp-3 [overflow-wrap:anywhere]">{name}</span>
      )}
    </h3>
  )
}

function WorkoutChips({ title: { sport, type } }: { title: WorkoutTitle }) {
  return (
    <div className="mt-1.5 flex flex-wrap gap-1">
      <Chip>{sportOf(sport).label}</Chip>
      {type && <Chip>{workoutTypeLabel[type]}</Chip>}
    </div>
  )
}

function Profile({ workout: { sport, steps }, id }: { workout: ItemWorkout; id: string }) {
  const { profile } = useSession()
  const reference = referenceFor(profile, sport, steps)
  const { time, distance } = formatTotals(steps, sport, reference, preferencesOf(profile).distances)
  return (
    <Link
      to={pageAddress(id)}
      draggable={false}
      tabIndex={-1}
      aria-hidden="true"
      className="mb-2 block text-ink-2 no-underline"
    >
      <ProfileChart steps={steps} sport={sport} reference={reference} size="mini" />
      <span className="tabular mt-1 block text-small">{[time, distance].filter(Boolean).join(' · ')}</span>
    </Link>
  )
}
