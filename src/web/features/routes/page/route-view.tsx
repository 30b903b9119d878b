import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { pointsOf } from '#domain/routes/route-line.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { call } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { Figure } from '../../../ui/heading.tsx'
import { CopyUrl } from '../../workouts/share/copy-url.tsx'
import { ShareButton } from '../../workouts/share/dialog/share-button.tsx'
import { PrintButton } from '../../workouts/share/print-button.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import { sportOfActivity } from '../activity-sport.ts'
import { ElevationProfile } from '../elevation/elevation-profile.tsx'
import { TurnTable } from '../generator/result/turn-table.tsx'
import { RouteMap } from '../map/route-map.tsx'
import { routeClimb, routeLength } from '../route-figures.ts'
import { RouteDrawing } from '../shape/route-drawing.tsx'
import { lineOf, type SharedRoute } from '../share/shared-route.ts'
import { RouteDownloads } from './route-downloads.tsx'
import { RouteFacts } from './route-facts.tsx'

/** A route in full: its author and figures, its map and heights, its files, and `own` for its athlete. */
export function RouteView({
  route,
  unit,
  actions,
  own,
}: {
  route: SharedRoute
  unit: 'kilometers' | 'miles'
  /** More buttons. */
  actions?: ReactNode
  own?: ReactNode
}) {
  const { id, is_private, name, latitude, longitude, distance, activity_type, route_data, user, created_at } = route
  const line = useMemo(() => lineOf(route), [route])
  const points = useMemo(() => (line ? pointsOf(route_data) : []), [line, route_data])
  const routes = useMemo(() => (line ? [{ id, line, chosen: true }] : []), [id, line])
  const [pointing, setPointing] = useState<number>()
  const readStreets = useCallback(
    (bbox: string, signal: AbortSignal) => call('get /api/routes/{id}/streets', { id, bbox }, undefined, signal),
    [id],
  )
  const sport = sportOfActivity(activity_type)
  const climb = routeClimb(route, unit)
  const kinds = [sportOf(sport).label, route_data.label && labels[route_data.label]].filter(Boolean)
  const label = `Map of ${name}`
  return (
    <article className="pt-8 pb-16 md:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 gutter">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-page [overflow-wrap:anywhere]">{name}</h1>
          <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
            <SportMark sport={sport} />
            <span>{kinds.join(', ')}</span>
          </p>
          <p className="mt-1 text-ink-2">
            By: <span className="font-[540] text-ink">{user.full_name}</span>,{' '}
            <time dateTime={created_at}>{formatDay(created_at)}</time>
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label="Kilometers" value={routeLength(distance, 'kilometers')} />
          <Figure label="Miles" value={routeLength(distance, 'miles')} />
          {climb && <Figure label="Climb" value={climb.replace(/ up$/, '')} />}
        </dl>
      </header>
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
        <ElevationProfile {...{ points, unit, climb, pointing }} onPoint={setPointing} />
      </div>
      <div className="mt-6 flex flex-wrap items-end gap-3 gutter print:hidden">
        <RouteDownloads route={route} />
        <ShareButton shared={{ what: 'route', name, path: `/route/${id}`, is_private }} />
        <CopyUrl />
        <PrintButton />
        {actions}
      </div>
      <div className="gutter mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <RouteFacts route={route} unit={unit} />
        {route_data.turns && <TurnTable turns={route_data.turns} unit={unit} onPoint={setPointing} />}
        {own && <div className="print:hidden">{own}</div>}
      </div>
    </article>
  )
}

const labels = { loop: 'loop', lollipop: 'lollipop', 'out-and-back': 'out and back' } as const

/** Whom the map names for the line. Invented streets say so instead. */
function attributionOf({ route_data: { source } }: SharedRoute): string | undefined {
  return source?.is_invented ? 'Invented streets' : source?.attribution
}
