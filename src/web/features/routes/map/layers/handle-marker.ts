import { divIcon, type Map as Leaflet, type Marker, marker } from 'leaflet'
import type { Place } from '#domain/loop-check/measures.ts'
import { placeOf } from '../geometry/place-of.ts'
import { onceAFrame } from './once-a-frame.ts'

type Drags = {
  /** Where a point stands among those to pass, that is added this many metres along the line. */
  indexAt: (metres: number) => number
  /** While it is dragged, once a frame at most. */
  onDrag: (place: Place, index: number) => void
  /** It was dragged to a place, or clicked there. */
  onAdd: (place: Place, index: number) => void
}

/** The handle of the chosen line, by which the mouse or a finger leads it past another place. */
export function createHandle(map: Leaflet, { indexAt, onDrag, onAdd }: Drags) {
  let handle: Marker | undefined
  let from = 0
  let isDragged = false
  const tell = onceAFrame(onDrag)
  const hide = () => {
    handle?.remove()
    handle = undefined
  }
  const add = (place: Place) => {
    const icon = divIcon({ className: 'route-handle', iconSize: [44, 44] })
    const added = marker([...place], { icon, draggable: true, keyboard: false, autoPan: true, zIndexOffset: 400 })
    added.addTo(map).getElement()?.setAttribute('aria-hidden', 'true')
    let index = 0
    added.on('dragstart', () => {
      isDragged = true
      index = indexAt(from)
    })
    added.on('drag', () => tell(placeOf(added.getLatLng()), index))
    added.on('dragend', () => {
      isDragged = false
      tell.cancel()
      hide()
      onAdd(placeOf(added.getLatLng()), index)
    })
    added.on('click', () => onAdd(placeOf(added.getLatLng()), indexAt(from)))
    return added
  }
  return {
    isDragged: () => isDragged,
    /** Shows it at a place on the line, this many metres along it. */
    show(place: Place, metres: number) {
      from = metres
      if (handle) handle.setLatLng([...place])
      else handle = add(place)
    },
    hide,
    remove() {
      tell.cancel()
      hide()
    },
  }
}
