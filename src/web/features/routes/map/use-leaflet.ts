import { Map as Leaflet, svg } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import type { RouteMapProps } from './map-props.ts'
import { useLatest } from './use-latest.ts'

/** A map on an element, for as long as the component lives. */
export function useLeaflet({
  center = WHOLE_EARTH,
  zoom = 2,
  wheelZooms = true,
}: Pick<RouteMapProps, 'center' | 'zoom' | 'wheelZooms'>): {
  element: RefObject<HTMLDivElement | null>
  map: Leaflet | undefined
} {
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Leaflet>()
  const latest = useLatest({ center, zoom })
  useEffect(() => {
    const container = element.current
    if (!container) return
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const { center, zoom } = latest.current
    const created = new Leaflet(container, {
      ...{ zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves, inertia: moves },
      ...{ zoomControl: false, attributionControl: false, worldCopyJump: true },
      ...{ minZoom: 2, maxZoom: MAX_ZOOM, zoomSnap: 0.5, scrollWheelZoom: wheelZooms },
      // Lines are drawn beyond the edge, so that they are there while the map is moved.
      renderer: svg({ padding: 0.5 }),
    })
    created.setView([...center], zoom)
    const observer = new ResizeObserver(() => created.invalidateSize({ animate: false }))
    observer.observe(container)
    const [turnOn, turnOff] = [() => created.scrollWheelZoom.enable(), () => created.scrollWheelZoom.disable()]
    if (!wheelZooms) {
      container.addEventListener('focus', turnOn)
      container.addEventListener('blur', turnOff)
    }
    setMap(created)
    return () => {
      observer.disconnect()
      container.removeEventListener('focus', turnOn)
      container.removeEventListener('blur', turnOff)
      setMap(undefined)
      created.remove()
    }
  }, [latest, wheelZooms])
  return { element, map }
}

const WHOLE_EARTH: Place = [20, 0]
/** The closest for which public tiles are made. */
const MAX_ZOOM = 19
