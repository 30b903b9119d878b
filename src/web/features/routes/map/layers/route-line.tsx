import { DomEvent, type Map as Leaflet, layerGroup, polyline } from 'leaflet'
import { useEffect } from 'react'
import { unwrapLine } from '../geometry/unwrap-line.ts'
import type { MapRoute, RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'

type Parts = MapRoute & { map: Leaflet; onChoose: RouteMapProps['onChoose'] }

/** The line of a route: the chosen one blue on a paler casing, another one dotted. Leaflet leaves out points that would not be seen. */
export function RouteLine({ map, id, line, chosen, onChoose }: Parts) {
  const latest = useLatest({ id, onChoose })
  const choosesOther = onChoose !== undefined
  useEffect(() => {
    const points = unwrapLine(line)
    const still = { interactive: false } as const
    const group = layerGroup(
      chosen
        ? [
            polyline(points, { ...still, className: 'route-casing', weight: 9 }),
            polyline(points, { ...still, className: 'route-line', weight: 5 }),
            // A finger on it is not on another line that takes the same way: the map hears of its clicks.
            ...(choosesOther ? [polyline(points, { className: 'route-hit', weight: HIT_PX })] : []),
          ]
        : [
            polyline(points, { ...still, className: 'route-casing', weight: 7 }),
            polyline(points, { ...still, className: 'route-other', weight: 3.5, dashArray: '0.5 7' }),
          ],
    )
    if (!chosen) {
      // A thin line is hard to hit.
      const wide = polyline(points, { className: 'route-hit', weight: HIT_PX })
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
  }, [map, line, chosen, choosesOther, latest])
  return null
}

const HIT_PX = 22
