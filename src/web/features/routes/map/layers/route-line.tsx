import { DomEvent, type Map as Leaflet, layerGroup, polyline } from 'leaflet'
import { useEffect } from 'react'
import { unwrapLine } from '../geometry/unwrap-line.ts'
import type { MapRoute, RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'

type Parts = MapRoute & { map: Leaflet; onChoose: RouteMapProps['onChoose'] }

/** The line of a route: the chosen one blue on a paler casing, another one dotted. Leaflet leaves out points that would not be seen. */
export function RouteLine({ map, id, line, chosen, onChoose }: Parts) {
  const latest = useLatest({ id, onChoose })
  useEffect(() => {
    const points = unwrapLine(line)
    const still = { interactive: false } as const
    const group = layerGroup(
      chosen
        ? [
            polyline(points, { ...still, className: 'route-casing', weight: 9 }),
            polyline(points, { ...still, className: 'route-line', weight: 5 }),
          ]
        : [
            polyline(points, { ...still, className: 'route-casing', weight: 7 }),
            polyline(points, { ...still, className: 'route-other', weight: 3.5, dashArray: '0.5 7' }),
          ],
    )
    if (!chosen) {
      // A thin line is hard to hit.
      const wide = polyline(points, { className: 'route-hit', weight: 22 })
      wide.on('click', (event) => {
        const { onChoose, id } = latest.current
        if (!onChoose) return
        DomEvent.stopPropagation(event)
        onChoose(id)
      })
      group.addLayer(wide)
    }
    group.addTo(map)
    // The last one that is moved lies lowest, and the casing belongs below its line.
    if (!chosen)
      for (const layer of group.getLayers().toReversed()) (layer as ReturnType<typeof polyline>).bringToBack()
    return () => {
      group.remove()
    }
  }, [map, line, chosen, latest])
  return null
}
