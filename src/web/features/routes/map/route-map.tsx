import { CatchBoundary, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Loading } from '../../../ui/loading.tsx'
import type { RouteMapProps } from './map-props.ts'

// Leaflet is the largest script of the product: it is loaded when a map is shown, and no page waits for it.
const LeafletMap = lazy(() => import('./leaflet-map.tsx').then((file) => ({ default: file.LeafletMap })))

/** A map with routes, and with everything that is done on it. `RouteMapProps` says what it takes. */
export function RouteMap({ className = '', placeholder, ...props }: RouteMapProps) {
  const inBrowser = useHydrated()
  const waiting = placeholder ? (
    <>
      {placeholder}
      {inBrowser && (
        <p role="status" className="sr-only">
          Loading the map
        </p>
      )}
    </>
  ) : (
    <Loading label="Loading the map" className="h-full" />
  )
  return (
    <section aria-label={props.label} className={`relative isolate overflow-hidden bg-map-ground ${className}`}>
      <CatchBoundary getResetKey={() => props.label} errorComponent={() => <MapFailed placeholder={placeholder} />}>
        <Suspense fallback={waiting}>{inBrowser ? <LeafletMap {...props} /> : waiting}</Suspense>
      </CatchBoundary>
    </section>
  )
}

/** Shown when the map's script could not be loaded; the rest of the page works without it. */
function MapFailed({ placeholder }: Pick<RouteMapProps, 'placeholder'>) {
  return (
    <>
      {placeholder}
      <p role="status" className="absolute inset-x-3 bottom-3 rounded-control bg-raised px-3 py-2 text-small shadow-2">
        The map could not be loaded. Check your connection and reload the page.
      </p>
    </>
  )
}
