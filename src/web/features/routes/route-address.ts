import type { RouteFormatId } from '#domain/routes/files/registry.ts'

/** The path of a route's page inside the dashboard. */
export function routeAddress(id: string): string {
  return `/dashboard/route/${id}`
}

/** The public URL of a route. */
export function routeUrl(origin: string, id: string): string {
  return `${origin}/route/${id}`
}

/** The path of a route's file. */
export function routeFileAddress(id: string, format: RouteFormatId): string {
  return `/api/routes/${id}/file?format=${format}`
}

/** The path of the page that plans routes. */
export const ROUTE_GENERATOR: string = '/dashboard/route-generator'
