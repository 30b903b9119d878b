import { type Map as Leaflet, tileLayer } from 'leaflet'
import { useEffect } from 'react'
import { useLatest } from '../use-latest.ts'
import { createTileTally, type TilesState } from './tile-tally.ts'

/** The tiles of a map. Says whether they load. */
export function Tiles({ map, url, onState }: { map: Leaflet; url: string; onState: (state: TilesState) => void }) {
  const latest = useLatest(onState)
  useEffect(() => {
    // Public servers of tiles refuse those who do not say where they are shown.
    const layer = tileLayer(url, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' })
    const tally = createTileTally()
    let known: TilesState | undefined
    const tell = () => {
      const state = tally.state()
      if (state !== known) latest.current(state)
      known = state
    }
    let patience: ReturnType<typeof setTimeout> | undefined
    layer.on('loading', () => {
      tally.begin()
      clearTimeout(patience)
      patience = setTimeout(() => {
        tally.late()
        tell()
      }, PATIENCE_MS)
    })
    layer.on('tileload', () => {
      tally.loaded()
      tell()
    })
    layer.on('tileerror', () => {
      tally.failed()
      tell()
    })
    layer.addTo(map)
    return () => {
      clearTimeout(patience)
      layer.remove()
    }
  }, [map, url, latest])
  return null
}

/** After this long without any tile, the streets are drawn. */
const PATIENCE_MS = 4_000
