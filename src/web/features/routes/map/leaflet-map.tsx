import 'leaflet/dist/leaflet.css'
import './map.css'
import type { Map as Leaflet } from 'leaflet'
import { useId, useMemo, useState } from 'react'
import { useSite } from '../../../lib/site.ts'
import { Streets, type StreetsState } from './base/streets.tsx'
import type { TilesState } from './base/tile-tally.ts'
import { Tiles } from './base/tiles.tsx'
import { MapControls } from './controls.tsx'
import { MapCredits } from './credits.tsx'
import { measureLine } from './geometry/measured-line.ts'
import { Arrows } from './layers/arrows.tsx'
import { Handle } from './layers/handle.tsx'
import { Marks } from './layers/marks.tsx'
import { Pointer } from './layers/pointer.tsx'
import { RouteLine } from './layers/route-line.tsx'
import { Start } from './layers/start.tsx'
import { Via } from './layers/via.tsx'
import type { RouteMapProps } from './map-props.ts'
import { mapSentence } from './map-words.ts'
import { useLeaflet } from './use-leaflet.ts'
import { useView } from './use-view.ts'

/** The map itself: what a browser loads when it is shown. */
export function LeafletMap(props: Omit<RouteMapProps, 'className' | 'placeholder'>) {
  const { label, routes = [], vias = [], start, marks, attribution, notice } = props
  const { tilesUrl, tilesAttribution } = useSite().map
  const hintId = useId()
  const { element, map } = useLeaflet(props)
  const [tiles, setTiles] = useState<TilesState>(tilesUrl === undefined ? 'off' : 'loading')
  const [streets, setStreets] = useState<StreetsState>({ kind: 'loading' })
  const chosen = routes.find((route) => route.chosen)
  const line = chosen?.line
  const measured = useMemo(() => (line && line.length > 1 ? measureLine(line) : undefined), [line])
  const drawsStreets = tiles === 'off' || tiles === 'failing' || tiles === 'patchy'
  const sentence = mapSentence({ tiles, streets, notice })
  const credits = [
    attribution,
    ...(tiles === 'shown' || tiles === 'patchy' ? [tilesAttribution] : []),
    ...(drawsStreets && streets.kind === 'drawn' ? [streets.source.attribution] : []),
  ]
  return (
    <div className="flex h-full flex-col">
      {/* One element for its whole life, so that a change is read out. Above the map, so that it covers nothing of it. */}
      <p role="status" className={sentence ? 'border-line border-b bg-raised px-4 py-2 text-small' : 'sr-only'}>
        {sentence}
      </p>
      <div className="relative min-h-0 flex-1">
        <div
          ref={element}
          role="application"
          aria-roledescription="map"
          aria-label={label}
          aria-describedby={hintId}
          className="absolute inset-0"
        />
        <p id={hintId} className="sr-only">
          Arrow keys move the map, plus and minus zoom.
        </p>
        {map && (
          <>
            <View map={map} {...props} />
            {tilesUrl !== undefined && <Tiles map={map} url={tilesUrl} onState={setTiles} />}
            {drawsStreets && <Streets map={map} start={start} readStreets={props.readStreets} onState={setStreets} />}
            {routes.map(({ id, line, chosen }) => (
              <RouteLine key={id} {...{ map, id, line, chosen }} onChoose={props.onChoose} />
            ))}
            {measured && <Arrows map={map} line={measured} />}
            {measured && marks && <Marks map={map} line={measured} unit={marks} />}
            <Handle {...props} map={map} line={measured} vias={vias} />
            {measured && props.pointing !== undefined && <Pointer map={map} line={measured} metres={props.pointing} />}
            {start && <Start map={map} place={start} onMove={props.onPickStart} />}
            {vias.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the order.
              <Via key={index} {...props} {...{ map, index, place }} count={vias.length} />
            ))}
            <MapControls map={map} fit={props.fit} covered={props.covered} />
          </>
        )}
        <MapCredits credits={credits} />
      </div>
    </div>
  )
}

function View({ map, ...props }: { map: Leaflet } & RouteMapProps) {
  useView(map, props)
  return null
}
