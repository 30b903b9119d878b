import { PAGE_SIZE } from '#contracts/paging.ts'
import type { Route } from '#contracts/routes.ts'
import * as contracts from '#contracts/routes.ts'
import { NewRoute } from '#domain/routes/check-route.ts'
import type { ReadRoute } from '#domain/routes/files/read-gpx.ts'
import { routeFormatOf } from '#domain/routes/files/registry.ts'
import { canHideEnds, TOO_SHORT_TO_HIDE } from '#domain/routes/public-form.ts'
import { pointsOf } from '#domain/routes/route-line.ts'
import type { Database } from '../db/database.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { jsonText } from '../http/endpoint/json-text.ts'
import { parse } from '../http/endpoint/parse.ts'
import { type Api, type Caller, serve } from '../http/endpoint/serve.ts'
import { limitUnderWay } from '../http/limits/under-way.ts'
import { Problem } from '../http/refusals/problem.ts'
import { downloadAnswer } from '../workouts/files/answer.ts'
import type { FileReading } from '../workouts/files/reading.ts'
import { createLibraryLimit } from '../workouts/library-limit.ts'
import { DELETED_WORKOUT_DAYS } from '../workouts/store.ts'
import { newRouteOf } from './imported-route.ts'
import { type RouteArea, routeArea } from './route-area.ts'
import type { RouteReader } from './route-reader.ts'
import { isWrittenInThread, type RouteWriter } from './route-writer.ts'
import { routeToJson, type ShownRoute, shownTo } from './shown-route.ts'
import { changeRoute, countRoutes, deleteRoute, insertRoute, listRoutes, restoreRoute } from './store.ts'

/** Largest number of routes of an athlete, including deleted ones until they are purged. */
export const MAX_ROUTES = 2_000

const LIBRARY_FULL = `A library holds ${MAX_ROUTES.toLocaleString('en')} routes, and yours is full. Delete some that you do not need; a deleted route counts for ${DELETED_WORKOUT_DAYS} days more.`

const NO_SUCH_ROUTE = 'There is no such route. It may have been deleted, or be private.'

/**
 * Most long routes that are written or wait at the same time for one athlete, or for strangers at one address: one thread
 * writes the files of everyone, and takes up to a second for one of 20,000 points.
 */
const MAX_DOWNLOADS_UNDER_WAY = 4
const STILL_WRITING = `${MAX_DOWNLOADS_UNDER_WAY} files are still being written for you. Download this one after them.`

type AreaOf = (id: string, caller: Caller | null) => Promise<RouteArea>

type Parts = {
  db: Database
  readRoute: RouteReader
  now: () => Date
  files: FileReading
  writeRoute: RouteWriter
  addressOf: ClientAddress
}

/**
 * Mounts the saved routes of athletes, each of which anybody who has its id can read unless it is private. Returns what
 * finds where a route lies, for those who may see it.
 */
export function mountRoutes(api: Api, { db, readRoute, now, files, writeRoute, addressOf }: Parts): { areaOf: AreaOf } {
  const { thread, countFile, withinLimit } = files
  const withinDownloads = limitUnderWay<string>(MAX_DOWNLOADS_UNDER_WAY, STILL_WRITING)
  const inRoom = createLibraryLimit((athlete) => countRoutes(db, athlete), MAX_ROUTES)
  const found = async (id: string, caller: Caller | null) => {
    const read = await readRoute(id, caller)
    if (!read) throw new Problem('not-found', NO_SUCH_ROUTE)
    return read
  }
  const shown = async (id: string, caller: Caller | null): Promise<ShownRoute> => {
    const { shown } = await found(id, caller)
    return shown
  }
  const own = async (id: string, caller: Caller): Promise<ShownRoute> => {
    const read = await readRoute(id, caller)
    if (!read?.shown.isMine) throw new Problem('not-found', 'You have no such route. It may have been deleted.')
    return read.shown
  }
  const save = async (caller: Caller, route: NewRoute) => {
    const saved = await inRoom(caller.id, () => insertRoute(db, caller.id, route, now()))
    const shownToAuthor = saved && shownTo(saved, caller)
    if (!shownToAuthor) throw new Problem('library-full', LIBRARY_FULL)
    return routeToJson(shownToAuthor)
  }

  serve(api, contracts.listRoutes, async ({ caller, query: { page = 1, search } }) => {
    const { data, totalCount } = await listRoutes(db, caller.id, page, search)
    const totalPages = Math.ceil(totalCount / PAGE_SIZE)
    const pagination = { totalCount, pageSize: PAGE_SIZE, currentPage: page, totalPages }
    const routes = data.flatMap((row) => shownTo(row, caller) ?? []).map((route) => routeToJson(route).json)
    return jsonText(`{"data":[${routes.join(',')}],"pagination":${JSON.stringify(pagination)}}`)
  })

  serve(api, contracts.readRoute, async ({ caller, params }) => {
    const route = await shown(params.id, caller)
    return routeToJson(route, route.isMine ? { mine: true } : {})
  })

  serve(api, contracts.createRoute, async ({ caller, body }) => save(caller, body))

  serve(api, contracts.updateRoute, async ({ caller, params: { id }, body }) => {
    if (body.hides_ends) {
      const points = pointsOf(JSON.parse((await own(id, caller)).route_data))
      if (!canHideEnds(points.map(({ place }) => place)))
        throw new Problem('invalid', TOO_SHORT_TO_HIDE, { fields: { hides_ends: TOO_SHORT_TO_HIDE } })
    }
    await changeRoute(db, caller.id, id, body)
    return routeToJson(await own(id, caller))
  })

  serve(api, contracts.deleteRoute, async ({ caller, params: { id } }) => {
    if (!(await deleteRoute(db, caller.id, id, now())))
      throw new Problem('not-found', 'You have no such route. It may have been deleted.')
    return {}
  })

  serve(api, contracts.restoreRoute, async ({ caller, params: { id } }) => {
    if (!(await restoreRoute(db, caller.id, id, now())))
      throw new Problem(
        'not-found',
        `You have no such route. A deleted one can be restored for ${DELETED_WORKOUT_DAYS} days.`,
      )
    return routeToJson(await own(id, caller))
  })

  serve(api, contracts.downloadRoute, async ({ caller, params, query: { format }, context }) => {
    const route = await shown(params.id, caller)
    const write = () => writeRoute(route, format)
    const asker = caller?.id ?? addressOf(context)
    const bytes = await (isWrittenInThread(route) ? withinDownloads(asker, write) : write())
    return downloadAnswer(routeFormatOf(format), route.name, bytes)
  })

  serve(api, contracts.importRoute, async ({ caller, query: { name, activity_type }, file }) => {
    countFile(caller.id)
    const read = await withinLimit(caller.id, () =>
      thread<ReadRoute>('./route.ts', 'readRouteFile', { bytes: file, name, activity: activity_type }),
    )
    if (!read.ok) throw new Problem('invalid', read.reason)
    const saved = await save(caller, parse(NewRoute, newRouteOf(read)))
    return jsonText<{ route: Route; losses: string[] }>(
      `{"route":${saved.json},"losses":${JSON.stringify(read.losses)}}`,
    )
  })

  return {
    async areaOf(id, caller) {
      const { row, shown } = await found(id, caller)
      return routeArea(row, shown)
    },
  }
}
