import type { Map as Leaflet } from 'leaflet'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Scan from 'lucide-react/icons/scan'
import { type ReactNode, useEffect, useState } from 'react'
import type { RouteMapProps } from './map-props.ts'
import { showPlaces } from './use-view.ts'

/** The buttons of a map: closer, further, and back to the route. */
export function MapControls({ map, fit, covered }: { map: Leaflet } & Pick<RouteMapProps, 'fit' | 'covered'>) {
  const [zoom, setZoom] = useState(map.getZoom())
  useEffect(() => {
    const changed = () => setZoom(map.getZoom())
    map.on('zoomend', changed)
    return () => {
      map.off('zoomend', changed)
    }
  }, [map])
  return (
    <div
      className="absolute top-3 end-3 z-[800] grid divide-y divide-line overflow-hidden rounded-control bg-raised shadow-2 print:hidden"
      style={{ marginTop: covered?.top, marginRight: covered?.right }}
    >
      <Control label="Zoom in" icon={<Plus />} disabled={zoom >= map.getMaxZoom()} onClick={() => map.zoomIn()} />
      <Control label="Zoom out" icon={<Minus />} disabled={zoom <= map.getMinZoom()} onClick={() => map.zoomOut()} />
      {fit && fit.length > 0 && (
        <Control label="Show the whole route" icon={<Scan />} onClick={() => showPlaces(map, fit, covered)} />
      )}
    </div>
  )
}

function Control({
  label,
  icon,
  disabled = false,
  onClick,
}: {
  label: string
  icon: ReactNode
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center text-ink transition-colors -outline-offset-4 hover:bg-sunken aria-disabled:text-ink-3"
    >
      {icon}
    </button>
  )
}
