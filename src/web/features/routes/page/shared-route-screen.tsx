import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { call } from '../../../lib/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MakeItMine } from '../../workouts/share/owner/make-it-mine.tsx'
import { OwnPrivate } from '../../workouts/share/owner/own-private.tsx'
import { useAsReader } from '../../workouts/share/owner/use-as-reader.ts'
import { routeAddress } from '../route-address.ts'
import { copyRoute } from '../share/copy-route.ts'
import type { SharedRoute } from '../share/shared-route.ts'
import { laterRouteParts } from './later-route-parts.tsx'
import { RouteLoadFailure, RouteNotFound } from './route-state.tsx'
import { RouteView } from './route-view.tsx'

// Only its athlete sees it.
const WhoSees = lazy(() =>
  import('../../workouts/share/owner/who-sees.tsx').then((file) => ({ default: file.WhoSees })),
)

/** A route's public page, for everyone who has its link. */
export function SharedRouteScreen({ route }: { route: SharedRoute }) {
  const { id } = route
  const [asReader, setAsReader] = useAsReader(id, readRoute)
  const own = typeof asReader === 'object' && asReader.mine ? asReader : undefined
  if (!own)
    return (
      <RouteView
        parts={laterRouteParts}
        route={route}
        unit="kilometers"
        actions={asReader !== 'loading' && <MakeItMine save={() => copyRoute(route)} />}
      />
    )
  return (
    <RouteView
      parts={laterRouteParts}
      route={{ ...route, is_private: own.is_private }}
      unit="kilometers"
      actions={<ButtonLink to={routeAddress(id)}>Open in your library</ButtonLink>}
      own={
        <Suspense fallback={null}>
          <WhoSees
            what="route"
            value={own}
            without={own.hides_ends ? ', without its first and last 200 m' : ''}
            onChange={async (change) =>
              setAsReader({ ...(await call('put /api/routes/{id}', { id, ...change })), mine: true })
            }
          />
        </Suspense>
      }
    />
  )
}

/** Shown at the public address of a route that does not exist, or is private. */
export function SharedRouteNotFound({ id }: { id: string }) {
  return (
    <OwnPrivate id={id} read={readRoute} to={routeAddress(id)}>
      <RouteNotFound />
    </OwnPrivate>
  )
}

/** Shown when the shared route could not be fetched. */
export function SharedRouteFailure() {
  const router = useRouter()
  return <RouteLoadFailure actions={<Button onClick={() => void router.invalidate()}>Try again</Button>} />
}

function readRoute(id: string): Promise<SharedRoute> {
  return call('get /api/routes/{id}', { id })
}
