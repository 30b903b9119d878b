import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Workout } from '#contracts/workouts.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { formatTotals } from '../../../lib/format.ts'
import { usePreferences } from '../../../lib/use-preferences.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { ProfileChart } from '../chart/profile-chart.tsx'
import { SportMark } from '../sport-mark.tsx'
import { hardestWords } from './hardest-words.ts'

/** A workout in a list: its profile above its name, sport and totals. The card has no box until it is hovered. */
export function WorkoutCard({
  workout,
  to,
  actions,
  reference,
  zones,
}: {
  workout: Pick<Workout, 'name' | 'sport' | 'type' | 'steps'> & { is_private?: boolean }
  /** The path of the workout's page. */
  to: string
  actions?: ReactNode
  reference?: number | undefined
  zones?: OwnZones | undefined
}) {
  const { name, sport, type, steps } = workout
  const { time, distance, seconds } = formatTotals(steps, sport, reference, usePreferences().distances)
  const hardest = hardestWords(steps, sport, reference, zones)
  return (
    <article className="group relative -mx-2.5 rounded-panel px-2.5 pt-2 pb-3 transition-colors hover:bg-surface hover:shadow-1 has-[a:focus-visible]:bg-surface">
      <div className="relative">
        <ProfileChart steps={steps} sport={sport} reference={reference} zones={zones} size="card" />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0.5 h-1 bg-accent opacity-0 transition-opacity group-hover:opacity-100"
        />
      </div>
      <div className="mt-3 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="flex items-start gap-2.5 text-h4">
            <SportMark sport={sport} className="mt-0.5 size-4.5" />
            <Link
              to={to}
              title={name}
              className="line-clamp-2 min-w-0 rounded-chip decoration-4 decoration-accent underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-panel group-hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="mt-0.5 text-ink-2 text-small">
            {sportOf(sport).label}
            {type && `, ${workoutTypeLabel[type]}`}
            {workout.is_private && ', private'}
          </p>
          {hardest && (
            <p className="mt-0.5 text-ink-2 text-small">
              Hardest: <Unbroken>{hardest}</Unbroken>
            </p>
          )}
        </div>
        <p className="text-end">
          <span className="wide block font-[540]">{seconds > 0 ? time : '–'}</span>
          {distance && <span className="block text-ink-2 text-small">{distance}</span>}
        </p>
        {actions && <div className="relative -mt-2 -me-2">{actions}</div>}
      </div>
    </article>
  )
}
