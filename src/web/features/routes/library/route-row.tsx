import { Link } from '@tanstack/react-router'
import type { Route } from '#contracts/routes.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { formatDay } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import { sportOfActivity } from '../activity-sport.ts'
import type { AttachDialog } from '../attach-dialog.ts'
import { routeAddress } from '../route-address.ts'
import { routeClimb, routeLength, unitOfRoutes } from '../route-figures.ts'
import { RouteShape } from '../shape/route-shape.tsx'
import { RouteMenu } from './route-menu.tsx'

/** One saved route on a line: its shape, its name and facts, and its actions. */
export function RouteRow({ route, AttachDialog }: { route: Route; AttachDialog: AttachDialog }) {
  const { id, name, activity_type, distance, is_private, created_at } = route
  const { profile } = useSession()
  const sport = sportOfActivity(activity_type)
  const unit = unitOfRoutes(profile, activity_type)
  const [length, climb] = [routeLength(distance, unit), routeClimb(route, unit)]
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-3 transition-colors hover:bg-surface has-[a:focus-visible]:bg-surface sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-6">
      <RouteShape polyline={route.route_data.geometry.polyline} className="size-16 sm:size-20" />
      <div className="min-w-0">
        <h3 className="flex items-start gap-2.5 text-h4">
          <SportMark sport={sport} className="mt-0.5 size-4.5" />
          <Link
            to={routeAddress(id)}
            title={name}
            className="line-clamp-2 min-w-0 rounded-chip decoration-4 decoration-accent underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="tabular mt-1 flex flex-wrap gap-x-2.5 sm:hidden">
          <span className="wide font-[540]">{length}</span>
          {climb && <span className="text-ink-2">{climb}</span>}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
          <span className="flex gap-1.5">
            <Chip>{sportOf(sport).label}</Chip>
            {is_private && <Chip>Private</Chip>}
          </span>
          <span className="whitespace-nowrap">{formatDay(created_at)}</span>
        </div>
      </div>
      <p className="tabular text-end max-sm:hidden">
        <span className="wide block font-[540]">{length}</span>
        {climb && <span className="block text-ink-2 text-small">{climb}</span>}
      </p>
      <div className="relative self-start sm:self-center">
        <RouteMenu route={route} AttachDialog={AttachDialog} />
      </div>
    </li>
  )
}
