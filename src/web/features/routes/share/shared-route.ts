import { notFound } from '@tanstack/react-router'
import { sportOf } from '#domain/sports/registry.ts'
import { browserFetch, call, type Fetch, type OutputOf } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { pageHead } from '../../../lib/page-head.ts'
import { sportOfActivity } from '../activity-sport.ts'
import { routeClimb, routeLength } from '../route-figures.ts'

export type SharedRoute = OutputOf<'get /api/routes/{id}'>

/** Fetches a route, for its page: throws `notFound()` when there is no such route. */
export async function sharedRoutePage(id: string, fetcher: Fetch | undefined = browserFetch): Promise<SharedRoute> {
  try {
    return await call('get /api/routes/{id}', { id }, fetcher)
  } catch (error) {
    throw isMissingRoute(error) ? notFound() : error
  }
}

/** Whether an error means that there is no such route: not found (404), or not an id (400). */
export function isMissingRoute(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** The head of a shared route's page, which link previews show. Search engines are kept out unless it is listed. */
export function sharedRouteHead(route: SharedRoute, publicUrl: string) {
  const { id, name, distance, activity_type, is_listed, user } = route
  const sport = sportOf(sportOfActivity(activity_type)).label
  const lengths = `${routeLength(distance, 'kilometers')} (${routeLength(distance, 'miles')})`
  const facts = [lengths, routeClimb(route, 'kilometers')].filter(Boolean).join(', ')
  const description = `${sport}: ${facts}. A route by ${user.full_name}.`
  const picture = { path: `/api/routes/${id}/picture.png`, alt: `${name} on a map. ${sport}: ${facts}` }
  const head = pageHead({ publicUrl }, { path: `/route/${id}`, title: name, description, type: 'article', picture })
  return is_listed ? head : { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}
