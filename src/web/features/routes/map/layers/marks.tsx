import { divIcon, type Map as Leaflet, marker } from 'leaflet'
import { useEffect } from 'react'
import { keepApart } from '../geometry/keep-apart.ts'
import { markStep, marksAlong } from '../geometry/mark-steps.ts'
import { type MeasuredLine, placeAt } from '../geometry/measured-line.ts'
import { onView } from './on-view.ts'

/** The kilometres or miles along the chosen line. */
export function Marks({ map, line, unit }: { map: Leaflet; line: MeasuredLine; unit: 'kilometers' | 'miles' }) {
  useEffect(
    () =>
      onView(map, (group) => {
        const unitMetres = unit === 'kilometers' ? 1000 : 1609.344
        const view = map.getBounds().pad(0.1)
        const step = Math.max(1, markStep(unitMetres / metresPerPixel(map), MIN_PIXELS_APART))
        const isFree = keepApart(ROOM_PX)
        isFree(map.latLngToLayerPoint([...placeAt(line, 0)]))
        for (const { count, metres } of marksAlong(line.metres, unitMetres, step)) {
          const [latitude, longitude] = placeAt(line, metres)
          if (!view.contains([latitude, longitude]) || !isFree(map.latLngToLayerPoint([latitude, longitude]))) continue
          const html = `<span>${count.toLocaleString('en')}</span>`
          const icon = divIcon({ className: 'route-mark', iconSize: [0, 0], html })
          group.addLayer(
            marker([latitude, longitude], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }),
          )
        }
      }),
    [map, line, unit],
  )
  return null
}

function metresPerPixel(map: Leaflet): number {
  const middle = map.getSize().divideBy(2)
  const [here, beside] = [map.containerPointToLatLng(middle), map.containerPointToLatLng(middle.add([100, 0]))]
  return map.distance(here, beside) / 100
}

const MIN_PIXELS_APART = 80
/** A line may come back to where it was: a mark has this much room on all sides. */
const ROOM_PX = 34
