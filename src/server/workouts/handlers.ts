import { PAGE_SIZE } from '#contracts/paging.ts'
import * as contracts from '#contracts/workouts.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { SCHEMA_PATH, workoutFileSchema } from '#domain/exports/json/file.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { readAthlete } from '../athlete/store.ts'
import { countPlannedDays } from '../calendar/store/workouts.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { jsonText } from '../http/endpoint/json-text.ts'
import { type Api, type Caller, serve } from '../http/endpoint/serve.ts'
import { Problem } from '../http/refusals/problem.ts'
import { fileAnswer } from './files/answer.ts'
import { createFileWriter } from './files/export.ts'
import { createFileReader } from './files/import.ts'
import type { FileReading } from './files/reading.ts'
import { createLibraryLimit, MAX_WORKOUTS } from './library-limit.ts'
import {
  countWorkouts,
  DELETED_WORKOUT_DAYS,
  deleteWorkout,
  insertWorkout,
  listWorkouts,
  type Origin,
  readWorkout,
  replaceWorkout,
  restoreWorkout,
  setVisibility,
} from './store.ts'
import { workoutFromRow, workoutToJson } from './workout-json.ts'
import { writeWorkout } from './written-workout.ts'

const LIBRARY_FULL = `A library holds ${MAX_WORKOUTS.toLocaleString('en')} workouts, and yours is full. Delete some that you do not need; a deleted workout counts for ${DELETED_WORKOUT_DAYS} days more.`

const CHANGED_SINCE =
  'This workout was changed in another tab or on another device after you opened it. Your version is not saved.'

const LISTED_IN_PRIVATE = 'This workout is private, so it cannot be listed. Let others open it first.'

type Parts = {
  db: Database
  now: () => Date
  files: FileReading
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string
}

/** Mounts the library: an athlete's workouts, and each workout for everyone with its id. */
export function mountWorkouts(api: Api, { db, now, files, publicUrl }: Parts): void {
  const { thread, countFile, withinLimit } = files
  const readFile = createFileReader(thread)
  const writer = createFileWriter(thread)
  const inRoom = createLibraryLimit((athlete) => countWorkouts(db, athlete))
  const read = async (id: string, reader: Caller | null) => {
    const row = await readWorkout(db, id, reader?.id ?? null)
    if (!row) throw new Problem('not-found', 'There is no such workout. It may have been deleted, or be private.')
    return row
  }
  const save = async (athlete: AthleteId, workout: NewWorkout, origin: Origin) => {
    const written = writeWorkout(workout)
    const saved = await inRoom(athlete, () => insertWorkout(db, athlete, written, origin, now()))
    if (!saved) throw new Problem('library-full', LIBRARY_FULL)
    return saved
  }
  const notYours = () => new Problem('not-found', 'You have no such workout. It may have been deleted.')

  serve(api, contracts.listWorkouts, async ({ caller, query: { page = 1 } }) => {
    const { data, totalCount } = await listWorkouts(db, caller.id, page)
    const totalPages = Math.ceil(totalCount / PAGE_SIZE)
    const pagination = { totalCount, pageSize: PAGE_SIZE, currentPage: page, totalPages }
    const workouts = data.map((row) => workoutToJson(row).json)
    return jsonText(`{"data":[${workouts.join(',')}],"pagination":${JSON.stringify(pagination)}}`)
  })

  serve(api, contracts.readWorkout, async ({ caller, params }) => {
    const row = await read(params.id, caller)
    return workoutToJson(row, row.athlete_id === caller?.id ? { mine: true } : {})
  })

  serve(api, contracts.createWorkout, async ({ caller, body: { workout, origin = 'built' } }) =>
    workoutToJson(await save(caller.id, workout, origin)),
  )

  serve(api, contracts.updateWorkout, async ({ caller, params, body }) => {
    const { workout, startedFrom } = body
    const row = await replaceWorkout(db, caller.id, params.id, writeWorkout(workout), now(), startedFrom)
    if (row) return workoutToJson(row)
    const stored = startedFrom && (await readWorkout(db, params.id, caller.id))
    if (stored && stored.athlete_id === caller.id) throw new Problem('changed-since', CHANGED_SINCE)
    throw notYours()
  })

  serve(api, contracts.changeVisibility, async ({ caller, params: { id }, body }) => {
    const changed = (await setVisibility(db, caller.id, id, body)) && (await readWorkout(db, id, caller.id))
    if (!changed) throw notYours()
    if (body.is_listed && !changed.is_listed)
      throw new Problem('invalid', LISTED_IN_PRIVATE, { fields: { is_listed: LISTED_IN_PRIVATE } })
    return workoutToJson(changed)
  })

  serve(api, contracts.deleteWorkout, async ({ caller, params }) => {
    if (!(await deleteWorkout(db, caller.id, params.id, now()))) throw notYours()
    const { timezone } = await readAthlete(db, caller.id)
    const planned = await countPlannedDays(db, caller.id, [params.id], todayIn(now(), timezone))
    const coming_days = planned.get(params.id) ?? 0
    return coming_days > 0 ? { coming_days } : {}
  })

  serve(api, contracts.restoreWorkout, async ({ caller, params }) => {
    if (!(await restoreWorkout(db, caller.id, params.id, now())))
      throw new Problem(
        'not-found',
        `You have no such workout. A deleted one can be restored for ${DELETED_WORKOUT_DAYS} days.`,
      )
    return workoutToJson(await read(params.id, caller))
  })

  serve(api, contracts.downloadWorkout, async ({ caller, params, query: { format, ...reader } }) => {
    const row = await read(params.id, caller)
    const bytes = await writer.write({ row, format, options: { ...reader, publicUrl } })
    return fileAnswer(format, row.name, bytes)
  })

  serve(api, contracts.listFormats, async ({ caller, params, query }) =>
    writer.listFormats({ row: await read(params.id, caller), options: query }),
  )

  serve(api, contracts.importWorkout, async ({ caller, query, file }) => {
    countFile(caller.id)
    const { workout, format, losses } = await withinLimit(caller.id, () => readFile(file, query))
    return { workout: workoutFromRow(await save(caller.id, workout, 'imported')), format, losses }
  })

  const schema = JSON.stringify({ ...workoutFileSchema(), $id: publicUrl + SCHEMA_PATH }, null, 2)
  serve(api, contracts.readWorkoutSchema, async () => {
    const headers = { 'content-type': 'application/schema+json', 'cache-control': 'public, max-age=3600' }
    return new Response(schema, { headers })
  })
}
