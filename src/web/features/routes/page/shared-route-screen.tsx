import { useRouter } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import type { SharedRoute } from '../share/shared-route.ts'
import { RouteLoadFailure } from './route-state.tsx'
import { RouteView } from './route-view.tsx'

/** A route's public page, for everyone who has its link. */
export function SharedRouteScreen({ route }: { route: SharedRoute }) {
  return <RouteView route={route} unit="kilometers" />
}

/** Shown when the shared route could not be fetched. */
export function SharedRouteFailure() {
  const router = useRouter()
  return <RouteLoadFailure actions={<Button onClick={() => void router.invalidate()}>Try again</Button>} />
}
