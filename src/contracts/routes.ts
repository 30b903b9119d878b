import { NewRoute } from '#domain/routes/check-route.ts'
import { routeFormats } from '#domain/routes/files/registry.ts'
import { RouteChange, RouteData } from '#domain/routes/route.ts'
import { sportIds } from '#domain/sports/registry.ts'
import { activityIds } from '#domain/streets/activity.ts'
import { endpoint, z } from './endpoint.ts'
import { PageQuery, pageOf } from './paging.ts'
import { FILES_ARE_BUSY } from './workouts.ts'

const Id = z.object({ id: z.uuid() })

export const Route = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Where it starts. */
    latitude: z.number(),
    longitude: z.number(),
    /** In metres. */
    distance: z.number(),
    elevation: z.null(),
    /** Routes are planned for two activities; a reader should know the sports too. */
    activity_type: z.enum([...activityIds, ...sportIds]),
    route_data: RouteData,
    /** Nobody but its athlete can open it. */
    is_private: z.boolean(),
    /** Search engines may list its page. */
    is_listed: z.boolean(),
    /** Its first and last 200 m are for its athlete alone. */
    hides_ends: z.boolean(),
    created_at: z.iso.datetime(),
    user: z.object({ full_name: z.string() }),
  })
  .openapi('Route')
export type Route = z.infer<typeof Route>

const LIBRARY_FULL = 'The library holds as many routes as it can (`library-full`).'
const NOT_FOUND = 'There is no such route, or it is private.'
const NOT_YOURS = 'You have no such route.'

export const listRoutes = endpoint({
  method: 'get',
  path: '/api/routes',
  summary: 'Your routes, ten a page, the newest first',
  allowedFor: 'athlete',
  query: PageQuery,
  output: pageOf(Route),
})

export const readRoute = endpoint({
  method: 'get',
  path: '/api/routes/{id}',
  summary:
    'One route, for anyone who has its id, unless it is private; if its ends are hidden, without its first and last 200 m',
  allowedFor: 'either',
  params: Id,
  /** `mine` is there for the athlete whose route it is, and for nobody else. */
  output: Route.extend({ mine: z.literal(true).optional() }),
  refusals: { 404: NOT_FOUND },
})

export const createRoute = endpoint({
  method: 'post',
  path: '/api/routes',
  summary: 'Save a route; `route_data` is a loop as /api/directions answers it',
  allowedFor: 'athlete',
  body: NewRoute,
  output: Route,
  refusals: { 409: LIBRARY_FULL },
})

export const updateRoute = endpoint({
  method: 'put',
  path: '/api/routes/{id}',
  summary: 'Change the name of a route of yours, and what others see of it; what is left out stays',
  allowedFor: 'athlete',
  params: Id,
  body: RouteChange,
  output: Route,
  refusals: { 404: NOT_YOURS },
})

export const deleteRoute = endpoint({
  method: 'delete',
  path: '/api/routes/{id}',
  summary: 'Delete a route of yours; for 30 days it can be restored',
  allowedFor: 'athlete',
  params: Id,
  output: z.object({}),
  refusals: { 404: NOT_YOURS },
})

export const restoreRoute = endpoint({
  method: 'post',
  path: '/api/routes/{id}/restore',
  summary: 'Bring back a route that you deleted less than 30 days ago, as it was and under its id',
  allowedFor: 'athlete',
  params: Id,
  output: Route,
  refusals: { 404: 'You have no such route, or it was deleted more than 30 days ago.' },
})

export const downloadRoute = endpoint({
  method: 'get',
  path: '/api/routes/{id}/file',
  summary: 'A route as a course for a watch or a map, with the part of it that the caller may see',
  allowedFor: 'either',
  params: Id,
  query: z.object({ format: z.enum(routeFormats.map(({ id }) => id)) }),
  output: z.string().openapi({ format: 'binary' }),
  produces: routeFormats.map(({ mime }) => mime),
  refusals: { 404: NOT_FOUND, 503: FILES_ARE_BUSY },
})

/** Largest file that a route is read from: a day of one point a second. */
const MAX_FILE_BYTES = 5_000_000

export const importRoute = endpoint({
  method: 'post',
  path: '/api/routes/import',
  summary: 'Save the longest track of a GPX file as a route, and learn what of the file could not be kept',
  allowedFor: 'athlete',
  query: z.object({
    /** The file's name, for a track without one. */
    name: z.string().max(300, 'A file name has at most 300 characters.').optional(),
    /** What it is for; by default what the file says, else walking and running. */
    activity_type: z.enum(activityIds).optional(),
  }),
  file: { description: 'The GPX file as it is, whatever its type is said to be.', maxBytes: MAX_FILE_BYTES },
  output: z.object({ route: Route, losses: z.array(z.string()) }),
  refusals: { 409: LIBRARY_FULL, 503: FILES_ARE_BUSY },
})
