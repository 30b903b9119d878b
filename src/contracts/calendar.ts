import { Operation, Operations, PlanOperation } from '#domain/calendar/change/operation.ts'
import { reasonsToStay } from '#domain/calendar/change/preview.ts'
import { daysBetween } from '#domain/calendar/days/day.ts'
import { CalendarItem, Day, WorkoutTitle } from '#domain/calendar/items/schema.ts'
import { sportIds } from '#domain/sports/registry.ts'
import { endpoint, z } from './endpoint.ts'
import { Route } from './routes.ts'
import { FILES_ARE_BUSY, Workout } from './workouts.ts'

const Id = z.object({ id: z.uuid() })

/** Most days that are read at once. */
const MAX_DAYS = 400

/** Days to read, the first and the last included. */
const DaysQuery = z
  .object({ start_date: Day, end_date: Day })
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    message: 'end_date is before start_date.',
    path: ['end_date'],
  })
  .refine(({ start_date, end_date }) => daysBetween(start_date, end_date) < MAX_DAYS, {
    message: `Ask for at most ${MAX_DAYS} days at a time.`,
    path: ['end_date'],
  })

/** The route that a workout is done along. */
const EntryRoute = Route.pick({ id: true, name: true, distance: true, activity_type: true })

const ScheduledWorkout = z
  .object({
    id: z.uuid(),
    /** Null if the workout was deleted. */
    workout_id: z.uuid().nullable(),
    scheduled_date: Day,
    workout: WorkoutTitle.extend({ id: z.uuid() }).nullable(),
    meta: z.object({ deleted_workout: WorkoutTitle.optional() }),
    /** Null without one, and if it was deleted. */
    route: EntryRoute.nullable(),
  })
  .openapi('ScheduledWorkout')

/** An entry of a calendar; `is_deleted` says that its workout was deleted from the library. */
const ShownItem = CalendarItem.extend({
  is_deleted: z.boolean(),
  /** The route of `route_id`. Null without one and if it was deleted, which `is_route_deleted` says. */
  route: EntryRoute.nullable(),
  is_route_deleted: z.boolean(),
}).openapi('CalendarItem')
export type ShownItem = z.infer<typeof ShownItem>

/** A workout of entries, under its id, or under the `kept_id` of the entries that were done with it. */
const ItemWorkout = Workout.pick({ id: true, name: true, sport: true, type: true, steps: true, poolLength: true })

const Change = z
  .object({
    id: z.uuid(),
    /** What it is about: the operation, how many entries, and the name and day of the first. */
    about: z.object({
      did: z.enum([...Operation.options.map(({ shape }) => shape.op.value), 'several']),
      count: z.int(),
      name: z.string(),
      date: z.string(),
      state: z.enum(['done', 'skipped']).optional(),
    }),
    is_undone: z.boolean(),
    made_at: z.iso.datetime(),
  })
  .openapi('CalendarChange')
export type Change = z.infer<typeof Change>

/** What a change, an undo or a redo did. */
const ChangeAnswer = z.object({
  revision: z.int(),
  /** Null if nothing was different afterwards. */
  change: Change.nullable(),
  /** The entries that it concerns, as they are now. */
  items: z.array(ShownItem),
  /** The entries that it concerns and that are not there now. */
  removed: z.array(z.uuid()),
})

/** An entry of a preview, and the day where it stands now. */
const PreviewedItem = z.object({
  kind: z.enum(['workout', 'note', 'rest', 'race']),
  /** Its name or its text; empty for a rest day without a reason. */
  name: z.string(),
  date: Day,
})

/** What comes to which day, what stays or is not copied, and what is replaced. */
const Preview = z
  .object({
    comes: z.array(PreviewedItem.extend({ to: Day })),
    stays: z.array(PreviewedItem.extend({ because: z.enum(reasonsToStay) })),
    goes: z.array(PreviewedItem),
  })
  .openapi('CalendarPreview')
export type Preview = z.infer<typeof Preview>

const NOT_POSSIBLE =
  'It is not possible now: a day or the calendar is full (`day-full`, `calendar-full`), or an id is taken (`id-taken`).'
const CHANGED_SINCE =
  'What the change did was changed again since (`changed-since`), or a day or the calendar is full (`day-full`, `calendar-full`).'
const GONE = 'The calendar has no such change among its last 50.'

export const listScheduledWorkouts = endpoint({
  method: 'get',
  path: '/api/scheduled-workouts',
  summary: 'Your workouts of some days, 400 at most, the first and the last included; in the order of each day',
  allowedFor: 'athlete',
  query: DaysQuery,
  output: z.array(ScheduledWorkout),
})

export const scheduleWorkout = endpoint({
  method: 'post',
  path: '/api/scheduled-workouts',
  summary:
    'Put a workout of yours on a day; sent again with the same `id`, which you may make up, it stands there once',
  allowedFor: 'athlete',
  body: z.strictObject({ workout_id: z.uuid(), scheduled_date: Day, id: z.uuid().optional() }),
  output: ScheduledWorkout,
  refusals: { 404: 'You have no such workout.', 409: NOT_POSSIBLE },
})

