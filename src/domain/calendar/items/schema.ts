import { z } from 'zod'
import { sportIds, workoutTypes } from '../../sports/registry.ts'
import { isStorable, NOT_STORABLE } from '../../workout/text.ts'
import { isDay } from '../days/day.ts'

export const Day = z.string().refine(isDay, 'Write a day as YYYY-MM-DD, from 1970 to 2199.')

const words = (max: number, sentence: string) => z.string().trim().max(max, sentence).refine(isStorable, NOT_STORABLE)

/** What a workout on a calendar is called; kept for the time after its deletion. */
export const WorkoutTitle = z.object({
  name: z.string(),
  sport: z.enum(sportIds),
  type: z.enum(workoutTypes).nullable(),
})

const note = z.strictObject({
  kind: z.literal('note'),
  text: words(2000, 'A note has at most 2,000 characters.').min(1, 'Write something into the note.'),
})
const rest = z.strictObject({ kind: z.literal('rest'), text: words(200, 'A reason has at most 200 characters.') })
const race = z.strictObject({
  kind: z.literal('race'),
  name: words(200, 'A name has at most 200 characters.').min(1, 'Give the race a name.'),
  sport: z.enum(sportIds).nullable(),
  metres: z.number().positive('A distance is above 0.').max(10_000_000, 'A race has at most 10,000 km.').nullable(),
})

/** What an athlete can put on a day, besides workouts. */
export const OwnContent = z.discriminatedUnion('kind', [note, rest, race])

/** What stands on a day: a workout of the library, a note, a rest day with its reason, or a race. */
export const Content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('workout'), workout_id: z.uuid(), title: WorkoutTitle }),
  note,
  rest,
  race,
])

/** How a workout or a race went. */
export const Mark = z
  .strictObject({
    state: z.enum(['done', 'skipped']),
    /** How it felt, from 1 (bad) to 5 (great). */
    feeling: z.int().min(1).max(5).optional(),
    word: words(200, 'A word on it has at most 200 characters.').optional(),
    seconds: z.number().positive('A time is above 0.').max(1_000_000, 'A time is at most 277 hours.').optional(),
    metres: z
      .number()
      .positive('A distance is above 0.')
      .max(10_000_000, 'A distance is at most 10,000 km.')
      .optional(),
  })
  .refine(({ state, seconds, metres }) => state === 'done' || (seconds === undefined && metres === undefined), {
    message: 'What was skipped has no time and no distance.',
    path: ['state'],
  })

/** An entry of a calendar. */
export const CalendarItem = z.object({
  id: z.uuid(),
  date: Day,
  /** Its place among the entries of the day, which sort by this key as text, then by id. */
  order: z.string(),
  content: Content,
  mark: Mark.nullable(),
  /** The workout as it was when it was marked as done, which later changes of the workout leave alone. */
  kept_id: z.uuid().nullable(),
  /** The athlete's own route that a workout is done along. It may have been deleted since. */
  route_id: z.uuid().nullable(),
})
