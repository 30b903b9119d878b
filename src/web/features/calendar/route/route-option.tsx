import type { Route } from '#contracts/routes.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { sportOfActivity } from '../../routes/activity-sport.ts'
import { routeClimb, routeLength, unitOfRoutes } from '../../routes/route-figures.ts'
import { RouteShape } from '../../routes/shape/route-shape.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'

/** A route of the library with its shape and figures, and a button that attaches it. */
export function RouteOption({
  route,
  isChosen,
  onChoose,
}: {
  route: Route
  /** Whether it is attached already. */
  isChosen: boolean
  onChoose: () => void
}) {
  const { name, activity_type, distance } = route
  const { profile } = useSession()
  const sport = sportOfActivity(activity_type)
  const unit = unitOfRoutes(profile, activity_type)
  const facts = [routeLength(distance, unit), routeClimb(route, unit), sportOf(sport).label]
  return (
    <li className="flex items-center gap-3 border-line border-b py-2">
      <RouteShape polyline={route.route_data.geometry.polyline} className="size-12" />
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2">
          <SportMark sport={sport} className="mt-1 size-4" />
          <span className="line-clamp-2 font-[540] [overflow-wrap:anywhere]" title={name}>
            {name}
          </span>
        </span>
        <span className="tabular block text-ink-2 text-small">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Button size="compact" aria-label={`Attach ${name}`} disabled={isChosen} onClick={onChoose}>
        {isChosen ? 'Attached' : 'Attach'}
      </Button>
    </li>
  )
}
