import { useMemo } from 'react'
import { RouteMap } from '../map/route-map.tsx'
import { lineOf, type SharedRoute } from '../share/shared-route.ts'

/** A route in full. */
export function RouteView({ route }: { route: SharedRoute }) {
  const { id, name, latitude, longitude } = route
  const line = useMemo(() => lineOf(route), [route])
  const routes = useMemo(() => (line ? [{ id, line, chosen: true }] : []), [id, line])
  return (
    <article className="pt-8 pb-16 md:pt-10">
      <h1 className="text-page gutter">{name}</h1>
      <RouteMap
        label={`Map of ${name}`}
        className="mt-8 h-[500px] md:h-[600px]"
        center={[latitude, longitude]}
        zoom={15}
        fit={line}
        routes={routes}
        start={[latitude, longitude]}
        wheelZooms={false}
        marks="kilometers"
        attribution={route.route_data.source?.attribution}
      />
    </article>
  )
}
