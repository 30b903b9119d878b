import { Link } from '@tanstack/react-router'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { OutputOf } from '../../../lib/api.ts'
import { formatTotals } from '../../../lib/format.ts'
import { preferencesOf } from '../../../lib/preferences.ts'
import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ProfileChart } from '../chart/profile-chart.tsx'
import { referenceFor } from '../own-reference.ts'
import { SportMark } from '../sport-mark.tsx'
import { pageAddress } from '../workout-address.ts'
import { WorkoutMenu } from './workout-menu.tsx'

/** One workout on a line: its name and facts, a small profile, and its actions. */
export function WorkoutRow({ workout }: { workout: OutputOf<'get /api/workouts/{id}'> }) {
  const { id, name, sport, type, steps } = workout
  const { profile } = useSession()
  const reference = referenceFor(profile, sport, steps)
  const { time, distance } = formatTotals(steps, sport, reference, preferencesOf(profile).distances)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-line border-b py-4 md:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="min-w-0">
        <Link
          to={pageAddress(id)}
          title={name}
          className="flex items-center gap-2.5 text-h4 no-underline hover:underline"
        >
          <SportMark sport={sport} />
          <span className="truncate">{name}</span>
        </Link>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Chip>{sportOf(sport).label}</Chip>
          {type && <Chip>{workoutTypeLabel[type]}</Chip>}
          <span className="tabular text-ink-2 text-small">{[time, distance].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <Link
        to={pageAddress(id)}
        tabIndex={-1}
        aria-hidden="true"
        className="order-last col-span-2 block md:order-none md:col-span-1"
      >
        <ProfileChart steps={steps} sport={sport} reference={reference} size="mini" />
      </Link>
      <div className="flex items-center gap-1">
        <ButtonLink to={pageAddress(id)} size="compact" aria-label={`View ${name}`}>
          View
        </ButtonLink>
        <WorkoutMenu workout={workout} />
      </div>
    </li>
  )
}
