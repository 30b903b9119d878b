import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { MakeItMine } from '../../workouts/share/owner/make-it-mine.tsx'
import type { AttachDialog } from '../attach-dialog.ts'
import { TurnTable } from '../generator/result/turn-table.tsx'
import { everyRoute, routeQuery } from '../queries.ts'
import { unitOfRoutes } from '../route-figures.ts'
import { copyRoute } from '../share/copy-route.ts'
import { isMissingRoute } from '../share/shared-route.ts'
import { OwnRoute } from './own-route.tsx'
import { RouteFacts } from './route-facts.tsx'
import { RouteHead } from './route-head.tsx'
import { RouteHeights } from './route-heights.tsx'
import { RouteLoadFailure, RouteNotFound } from './route-state.tsx'
import { RouteView } from './route-view.tsx'

/** A route's page inside the dashboard, with the actions of its author. */
export function RouteScreen({ id, AttachDialog }: { id: string; AttachDialog: AttachDialog }) {
  const { data: route, error, isFetching, refetch } = useQuery(routeQuery(id))
  const { profile } = useSession()
  const cache = useQueryClient()
  if (error && isMissingRoute(error)) return <RouteNotFound />
  if (error && !route)
    return (
      <RouteLoadFailure
        actions={
          <Button busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  if (!route) return <Loading label="Loading route" className="min-h-96" />
  const copyAndForget = async () => {
    const address = await copyRoute(route)
    void cache.invalidateQueries({ queryKey: everyRoute })
    return address
  }
  const unit = unitOfRoutes(profile, route.activity_type)
  return (
    <RouteView
      parts={parts}
      route={route}
      unit={unit === 'miles' || unit === 'yards' ? 'miles' : 'kilometers'}
      actions={!route.mine && <MakeItMine save={copyAndForget} />}
      own={route.mine && <OwnRoute route={route} AttachDialog={AttachDialog} />}
    />
  )
}

const parts = { Head: RouteHead, Heights: RouteHeights, Facts: RouteFacts, Turns: TurnTable }
