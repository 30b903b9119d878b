import { useMemo } from 'react'
import { pointsOf } from '#domain/routes/route-line.ts'
import { ElevationProfile } from '../elevation/elevation-profile.tsx'
import { lineOf } from '../line-of.ts'
import { routeClimb } from '../route-figures.ts'
import type { SharedRoute } from '../share/shared-route.ts'

/** The heights along a route. */
export function RouteHeights({
  route,
  unit,
  pointing,
  onPoint,
  assumed,
}: {
  route: SharedRoute
  unit: 'kilometers' | 'miles'
  /** Metres from the start at which something points, here or on the map. */
  pointing: number | undefined
  onPoint: (metres: number | undefined) => void
  /** The size in px to draw until the browser has measured it, if not that of a phone. */
  assumed?: { width: number; height: number }
}) {
  const points = useMemo(() => (lineOf(route) ? pointsOf(route.route_data) : []), [route])
  return (
    <ElevationProfile
      {...{ points, unit, pointing, onPoint }}
      climb={routeClimb(route, unit)}
      {...(assumed && { assumed })}
    />
  )
}
