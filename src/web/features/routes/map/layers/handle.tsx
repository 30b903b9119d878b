import { DomEvent, divIcon, type Map as Leaflet, type LeafletMouseEvent, type Marker, marker } from 'leaflet'
import { useEffect } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { type MeasuredLine, nearestOn } from '../geometry/measured-line.ts'
import { placeOf } from '../geometry/place-of.ts'
import type { RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'
import { onceAFrame } from './once-a-frame.ts'

type Parts = { map: Leaflet; line: MeasuredLine; vias: readonly Place[] } & Pick<
  RouteMapProps,
  'onPoint' | 'onDragLine' | 'onAddVia'
>

/** What follows the mouse on the chosen line: tells where it is, and can be dragged or clicked to lead the line by a point. */
export function Handle({ map, line, vias, ...on }: Parts) {
  const latest = useLatest({ line, vias, ...on })
  useEffect(() => {
    let handle: Marker | undefined
    let from = 0
    let isDragged = false
    const hide = () => {
      handle?.remove()
      handle = undefined
    }
    const indexOf = () => latest.current.vias.filter((via) => nearestOn(latest.current.line, via).metres <= from).length
    const tell = onceAFrame((place: Place, index: number) => latest.current.onDragLine?.(place, index))
    const show = (place: Place) => {
      if (handle) return handle.setLatLng([...place])
      const icon = divIcon({ className: 'route-handle', iconSize: [44, 44] })
      handle = marker([...place], { icon, draggable: true, keyboard: false, autoPan: true, zIndexOffset: 400 }).addTo(
        map,
      )
      handle.getElement()?.setAttribute('aria-hidden', 'true')
      let index = 0
      handle.on('dragstart', () => {
        isDragged = true
        index = indexOf()
      })
      handle.on('drag', () => handle && tell(placeOf(handle.getLatLng()), index))
      handle.on('dragend', () => {
        isDragged = false
        tell.cancel()
        const place = handle && placeOf(handle.getLatLng())
        hide()
        if (place) latest.current.onAddVia?.(place, index)
      })
      handle.on('click', () => handle && latest.current.onAddVia?.(placeOf(handle.getLatLng()), indexOf()))
    }
    let isPointing = false
    const follow = onceAFrame((event: LeafletMouseEvent, reach: number) => {
      if (isDragged) return
      const { line, onPoint, onAddVia } = latest.current
      const { lat, lng } = event.latlng
      const nearest = nearestOn(line, [lat, lng])
      const isNear = map.latLngToContainerPoint([...nearest.place]).distanceTo(event.containerPoint) <= reach
      if (!isNear) return leave()
      from = nearest.metres
      isPointing = true
      onPoint?.(nearest.metres)
      if (onAddVia) show(nearest.place)
    })
    const leave = () => {
      if (isDragged) return
      hide()
      if (isPointing) latest.current.onPoint?.(undefined)
      isPointing = false
    }
    const moved = (event: LeafletMouseEvent) => follow(event, NEAR_MOUSE_PX)
    const left = () => {
      follow.cancel()
      leave()
    }
    map.on('mousemove', moved)
    map.on('mouseout', left)
    map.on('movestart', left)
    return () => {
      map.off('mousemove', moved)
      map.off('mouseout', left)
      map.off('movestart', left)
      follow.cancel()
      tell.cancel()
      hide()
    }
  }, [map, latest])
  useTouch(map, latest)
  return null
}

/** On a screen that is touched, a tap on the chosen line points at it. */
function useTouch(
  map: Leaflet,
  latest: { current: { line: MeasuredLine } & Pick<RouteMapProps, 'onPoint' | 'onAddVia'> },
) {
  useEffect(() => {
    const tapped = (event: LeafletMouseEvent) => {
      const isTouch = (event.originalEvent as Partial<PointerEvent>).pointerType === 'touch'
      if (!isTouch) return
      const { lat, lng } = event.latlng
      const nearest = nearestOn(latest.current.line, [lat, lng])
      if (map.latLngToContainerPoint([...nearest.place]).distanceTo(event.containerPoint) > NEAR_FINGER_PX) return
      DomEvent.stop(event)
      latest.current.onPoint?.(nearest.metres)
    }
    map.on('preclick', tapped)
    return () => {
      map.off('preclick', tapped)
    }
  }, [map, latest])
}

const NEAR_MOUSE_PX = 12
const NEAR_FINGER_PX = 24
