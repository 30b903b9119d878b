import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Turn } from '#domain/routes/turn.ts'
import { call } from '../../../lib/api.ts'
import { CopyUrl } from '../../workouts/share/copy-url.tsx'
import { ShareButton } from '../../workouts/share/dialog/share-button.tsx'
import { PrintButton } from '../../workouts/share/print-button.tsx'
import { lineOf } from '../line-of.ts'
import { RouteMap } from '../map/route-map.tsx'
import { RouteDrawing } from '../shape/route-drawing.tsx'
import type { SharedRoute } from '../share/shared-route.ts'
import { RouteDownloads } from './route-downloads.tsx'

type Shown = { route: SharedRoute; unit: 'kilometers' | 'miles' }

/** What is read beside the map: loaded with the page, or later. */
export type RouteParts = {
  Head: ComponentType<Shown>
  Heights: ComponentType<Shown & { pointing: number | undefined; onPoint: (metres: number | undefined) => void }>
  Facts: ComponentType<Shown>
  Turns: ComponentType<{ turns: readonly Turn[]; unit: Shown['unit']; onPoint: (metres: number) => void }>
}

/** A route in full: its author and figures, its map and heights, its files, and `own` for its athlete. */
export function RouteView({
  parts: { Head, Heights, Facts, Turns },
  actions,
  own,
  ...shown
}: Shown & {
  parts: RouteParts
  /** More buttons. */
  actions?: ReactNode
  own?: ReactNode
}) {
  const { route, unit } = shown
  const { id, is_private, name, latitude, longitude, route_data } = route
  const line = useMemo(() => lineOf(route), [route])
  const routes = useMemo(() => (line ? [{ id, line, chosen: true }] : []), [id, line])
  const [pointing, setPointing] = useState<number>()
  const readStreets = useCallback(
    (bbox: string, signal: AbortSignal) => call('get /api/routes/{id}/streets', { id, bbox }, undefined, signal),
    [id],
  )
  const { turns } = route_data
  const label = `Map of ${name}`
  return (
    <article className="pt-8 pb-16 md:pt-10">
      <Head {...shown} />
      <RouteMap
        label={label}
        className="mt-8 h-[500px] md:h-[600px]"
        placeholder={line && <RouteDrawing line={line} label={label} />}
        center={[latitude, longitude]}
        zoom={15}
        fit={line}
        routes={routes}
        start={[latitude, longitude]}
        wheelZooms={false}
        marks={unit}
        pointing={pointing}
        onPoint={setPointing}
        attribution={attributionOf(route)}
        notice={line ? undefined : 'The line of this route cannot be drawn: what was saved of it is damaged.'}
        readStreets={readStreets}
      />
      <div className="gutter mt-8 print:break-inside-avoid">
        <Heights {...shown} pointing={pointing} onPoint={setPointing} />
      </div>
      <div className="mt-6 flex flex-wrap items-end gap-3 gutter print:hidden">
        <RouteDownloads route={route} />
        <ShareButton shared={{ what: 'route', name, path: `/route/${id}`, is_private }} />
        <CopyUrl />
        <PrintButton />
        {actions}
      </div>
      <div className="gutter mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <Facts {...shown} />
        {turns && <Turns turns={turns} unit={unit} onPoint={setPointing} />}
        {own && <div className="print:hidden">{own}</div>}
      </div>
    </article>
  )
}

/** Whom the map names for the line. Invented streets say so instead. */
function attributionOf({ route_data: { source } }: SharedRoute): string | undefined {
  return source?.is_invented ? 'Invented streets' : source?.attribution
}
