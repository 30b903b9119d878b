import { Link } from '@tanstack/react-router'
import type { Route } from '#contracts/routes.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { formatDay } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import { sportOfActivity } from '../activity-sport.ts'
import { routeAddress } from '../route-address.ts'
import { routeClimb, routeLength, unitOfRoutes } from '../route-figures.ts'
import { RouteShape } from '../shape/route-shape.tsx'
import { RouteMenu } from './route-menu.tsx'

/** One saved route on a line: its shape, its name and facts, and its actions. */
export function RouteRow({ route }: { route: Route }) {
  const { id, name, activity_type, distance, is_private, created_at } = route
  const { profile } = useSession()
  const sport = sportOfActivity(activity_type)
  const unit = unitOfRoutes(profile, activity_type)
  const figures = [routeLength(distance, unit), routeClimb(route, unit), formatDay(created_at)]
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-3 transition-colors hover:bg-surface has-[a:focus-visible]:bg-surface sm:gap-x-6">
      <RouteShape polyline={route.route_data.geometry.polyline} className="size-16 sm:size-20" />
      <div className="min-w-0">
        <h3 className="flex items-center gap-2.5 text-h4">
          <SportMark sport={sport} className="size-4.5" />
          <Link
            to={routeAddress(id)}
            title={name}
            className="truncate decoration-4 decoration-accent underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="flex gap-1.5">
            <Chip>{sportOf(sport).label}</Chip>
            {is_private && <Chip>Private</Chip>}
          </span>
          <span className="tabular text-ink-2 text-small">{figures.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <div className="relative">
        <RouteMenu route={route} />
      </div>
    </li>
  )
}
