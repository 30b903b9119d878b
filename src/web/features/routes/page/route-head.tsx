import { sportOf } from '#domain/sports/registry.ts'
import { formatDay } from '../../../lib/format.ts'
import { Figure } from '../../../ui/heading.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import { sportOfActivity } from '../activity-sport.ts'
import { routeClimb, routeLength } from '../route-figures.ts'
import type { SharedRoute } from '../share/shared-route.ts'

/** A route's name, its author and its figures. */
export function RouteHead({ route, unit }: { route: SharedRoute; unit: 'kilometers' | 'miles' }) {
  const { name, distance, activity_type, route_data, user, created_at } = route
  const sport = sportOfActivity(activity_type)
  const climb = routeClimb(route, unit)
  const kinds = [sportOf(sport).label, route_data.label && labels[route_data.label]].filter(Boolean)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 gutter">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-page [overflow-wrap:anywhere]">{name}</h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <SportMark sport={sport} />
          <span>{kinds.join(', ')}</span>
        </p>
        <p className="mt-1 text-ink-2">
          By: <span className="font-[540] text-ink">{user.full_name}</span>,{' '}
          <time dateTime={created_at}>{formatDay(created_at)}</time>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure label="Kilometers" value={routeLength(distance, 'kilometers')} />
        <Figure label="Miles" value={routeLength(distance, 'miles')} />
        {climb && <Figure label="Climb" value={climb.replace(/ up$/, '')} />}
      </dl>
    </header>
  )
}

const labels = { loop: 'loop', lollipop: 'lollipop', 'out-and-back': 'out and back' } as const
