import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserFetch, call } from '../../lib/api.ts'

/** The cache key of all routes; a save or a deletion invalidates it. */
export const everyRoute = ['routes'] as const
export const everyRoutePage = [...everyRoute, 'page'] as const

/** A page of the athlete's own routes, of all or of those whose name contains the search; the page before stays in view until the next has arrived. */
export function routePageQuery(page: number, search = '') {
  return queryOptions({
    queryKey: [...everyRoutePage, page, search],
    queryFn: ({ signal }) => call('get /api/routes', { page, ...(search && { search }) }, browserFetch, signal),
    placeholderData: keepPreviousData,
  })
}

/** One route of any athlete, as the athlete of this page may see it. */
export function routeQuery(id: string) {
  return queryOptions({
    queryKey: [...everyRoute, 'one', id],
    queryFn: ({ signal }) => call('get /api/routes/{id}', { id }, browserFetch, signal),
  })
}
