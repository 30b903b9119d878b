import { divIcon, type Map as Leaflet, type Marker, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { placeOf } from '../geometry/place-of.ts'
import type { RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'
import { onceAFrame } from './once-a-frame.ts'
import { popupContent, writtenPlace } from './popup-content.ts'

type Parts = { map: Leaflet; index: number; count: number; place: Place } & Pick<
  RouteMapProps,
  'onDragVia' | 'onMoveVia' | 'onRemoveVia'
>

/** A point to pass: it is dragged, moved by arrow keys, and removed by a button in its popup or by the Delete key. */
export function Via({ map, index, count, place, ...on }: Parts) {
  const shown = useRef<Marker>(undefined)
  const isDragged = useRef(false)
  const [latitude, longitude] = place
  const canMove = on.onMoveVia !== undefined
  const latest = useLatest({ place, ...on })
  useEffect(() => {
    const icon = divIcon({ className: 'route-via', iconSize: [44, 44], html: `<span>${index + 1}</span>` })
    const via = marker([...latest.current.place], { icon, draggable: canMove, autoPan: true, zIndexOffset: 600 })
    shown.current = via
    via.addTo(map)
    const tell = onceAFrame((moved: Place) => latest.current.onDragVia?.(index, moved))
    via.on('dragstart', () => {
      isDragged.current = true
    })
    via.on('drag', () => tell(placeOf(via.getLatLng())))
    via.on('dragend', () => {
      isDragged.current = false
      tell.cancel()
      latest.current.onMoveVia?.(index, placeOf(via.getLatLng()))
    })
    const remove = () => latest.current.onRemoveVia?.(index)
    via.bindPopup(() => {
      const action = latest.current.onRemoveVia ? { label: 'Remove this point', run: remove } : undefined
      return popupContent(`Point ${index + 1}`, writtenPlace(latest.current.place), action)
    })
    const pressed = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const deletes = event.key === 'Delete' || event.key === 'Backspace'
      if (!step && !deletes) return
      event.preventDefault()
      event.stopPropagation()
      if (deletes) return remove()
      const moved = map.containerPointToLatLng(
        map.latLngToContainerPoint(via.getLatLng()).add(step as [number, number]),
      )
      if (latest.current.onMoveVia) latest.current.onMoveVia(index, placeOf(moved))
    }
    const element = via.getElement()
    element?.addEventListener('keydown', pressed)
    return () => {
      element?.removeEventListener('keydown', pressed)
      tell.cancel()
      via.remove()
    }
  }, [map, index, canMove, latest])
  useEffect(() => {
    const help = canMove ? '. Arrow keys move it, Delete removes it.' : ''
    shown.current?.getElement()?.setAttribute('aria-label', `Point ${index + 1} of ${count} to pass${help}`)
  }, [index, count, canMove])
  useEffect(() => {
    if (!isDragged.current) shown.current?.setLatLng([latitude, longitude])
  }, [latitude, longitude])
  return null
}

/** Pixels that an arrow key moves a point by. */
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
}
