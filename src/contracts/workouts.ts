import { SCHEMA_PATH } from '#domain/exports/json/file.ts'
import { formats } from '#domain/exports/registry.ts'
import { GenerateRequest } from '#domain/generator/request.ts'
import { sportIds, workoutTypes } from '#domain/sports/registry.ts'
import { distanceUnits } from '#domain/units/distance.ts'
import { StoredSteps } from '#domain/workout/step.ts'
import { PoolLength, SentUpdate, SentWorkout } from '#domain/workout/workout.ts'
import { endpoint, z } from './endpoint.ts'
import { PageQuery, pageOf } from './paging.ts'

const Id = z.object({ id: z.uuid() })

const readFormats = formats.flatMap((format) => (format.in ? [format.id] : []))
const writtenFormats = formats.flatMap(({ id, out }) => (out ? [id] : []))

/** The reader's own reference value: watts, or seconds per kilometre or 100 m. */
const Reference = z.coerce.number().positive().max(2000)

/** For whom a file is written, and how. */
const ReaderQuery = z.object({
  reference: Reference.optional(),
  /** The reader's own heart rate at threshold, in beats a minute. */
  thresholdHeartRate: z.coerce.number().min(60).max(250).optional(),
  /** `exact` leaves single figures as they are in files that widen them for watches. */
  width: z.enum(['exact']).optional(),
})

export const Workout = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sport: z.enum(sportIds),
    type: z.enum(workoutTypes).nullable(),
    steps: StoredSteps,
    poolLength: PoolLength.nullable(),
    /** Nobody but its athlete can open it. */
    is_private: z.boolean(),
    /** Search engines may list its page; never true of a private one. */
    is_listed: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    user: z.object({ full_name: z.string() }),
  })
  .openapi('Workout')
export type Workout = z.infer<typeof Workout>

/** Who may find and open a workout; what is left out stays. */
const VisibilityChange = z
  .strictObject({ is_private: z.boolean().optional(), is_listed: z.boolean().optional() })
  .refine(({ is_private, is_listed }) => !(is_private && is_listed), {
    message: 'A private workout cannot be listed. Choose one of the two.',
    path: ['is_listed'],
  })
export type VisibilityChange = z.infer<typeof VisibilityChange>

export const FILES_ARE_BUSY = 'Too many files are being read or written; Retry-After says how many seconds to wait.'
const NOT_FOUND = 'There is no such workout, or it is private.'
const LIBRARY_FULL = 'The library holds as many workouts as it can (`library-full`).'

export const listWorkouts = endpoint({
  method: 'get',
  path: '/api/workouts',
  summary: 'Your workouts, ten a page, the last changed first',
  allowedFor: 'athlete',
  query: PageQuery,
  output: pageOf(Workout),
})

export const readWorkout = endpoint({
  method: 'get',
  path: '/api/workouts/{id}',
  summary: 'One workout, for anyone who has its id, unless it is private',
  allowedFor: 'either',
  params: Id,
  /** `mine` is there for the athlete whose workout it is, and for nobody else. */
  output: Workout.extend({ mine: z.literal(true).optional() }),
  refusals: { 404: NOT_FOUND },
})

export const createWorkout = endpoint({
  method: 'post',
  path: '/api/workouts',
  summary: 'Save a new workout',
  allowedFor: 'athlete',
  body: SentWorkout,
  output: Workout,
  refusals: { 409: LIBRARY_FULL },
})

export const updateWorkout = endpoint({
  method: 'put',
  path: '/api/workouts/{id}',
  summary:
    'Replace a workout of yours; with `startedFrom`, the `updated_at` that you read, only if nobody has changed it since',
  allowedFor: 'athlete',
  params: Id,
  body: SentUpdate,
  output: Workout,
  refusals: {
    404: 'You have no such workout.',
    409: 'It was changed after the version that `startedFrom` names (`changed-since`).',
  },
})

export const changeVisibility = endpoint({
  method: 'put',
  path: '/api/workouts/{id}/visibility',
  summary:
    'Say who may open a workout of yours: everybody who has its link, or you alone, and whether search engines may list it. What is left out stays; one that becomes private is not listed any more',
  allowedFor: 'athlete',
  params: Id,
  body: VisibilityChange,
  output: Workout,
  refusals: { 404: 'You have no such workout.' },
})

export const deleteWorkout = endpoint({
  method: 'delete',
  path: '/api/workouts/{id}',
  summary: 'Delete a workout of yours; for 30 days it can be restored',
  allowedFor: 'athlete',
  params: Id,
  /** `coming_days` says on how many days from today on it is planned; there if it is on any. */
  output: z.object({ coming_days: z.int().optional() }),
  refusals: { 404: 'You have no such workout.' },
})

