import type { Map as Leaflet } from 'leaflet'
import { useEffect } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { call } from '../../../../lib/api.ts'
import { CallError } from '../../../../lib/call-error.ts'
import type { MapStreets, RouteMapProps } from '../map-props.ts'
import { useLatest } from '../use-latest.ts'
import { boxAround, isWithin } from './street-box.ts'
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
  state,
  onState,
}: {
  map: Leaflet
  start: Place | undefined
  readStreets: RouteMapProps['readStreets']
  state: StreetsState
  onState: (state: StreetsState) => void
}) {
  const from = start?.join()
  const latest = useLatest({
    read:
      readStreets ??
      ((bbox: string, signal: AbortSignal) =>
        call('get /api/streets', { bbox, ...(from !== undefined && { start: from }) }, undefined, signal)),
    onState,
    state,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: from another start, loops are planned on other streets.
  useEffect(() => {
    let drawn: { box: ReturnType<typeof boxAround>; isWhole: boolean; remove: () => void } | undefined
    let asking = new AbortController()
    const look = async () => {
      const box = boxAround(map.getBounds())
      if (!box) return latest.current.onState({ kind: 'too-wide' })
      if (drawn?.box && drawn.isWhole && isWithin(map.getBounds(), drawn.box)) return
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      if (!drawn) latest.current.onState({ kind: 'loading' })
      try {
        const { streets, source, truncated } = await latest.current.read(box.written, signal)
        if (signal.aborted) return
        drawn?.remove()
        drawn = { box, isWhole: !truncated, remove: drawStreets(map, streets) }
        latest.current.onState(source && streets.length > 0 ? { kind: 'drawn', source, truncated } : { kind: 'empty' })
      } catch (error) {
        if (signal.aborted) return
        const sentence = error instanceof CallError ? error.message : 'Try again in a moment.'
        latest.current.onState({ kind: 'failed', sentence })
      }
    }
    void look()
    map.on('moveend', look)
    return () => {
      map.off('moveend', look)
      asking.abort()
      drawn?.remove()
    }
  }, [map, latest, from])
  return null
}