export const deleteScheduledWorkout = endpoint({
  method: 'delete',
  path: '/api/scheduled-workouts/{id}',
  summary: 'Take a workout off its day; the workout stays in the library',
  allowedFor: 'athlete',
  params: Id,
  output: z.object({}),
  refusals: { 404: 'You have no such scheduled workout.' },
})

export const attachRoute = endpoint({
  method: 'put',
  path: '/api/scheduled-workouts/{id}/route',
  summary: 'Put a workout on a day on a route of yours, or with null on none; it is a change that can be undone',
  allowedFor: 'athlete',
  params: Id,
  body: z.strictObject({ route_id: z.uuid().nullable() }),
  output: ScheduledWorkout,
  refusals: { 404: 'You have no such scheduled workout, or no such route.' },
})

export const readCalendar = endpoint({
  method: 'get',
  path: '/api/calendar',
  summary:
    'All that stands on some days, 400 at most: workouts, notes, rest days and races, and each of their workouts once',
  allowedFor: 'athlete',
  query: DaysQuery,
  output: z.object({ revision: z.int(), items: z.array(ShownItem), workouts: z.array(ItemWorkout) }),
})

export const readCalendarRevision = endpoint({
  method: 'get',
  path: '/api/calendar/revision',
  summary: 'A number that grows with every change of your calendar: who knows it already need not read the days again',
  allowedFor: 'athlete',
  output: z.object({ revision: z.int() }),
})

export const readNextRace = endpoint({
  method: 'get',
  path: '/api/calendar/next-race',
  summary: 'Your first race from a day on that is neither done nor skipped; null without one',
  allowedFor: 'athlete',
  query: z.object({ from: Day }),
  output: z.object({ race: ShownItem.nullable() }),
})

export const changeCalendar = endpoint({
  method: 'post',
  path: '/api/calendar/changes',
  summary:
    'Change your calendar by a list of operations, all of them or none; sent again with the same `id`, which you make up, it is made once',
  allowedFor: 'athlete',
  body: z.strictObject({ id: z.uuid(), operations: Operations }),
  output: ChangeAnswer,
  refusals: { 404: 'You have no such entry, no such workout, or no such route.', 409: NOT_POSSIBLE },
})

export const previewCalendar = endpoint({
  method: 'post',
  path: '/api/calendar/preview',
  summary: 'What a copy of a week or a shift would do, without doing it',
  allowedFor: 'athlete',
  body: z.strictObject({ operation: PlanOperation }),
  output: Preview,
  refusals: { 409: NOT_POSSIBLE },
})

/** Largest file of an activity: a day of a watch that writes every second. */
const MAX_ACTIVITY_BYTES = 5_000_000

export const readActivityFile = endpoint({
  method: 'post',
  path: '/api/calendar/activity-figures',
  summary: 'Read time, distance, start and sport of a recorded activity, a FIT or a TCX file; nothing is stored',
  allowedFor: 'athlete',
  query: z.object({
    /** Of a triathlon and the like, only its parts of this sport are read, if it has any. */
    sport: z.enum(sportIds).optional(),
  }),
  file: { description: 'The file as it is, whatever its type is said to be.', maxBytes: MAX_ACTIVITY_BYTES },
  output: z.object({
    /** Null for a sport that we do not have, and for several. */
    sport: z.enum(sportIds).nullable(),
    started_at: z.iso.datetime().nullable(),
    /** Minutes that the clock of the place was ahead of UTC; null if the file does not say. */
    utc_offset: z.int().nullable(),
    /** Without pauses, where the file says so. */
    seconds: z.int().nullable(),
    metres: z.int().nullable(),
  }),
  refusals: { 503: FILES_ARE_BUSY },
})

export const listCalendarChanges = endpoint({
  method: 'get',
  path: '/api/calendar/changes',
  summary: 'The last 50 changes of your calendar, the last first, each with whether it is undone',
  allowedFor: 'athlete',
  output: z.array(Change),
})

export const undoCalendarChange = endpoint({
  method: 'post',
  path: '/api/calendar/changes/{id}/undo',
  summary: 'Undo one of the last 50 changes; one that is undone stays so',
  allowedFor: 'athlete',
  params: Id,
  output: ChangeAnswer,
  refusals: { 404: GONE, 409: CHANGED_SINCE },
})

export const redoCalendarChange = endpoint({
  method: 'post',
  path: '/api/calendar/changes/{id}/redo',
  summary: 'Make a change again that was undone; one that is made stays so',
  allowedFor: 'athlete',
  params: Id,
  output: ChangeAnswer,
  refusals: { 404: GONE, 409: CHANGED_SINCE },
})
