import type { Map as Leaflet, LeafletMouseEvent } from 'leaflet'
import { useEffect } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { type MeasuredLine, nearestOn } from '../geometry/measured-line.ts'
import { placeOf } from '../geometry/place-of.ts'
import type { RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'
import { createHandle } from './handle-marker.ts'
import { onceAFrame } from './once-a-frame.ts'

type Parts = { map: Leaflet; line: MeasuredLine | undefined; vias: readonly Place[] } & Pick<
  RouteMapProps,
  'onPoint' | 'onDragLine' | 'onAddVia' | 'onPickStart'
>

/**
 * What a mouse or a finger does on the map. The handle of the chosen line follows the mouse on it, and stands where a finger
 * taps it: it tells where it is, and leads the line by another point. A click elsewhere picks the start.
 */
export function Handle({ map, line, vias, ...on }: Parts) {
  const latest = useLatest({ line, vias, ...on })
  useEffect(() => {
    const handle = createHandle(map, {
      indexAt(metres) {
        const { line, vias } = latest.current
        return line ? vias.filter((via) => nearestOn(line, via).metres <= metres).length : 0
      },
      onDrag: (place, index) => latest.current.onDragLine?.(place, index),
      onAdd: (place, index) => latest.current.onAddVia?.(place, index),
    })
    let isPointing = false
    let isTapped = false
    /** Points at the line if it is within this many pixels. */
    const pointAt = ({ latlng, containerPoint }: LeafletMouseEvent, reachPixels: number): boolean => {
      const { line, onPoint, onAddVia } = latest.current
      const nearest = line && nearestOn(line, [latlng.lat, latlng.lng])
      if (!nearest) return false
      if (map.latLngToContainerPoint([...nearest.place]).distanceTo(containerPoint) > reachPixels) return false
      isPointing = true
      onPoint?.(nearest.metres)
      if (onAddVia) handle.show(nearest.place, nearest.metres)
      return true
    }
    const leave = () => {
      if (handle.isDragged()) return
      handle.hide()
      if (isPointing) latest.current.onPoint?.(undefined)
      isPointing = false
      isTapped = false
    }
    const moved = onceAFrame((event: LeafletMouseEvent) => {
      if (!handle.isDragged() && !pointAt(event, NEAR_MOUSE_PX)) leave()
    })
    const left = () => {
      moved.cancel()
      leave()
    }
    // After a tap the mouse that a browser makes of the finger goes away at once.
    const mouseLeft = () => {
      if (!isTapped) left()
    }
    const clicked = (event: LeafletMouseEvent) => {
      // Browsers move the mouse to where a finger taps, but a finger needs more room.
      moved.cancel()
      const isTouch = (event.originalEvent as Partial<PointerEvent>).pointerType === 'touch'
      if (isTouch && pointAt(event, NEAR_FINGER_PX)) {
        isTapped = true
        return
      }
      leave()
      latest.current.onPickStart?.(placeOf(event.latlng))
    }
    map.on('mousemove', moved)
    map.on('mouseout', mouseLeft)
    map.on('movestart', left)
    map.on('click', clicked)
    return () => {
      map.off('mousemove', moved)
      map.off('mouseout', mouseLeft)
      map.off('movestart', left)
      map.off('click', clicked)
      moved.cancel()
      handle.remove()
    }
  }, [map, latest])
  return null
}

const NEAR_MOUSE_PX = 12
const NEAR_FINGER_PX = 24
