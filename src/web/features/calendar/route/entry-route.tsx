import { Link } from '@tanstack/react-router'
import RouteIcon from 'lucide-react/icons/route'
import { useSession } from '../../../lib/session.ts'
import { routeAddress } from '../../routes/route-address.ts'
import { routeLength, unitOfRoutes } from '../../routes/route-figures.ts'
import type { CalendarItem } from '../queries.ts'

/** The route of a workout on a day, with a link to it; nothing for a workout without one. */
export function EntryRoute({ item: { route, is_route_deleted } }: { item: CalendarItem }) {
  const { profile } = useSession()
  if (!route && !is_route_deleted) return null
  return (
    <p className="mt-1.5 flex items-start gap-1 text-small [overflow-wrap:anywhere]">
      <RouteIcon aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink-2" />
      <span className="min-w-0">
        {route ? (
          <>
            <Link to={routeAddress(route.id)} draggable={false} className="link">
              <span className="sr-only">Route: </span>
              {route.name}
            </Link>{' '}
            <span className="whitespace-nowrap text-ink-2">
              {routeLength(route.distance, unitOfRoutes(profile, route.activity_type))}
            </span>
          </>
        ) : (
          <span className="text-ink-2">The route was deleted.</span>
        )}
      </span>
    </p>
  )
}
