import { divIcon, type Map as Leaflet, type Marker, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { type MeasuredLine, placeAt } from '../geometry/measured-line.ts'

/** The place on the chosen line that is pointed at somewhere else. */
export function Pointer({ map, line, metres }: { map: Leaflet; line: MeasuredLine; metres: number }) {
  const shown = useRef<Marker>(undefined)
  const [latitude, longitude] = placeAt(line, metres)
  useEffect(() => {
    const icon = divIcon({ className: 'route-pointer', iconSize: [18, 18] })
    shown.current = marker([0, 0], { icon, interactive: false, keyboard: false, zIndexOffset: 1000 }).addTo(map)
    return () => {
      shown.current?.remove()
    }
  }, [map])
  useEffect(() => {
    shown.current?.setLatLng([latitude, longitude])
  }, [latitude, longitude])
  return null
}
