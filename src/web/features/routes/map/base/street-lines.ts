import { canvas, type Map as Leaflet, layerGroup, polyline } from 'leaflet'
import { decodePolyline } from '#domain/polyline/polyline.ts'
import type { MapStreets } from '../map-props.ts'
import { colourOf, whenColoursChange } from './colours.ts'
import { streetStylesAt, styleOf } from './street-styles.ts'

type Street = MapStreets['streets'][number]

/** Draws streets below everything else, the small ones first, on this turn around the earth; returns what removes them. */
export function drawStreets(map: Leaflet, streets: readonly Street[], turn: number): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  pane.style.zIndex = '150'
  const renderer = canvas({ pane: PANE, padding: 0.3 })
  const group = layerGroup([], { pane: PANE }).addTo(map)
  const lines = new Map<string, [number, number][][]>()
  for (const { kind, polyline } of streets) {
    const line = (decodePolyline(polyline) ?? []).map(([latitude, longitude]): [number, number] => [
      latitude,
      longitude + turn,
    ])
    const style = styleOf(kind)
    const alike = lines.get(style)
    if (alike) alike.push(line)
    else lines.set(style, [line])
  }
  let drawnZoom = map.getZoom()
  const draw = () => {
    group.clearLayers()
    drawnZoom = map.getZoom()
    // All edges first, so that streets are open to each other where they meet.
    for (const part of ['edge', 'width'] as const)
      for (const { name, colour, dash, ...widths } of streetStylesAt(drawnZoom)) {
        const weight = widths[part]
        if (weight === 0) continue
        const color = colourOf(pane, part === 'edge' ? '--map-street-edge' : colour)
        const look = { color, weight, dashArray: dash, renderer, interactive: false, pane: PANE }
        group.addLayer(polyline(lines.get(name) ?? [], { ...look, smoothFactor: 1.5 }))
      }
  }
  draw()
  const zoomed = () => {
    if (map.getZoom() !== drawnZoom) draw()
  }
  map.on('zoomend', zoomed)
  const stop = whenColoursChange(draw)
  return () => {
    map.off('zoomend', zoomed)
    stop()
    group.remove()
    renderer.remove()
  }
}

const PANE = 'streets'
