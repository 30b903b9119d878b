import { canvas, type Map as Leaflet, layerGroup, polyline } from 'leaflet'
import { decodePolyline } from '#domain/polyline/polyline.ts'
import type { MapStreets } from '../map-props.ts'
import { colourOf, whenColoursChange } from './colours.ts'

type Street = MapStreets['streets'][number]

/** Draws streets below everything else, the small ones first, on this turn around the earth; returns what removes them. */
export function drawStreets(map: Leaflet, streets: readonly Street[], turn: number): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  pane.style.zIndex = '150'
  const renderer = canvas({ pane: PANE, padding: 0.3 })
  const group = layerGroup([], { pane: PANE }).addTo(map)
  const lines = new Map(styles.map(({ name }) => [name, [] as [number, number][][]]))
  for (const { kind, polyline } of streets) {
    const line = decodePolyline(polyline) ?? []
    lines.get(styleOf(kind))?.push(line.map(([latitude, longitude]) => [latitude, longitude + turn]))
  }
  const draw = () => {
    group.clearLayers()
    // All edges first, so that streets are open to each other where they meet.
    for (const part of ['edge', 'fill'] as const)
      for (const { name, width, edge, colour, dash } of styles) {
        const weight = part === 'edge' ? edge : width
        if (weight === 0) continue
        const color = colourOf(pane, part === 'edge' ? '--map-street-edge' : colour)
        const look = { color, weight, dashArray: dash, renderer, interactive: false, pane: PANE }
        group.addLayer(polyline(lines.get(name) ?? [], { ...look, smoothFactor: 1.5 }))
      }
  }
  draw()
  const stop = whenColoursChange(draw)
  return () => {
    stop()
    group.remove()
    renderer.remove()
  }
}

const PANE = 'streets'

/** How streets are drawn, the small ones first: the width in pixels, and that with the edge around it. */
const styles = [
  { name: 'path', width: 1.5, edge: 0, colour: '--map-path', dash: '4 3' },
  { name: 'service', width: 2, edge: 0, colour: '--map-street', dash: undefined },
  { name: 'street', width: 4, edge: 5.5, colour: '--map-street', dash: undefined },
  { name: 'through', width: 6, edge: 7.5, colour: '--map-street', dash: undefined },
  { name: 'main', width: 8, edge: 10, colour: '--map-street', dash: undefined },
] as const

function styleOf(kind: Street['kind']): (typeof styles)[number]['name'] {
  switch (kind) {
    case 'path':
    case 'footway':
    case 'steps':
    case 'track':
    case 'cycleway':
      return 'path'
    case 'service':
      return 'service'
    case 'tertiary':
    case 'secondary':
      return 'through'
    case 'primary':
    case 'trunk':
      return 'main'
    default:
      return 'street'
  }
}
