import { z } from 'zod'
import { Day, Mark, OwnContent } from '../items/schema.ts'

/** Most operations in one change. */
const MAX_OPERATIONS = 500
/** Most of them that concern many days: each may look at the whole calendar, and move all that one change may move. */
const MAX_PLAN_OPERATIONS = 10
/** Most weeks that a week is copied forward. */
const MAX_WEEKS = 26
/** Most days that a plan is shifted. */
const MAX_SHIFT_DAYS = 366

const id = z.uuid()
/** The entry of the same day that stands behind it; without one it goes to the end of the day. */
const before = z.uuid().nullish()

const add = z.strictObject({ op: z.literal('add'), id, date: Day, before, content: OwnContent })
const schedule = z.strictObject({ op: z.literal('schedule'), id, date: Day, before, workout_id: z.uuid() })
const move = z.strictObject({ op: z.literal('move'), id, date: Day, before })
const copy = z.strictObject({ op: z.literal('copy'), id, of: z.uuid(), date: Day, before })
const edit = z.strictObject({ op: z.literal('edit'), id, content: OwnContent })
const mark = z.strictObject({ op: z.literal('mark'), id, mark: Mark.nullable() })
/** Puts a workout on a route of the athlete's own, or on none. */
const attach = z.strictObject({ op: z.literal('attach'), id, route_id: z.uuid().nullable() })
const remove = z.strictObject({ op: z.literal('remove'), id })
/** Copies the seven days from a day on to each of the weeks that follow them. `replace` removes what is planned there first. */
const copyWeek = z.strictObject({
  op: z.literal('copy-week'),
  /** Any day: not everybody's week begins on a Monday. */
  from: Day,
  times: z.int().min(1).max(MAX_WEEKS, `A week is copied forward at most ${MAX_WEEKS} times.`),
  replace: z.boolean(),
})
/** Moves what is planned from a day on, to a last day if there is one. */
const shift = z.strictObject({
  op: z.literal('shift'),
  from: Day,
  to: Day.nullish(),
  days: z
    .int()
    .min(-MAX_SHIFT_DAYS, `A plan is shifted by at most ${MAX_SHIFT_DAYS} days.`)
    .max(MAX_SHIFT_DAYS, `A plan is shifted by at most ${MAX_SHIFT_DAYS} days.`)
    .refine((days) => days !== 0, 'Say by how many days the plan is shifted.'),
})

export const Operation = z.discriminatedUnion('op', [
  add,
  schedule,
  move,
  copy,
  edit,
  mark,
  attach,
  remove,
  copyWeek,
  shift,
])

/** The operations that concern many days, which are looked at before they are done. */
export const PlanOperation = z.discriminatedUnion('op', [copyWeek, shift])
export type PlanOperation = z.infer<typeof PlanOperation>

/** A change of a calendar: its operations are done in this order, all of them or none. */
export const Operations = z
  .array(Operation)
  .min(1, 'A change needs at least one operation.')
  .max(MAX_OPERATIONS, `A change has at most ${MAX_OPERATIONS} operations.`)
  .refine(
    (operations) => operations.filter(({ op }) => op === 'copy-week' || op === 'shift').length <= MAX_PLAN_OPERATIONS,
    `A change copies a week or shifts a plan at most ${MAX_PLAN_OPERATIONS} times.`,
  )

export type Operation = z.infer<typeof Operation>
export type OperationOf<Op extends Operation['op']> = Extract<Operation, { op: Op }>
