import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
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
import { EntryRoute } from './route/entry-route.tsx'

/** What stands on a day, with its menu; a workout with its profile, greyed and without links if it was deleted. */
export function EntryCard({
  item,
  items,
  workout,
  load,
  width,
}: {
  item: CalendarItem
  /** All entries of its day. */
  items: readonly CalendarItem[]
  workout: ItemWorkout | undefined
  /** The load of the workout; 0 if it is unknown. */
  load: number
  /** How wide the profile is drawn, in percent: the longer of a week, the wider. */
  width: number
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
      className={`relative grid min-w-0 items-start gap-x-3 py-3 sm:gap-x-0.5 ${workout && !is_deleted ? workoutAreas : ownAreas} focus-visible:outline-2 focus-visible:outline-ink [-webkit-touch-callout:none] [@media(hover:hover)]:cursor-grab [@media(hover:none)]:select-none ${edges[content.kind]} ${is_deleted ? 'text-ink-3' : ''} ${carried?.id === item.id || isFileOver ? 'bg-accent-wash' : ''}`}
    >
      <DropLine over={over} />
      {workout && id && <Profile workout={workout} id={id} width={width} />}
      <div className="min-w-0 [grid-area:name]">
        {content.kind === 'workout' ? <WorkoutName title={content.title} id={id} /> : <OwnWords content={content} />}
      </div>
      {workout && !is_deleted && <WorkoutFigures workout={workout} load={load} />}
      <div className="self-start justify-self-end [grid-area:menu] [@media(hover:hover)]:-me-1.5">
        <EntryMenu item={item} items={items} />
      </div>
      <div className="min-w-0 [grid-area:rest]">
        {content.kind === 'workout' && <WorkoutChips title={content.title} />}
        <EntryRoute item={item} />
        {item.mark && (
          <Mark
            text={markText(item.mark, unitOfDistances(distances, sportOfEntry(item)))}
            isDone={item.mark.state === 'done'}
          />
        )}
        {is_deleted && <p className="mt-1 text-small">This workout was deleted.</p>}
      </div>
      {dropped && <MarkDialog item={item} dropped={dropped} onClose={() => setDropped(undefined)} />}
    </article>
  )
}

// On a phone the profile stands beside the words, in a column above them: there the name needs all of the width.
const workoutAreas =
  "grid-cols-[minmax(0,1fr)_auto_auto] [grid-template-areas:'name_profile_menu'_'figures_profile_menu'_'rest_rest_rest'] sm:grid-cols-[minmax(0,1fr)_auto] sm:[grid-template-areas:'profile_profile'_'name_name'_'figures_menu'_'rest_rest']"
const ownAreas = "grid-cols-[minmax(0,1fr)_auto] [grid-template-areas:'name_menu'_'rest_rest']"

const edges = {
  workout: 'border-line border-b max-sm:last:border-b-0',
  note: 'border-line border-b max-sm:last:border-b-0',
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

function Profile({ workout: { sport, steps }, id, width }: { workout: ItemWorkout; id: string; width: number }) {
  const reference = referenceFor(useSession().profile, sport, steps)
  return (
    <Link
      to={pageAddress(id)}
      draggable={false}
      tabIndex={-1}
      aria-hidden="true"
      className="w-26 no-underline [grid-area:profile] sm:mb-2 sm:w-auto"
    >
      <span className="block" style={{ width: `${width}%` }}>
        <ProfileChart steps={steps} sport={sport} reference={reference} size="mini" />
      </span>
    </Link>
  )
}

/** Time, distance and load as planned. */
function WorkoutFigures({ workout: { sport, steps }, load }: { workout: ItemWorkout; load: number }) {
  const { profile } = useSession()
  const { distances } = preferencesOf(profile)
  const { time, distance } = formatTotals(steps, sport, referenceFor(profile, sport, steps), distances)
  return (
    <p className="tabular mt-1 flex flex-wrap gap-x-2.5 text-ink-2 text-small [grid-area:figures]">
      {[time, distance, load > 0 && `Load ${Math.round(load)}`].map(
        (figure) => figure && <span key={figure}>{figure} </span>,
      )}
    </p>
  )
}

function Mark({ text, isDone }: { text: string; isDone: boolean }) {
  const Icon = isDone ? Check : X
  return (
    <p className="mt-1.5 flex items-start gap-1 text-small [overflow-wrap:anywhere]">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 flex-none ${isDone ? 'text-good' : 'text-ink-2'}`} />
      <span className="min-w-0">{text}</span>
    </p>
  )
}
