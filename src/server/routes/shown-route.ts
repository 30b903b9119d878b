import type { Route } from '#contracts/routes.ts'
import { withoutEnds } from '#domain/routes/public-form.ts'
import { type JsonText, jsonText } from '../http/endpoint/json-text.ts'
import { createRecent } from '../loops/recent.ts'
import type { RouteRow } from './store.ts'

/** Lines without their ends that are kept in memory; the longest has half a megabyte. */
const MAX_KEPT = 30

declare const shown: unique symbol

/** A route with what one caller may see of it. Everything that is made of a route for somebody takes this. */
export type ShownRoute = RouteRow & { isMine: boolean; readonly [shown]: true }

/**
 * What a caller may see of a route: its athlete all of it, anybody else nothing of a private one and not the ends of one
 * that hides them. Undefined if nothing.
 */
export function shownTo(row: RouteRow, caller: { id: string } | null): ShownRoute | undefined {
  if (row.athlete_id === caller?.id) return { ...row, isMine: true } as ShownRoute
  if (row.is_private) return undefined
  if (!row.hides_ends) return { ...row, isMine: false } as ShownRoute
  const visible = lately.get(row.id, () => visibleOf(row))
  return visible && ({ ...row, ...visible, isMine: false } as ShownRoute)
}

type Visible = Pick<RouteRow, 'latitude' | 'longitude' | 'distance' | 'route_data'>

/** Cutting a long line takes tens of milliseconds. The data of a route never change, only its name and who may see it. */
const lately = createRecent<Visible | undefined>(MAX_KEPT)

function visibleOf(row: RouteRow): Visible | undefined {
  const visible = withoutEnds({ ...row, route_data: JSON.parse(row.route_data) })
  return visible && { ...visible, route_data: JSON.stringify(visible.route_data) }
}

/** A route as JSON for the API; its stored data is inserted as it is. `mine` says that the caller owns it. */
export function routeToJson(route: ShownRoute, more: { mine?: true } = {}): JsonText<Route & { mine?: true }> {
  const { athlete_id: _, author, isMine: __, route_data, created_at, ...fields } = route
  const rest = {
    ...fields,
    elevation: null,
    created_at: created_at.toISOString(),
    user: { full_name: author },
    ...more,
  }
  return jsonText(`${JSON.stringify(rest).slice(0, -1)},"route_data":${route_data}}`)
}
