import { PAGE_SIZE } from '#contracts/paging.ts'
import * as contracts from '#contracts/workouts.ts'
import { SCHEMA_PATH, workoutFileSchema } from '#domain/exports/json/file.ts'
import { formatOf, formats } from '#domain/exports/registry.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/athlete-id.ts'
import type { Count } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import { type Api, serve } from '../http/serve.ts'
import { fileAnswer } from './file-answer.ts'
import { createFileReader } from './file-import.ts'
import {
  DELETED_WORKOUT_DAYS,
  deleteWorkout,
  insertWorkout,
  listWorkouts,
  readWorkout,
  replaceWorkout,
  restoreWorkout,
} from './store.ts'

type Parts = {
  db: Database
  now: () => Date
  after: (ms: number) => AbortSignal
  countImport: Count
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string
}

/** The library: an athlete's workouts, and each of them for whoever has its id. */
export function mountWorkouts(api: Api, { db, now, after, countImport, publicUrl }: Parts): void {
  const readFile = createFileReader(after)
  const read = async (id: string, reader?: AthleteId) => {
    const workout = await readWorkout(db, id, reader)
    if (!workout) throw new Problem('not-found', 'There is no such workout. It may have been deleted.')
    return workout
  }
  const notYours = () => new Problem('not-found', 'You have no such workout. It may have been deleted.')

  serve(api, contracts.listWorkouts, async ({ caller, query: { page = 1 } }) => {
    const { data, totalCount } = await listWorkouts(db, caller.id, {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    })
    const totalPages = Math.ceil(totalCount / PAGE_SIZE)
    return { data, pagination: { totalCount, pageSize: PAGE_SIZE, currentPage: page, totalPages } }
  })

  serve(api, contracts.readWorkout, ({ caller, params }) => read(params.id, caller?.id))

  serve(api, contracts.createWorkout, async ({ caller, body }) => read(await insertWorkout(db, caller.id, body, now())))

  serve(api, contracts.updateWorkout, async ({ caller, params, body }) => {
    if (!(await replaceWorkout(db, caller.id, params.id, body, now()))) throw notYours()
    return read(params.id)
  })

  serve(api, contracts.deleteWorkout, async ({ caller, params }) => {
    if (!(await deleteWorkout(db, caller.id, params.id, now()))) throw notYours()
    return {}
  })

  serve(api, contracts.restoreWorkout, async ({ caller, params }) => {
    if (!(await restoreWorkout(db, caller.id, params.id, now())))
      throw new Problem(
        'not-found',
        `You have no such workout. A deleted one can be restored for ${DELETED_WORKOUT_DAYS} days.`,
      )
    return read(params.id)
  })

  serve(api, contracts.downloadWorkout, async ({ params, query }) => {
    const format = formatOf(query.format)
    if (!format?.out) throw new Error(`No format ${query.format} to write`)
    const workout = await read(params.id)
    return fileAnswer({ ...format, out: format.out }, workout, { reference: query.reference, publicUrl })
  })

  serve(api, contracts.listFormats, async ({ params, query: { reference } }) => {
    const workout = await read(params.id)
    return formats.flatMap(({ id, label, readers, extension, out }) =>
      out ? [{ id, label, readers, extension, losses: out.losses(workout, { reference }) }] : [],
    )
  })

  serve(api, contracts.importWorkout, async ({ caller, query, file }) => {
    countImport(caller.id)
    const { workout, format, losses } = await readFile(file, query)
    return { workout: await read(await insertWorkout(db, caller.id, workout, now())), format, losses }
  })

  const schema = JSON.stringify({ ...workoutFileSchema(), $id: publicUrl + SCHEMA_PATH }, null, 2)
  serve(api, contracts.readWorkoutSchema, async () => {
    const headers = { 'content-type': 'application/schema+json', 'cache-control': 'public, max-age=3600' }
    return new Response(schema, { headers })
  })
}
