import { type LayerGroup, type Map as Leaflet, layerGroup } from 'leaflet'

/** Fills a group of layers now, and anew when the map has moved; returns what removes it. */
export function onView(map: Leaflet, fill: (group: LayerGroup) => void): () => void {
  const group = layerGroup().addTo(map)
  const draw = () => {
    group.clearLayers()
    fill(group)
  }
  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    group.remove()
  }
}