export const restoreWorkout = endpoint({
  method: 'post',
  path: '/api/workouts/{id}/restore',
  summary: 'Bring back a workout that you deleted less than 30 days ago, as it was and under its id',
  allowedFor: 'athlete',
  params: Id,
  output: Workout,
  refusals: { 404: 'You have no such workout, or it was deleted more than 30 days ago.' },
})

export const downloadWorkout = endpoint({
  method: 'get',
  path: '/api/workouts/{id}/file',
  summary: 'A workout as a file for a watch, for anyone who has its id, unless it is private',
  allowedFor: 'either',
  params: Id,
  query: ReaderQuery.extend({ format: z.enum(writtenFormats) }),
  output: z.string().openapi({ format: 'binary' }),
  produces: [...new Set(formats.flatMap(({ mime, out }) => (out ? [mime] : [])))],
  refusals: { 404: NOT_FOUND, 503: FILES_ARE_BUSY },
})

export const listFormats = endpoint({
  method: 'get',
  path: '/api/workouts/{id}/formats',
  summary: 'The files a workout can be taken along in, and what each cannot carry of it',
  allowedFor: 'either',
  params: Id,
  query: ReaderQuery,
  output: z.array(
    z.object({
      id: z.enum(writtenFormats),
      label: z.string(),
      readers: z.string(),
      extension: z.string(),
      losses: z.array(z.string()),
      /** What is left out with `width=exact`; there if the format widens a figure of this workout. */
      exactLosses: z.array(z.string()).optional(),
    }),
  ),
  refusals: { 404: NOT_FOUND, 503: FILES_ARE_BUSY },
})

/** Largest file a workout is read from; the largest workout of ours is a tenth of it. */
const MAX_FILE_BYTES = 2_000_000

export const importWorkout = endpoint({
  method: 'post',
  path: '/api/workouts/import',
  summary: 'Save the workout of a file to your library, and learn what of it could not be kept',
  allowedFor: 'athlete',
  query: z.object({
    /** The file's name: it names a workout that has no name of its own, and tells the kind of file if it is unclear. */
    name: z.string().max(300, 'A file name has at most 300 characters.').optional(),
    /** The sport, for files that do not say one. */
    sport: z.enum(sportIds).optional(),
    reference: Reference.optional(),
  }),
  file: { description: 'The file as it is, whatever its type is said to be.', maxBytes: MAX_FILE_BYTES },
  output: z.object({ workout: Workout, format: z.enum(readFormats), losses: z.array(z.string()) }),
  refusals: {
    409: LIBRARY_FULL,
    503: FILES_ARE_BUSY,
  },
})

export const readWorkoutSchema = endpoint({
  method: 'get',
  path: SCHEMA_PATH,
  summary: 'The JSON Schema of the JSON file of a workout',
  allowedFor: 'anyone',
  output: z.record(z.string(), z.unknown()),
  produces: ['application/schema+json'],
})

export const generateWorkout = endpoint({
  method: 'post',
  path: '/api/workouts/generate',
  summary:
    'Generate the steps of a workout; sent with the seed of an answer of the engine, a request gets that answer again. With `Accept: application/x-ndjson` the answer is one line of JSON at once, and if `modelFollows` a second one',
  allowedFor: 'athlete',
  body: GenerateRequest,
  produces: ['application/json', 'application/x-ndjson'],
  output: z.object({
    steps: StoredSteps,
    seed: z.int(),
    durationType: z.enum(['time', 'distance']),
    durationUnit: z.enum(['minutes', ...distanceUnits]),
    /** The length after rounding to 5 s, or to whole pool lengths. */
    durationValue: z.number(),
    poolLength: z.number().optional(),
    /** Who made it: the coaching engine, or a language model if the operator has set one. */
    madeBy: z.enum(['engine', 'model']),
    /** Sentences for the athlete: why the engine stood in for the model, or what of a wish could not be met. */
    remarks: z.array(z.string()),
    /** Whether it is the version before, as it was sent: then `remarks` say why, and it is not counted. */
    unchanged: z.literal(true).optional(),
    /** Of the first of two lines: the language model's workout follows in the second, for the same generation. */
    modelFollows: z.literal(true).optional(),
    /** Whether it was counted as one of the month's generations. */
    counted: z.boolean().optional(),
  }),
  refusals: { 403: 'You have no plan (`needs-plan`), or the month is used up (`allowance-spent`).' },
})
