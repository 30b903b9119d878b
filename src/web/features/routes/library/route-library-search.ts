import { MAX_ROUTE_NAME } from '../route-name.ts'

/** What the address of the route library says beside its page: what the names are searched for. */
export type RouteLibrarySearch = { search?: string }

export function routeLibrarySearch({ search }: Record<string, unknown>): RouteLibrarySearch {
  // A router reads a search of digits as a number.
  const written = typeof search === 'string' || typeof search === 'number' ? String(search).trim() : ''
  return written === '' ? {} : { search: written.slice(0, MAX_ROUTE_NAME) }
}
