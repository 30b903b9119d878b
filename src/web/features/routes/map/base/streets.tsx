import type { Map as Leaflet } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { call } from '../../../../lib/api.ts'
import { CallError } from '../../../../lib/call-error.ts'
import type { MapStreets, RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'
import { boxAround, isWithin, type StreetBox } from './street-box.ts'
import { drawStreets } from './street-lines.ts'

type Source = NonNullable<MapStreets['source']>

export type StreetsState =
  | { kind: 'loading' | 'too-wide' | 'empty' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'drawn'; source: Source; truncated: boolean }

/** The streets of this server, drawn where tiles do not load. */
export function Streets({
  map,
  start,
  readStreets,
  onState,
}: {
  map: Leaflet
  start: Place | undefined
  readStreets: RouteMapProps['readStreets']
  onState: (state: StreetsState) => void
}) {
  const from = start?.join()
  const latest = useLatest({
    read:
      readStreets ??
      ((bbox: string, signal: AbortSignal) =>
        call('get /api/streets', { bbox, ...(from !== undefined && { start: from }) }, undefined, signal)),
    onState,
  })
  const drawn = useRef<Drawn>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: from another start, loops are planned on other streets.
  useEffect(() => {
    let asking = new AbortController()
    const look = async () => {
      const box = boxAround(map.getBounds())
      if (!box) return latest.current.onState({ kind: 'too-wide' })
      const { current: known } = drawn
      if (known?.isCurrent && isWithin(map.getBounds(), known.box)) return latest.current.onState(known.state)
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      if (!known) latest.current.onState({ kind: 'loading' })
      try {
        const { streets, source, truncated } = await latest.current.read(box.written, signal)
        if (signal.aborted) return
        const state: StreetsState =
          source && streets.length > 0 ? { kind: 'drawn', source, truncated } : { kind: 'empty' }
        drawn.current?.remove()
        drawn.current = { box, state, isCurrent: !truncated, remove: drawStreets(map, streets, box.turn) }
        latest.current.onState(state)
      } catch (error) {
        if (signal.aborted) return
        const sentence = error instanceof CallError ? error.message : 'Try again in a moment.'
        latest.current.onState({ kind: 'failed', sentence })
      }
    }
    void look()
    map.on('moveend', look)
    addEventListener('online', look)
    return () => {
      map.off('moveend', look)
      removeEventListener('online', look)
      asking.abort()
      // They stay until others are there.
      if (drawn.current) drawn.current.isCurrent = false
    }
  }, [map, latest, from])
  useEffect(
    () => () => {
      drawn.current?.remove()
      drawn.current = undefined
    },
    [],
  )
  return null
}

/** The streets on the map, and the box that they were read for. */
type Drawn = { box: StreetBox; state: StreetsState; isCurrent: boolean; remove: () => void }
