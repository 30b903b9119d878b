import { divIcon, type Map as Leaflet, type Marker, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { placeOf } from '../geometry/place-of.ts'
import type { RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'
import { popupContent, writtenPlace } from './popup-content.ts'

type Parts = { map: Leaflet; place: Place; onMove: RouteMapProps['onPickStart'] }

/** Where the route starts. Its popup opens when it is placed by hand, and by a click on it. */
export function Start({ map, place, onMove }: Parts) {
  const shown = useRef<Marker>(undefined)
  const [latitude, longitude] = place
  const latest = useLatest({ place, onMove })
  const canMove = onMove !== undefined
  useEffect(() => {
    const icon = divIcon({ className: 'route-start', iconSize: [44, 44] })
    const start = marker([...latest.current.place], { icon, draggable: canMove, autoPan: true, zIndexOffset: 500 })
    shown.current = start
    start.addTo(map)
    start.getElement()?.setAttribute('aria-label', 'Start of the route')
    start.bindPopup(() => popupContent('Start', writtenPlace(latest.current.place)), { offset: [0, -8] })
    start.on('dragend', () => latest.current.onMove?.(placeOf(start.getLatLng())))
    if (canMove) start.openPopup()
    return () => {
      start.remove()
    }
  }, [map, canMove, latest])
  useEffect(() => {
    const start = shown.current
    const at = start?.getLatLng()
    if (!start || (at?.lat === latitude && at.lng === longitude)) return
    start.setLatLng([latitude, longitude])
    const popup = start.getPopup()
    popup?.setContent(() => popupContent('Start', writtenPlace(latest.current.place)))
    if (canMove) start.openPopup()
  }, [latitude, longitude, canMove, latest])
  return null
}
