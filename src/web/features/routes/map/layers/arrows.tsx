import { divIcon, type Map as Leaflet, marker } from 'leaflet'
import { useEffect } from 'react'
import { arrowsAlong } from '../geometry/arrows-along.ts'
import type { MeasuredLine } from '../geometry/measured-line.ts'
import { onView } from './on-view.ts'

/** Arrows on the chosen line, in the direction in which it is followed. */
export function Arrows({ map, line }: { map: Leaflet; line: MeasuredLine }) {
  useEffect(
    () =>
      onView(map, (group) => {
        const pixels = line.points.map(([latitude, longitude]) => map.latLngToLayerPoint([latitude, longitude]))
        const size = map.getSize()
        const [min, max] = [map.containerPointToLayerPoint([0, 0]), map.containerPointToLayerPoint(size)]
        for (const { x, y, degrees } of arrowsAlong(pixels, GAP_PX, { min, max }, MAX_ARROWS)) {
          const icon = divIcon({ className: 'route-arrow', iconSize: [16, 16], html: arrow(degrees) })
          const place = map.layerPointToLatLng([x, y])
          group.addLayer(marker(place, { icon, interactive: false, keyboard: false, zIndexOffset: -2000 }))
        }
      }),
    [map, line],
  )
  return null
}

function arrow(degrees: number): string {
  const turn = `rotate(${degrees.toFixed(1)} 8 8)`
  return `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3.5 2 14 8 3.5 14 6 8Z" transform="${turn}"/></svg>`
}

const GAP_PX = 130
const MAX_ARROWS = 80
