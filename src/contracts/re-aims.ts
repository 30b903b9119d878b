import { aimedFigures } from '#domain/re-aim/figure.ts'
import { sportIds } from '#domain/sports/registry.ts'
import { distanceUnits } from '#domain/units/distance.ts'
import { Duration, Target } from '#domain/workout/step.ts'
import { endpoint, z } from './endpoint.ts'

const Id = z.object({ id: z.uuid() })

/** Most workouts that are offered at once, and re-aimed at once. */
export const MAX_RE_AIMED = 500

/** A figure as in the metrics, and the unit that it is per; null where it has one unit only. */
const WrittenFigure = z.object({ value: z.string(), unit: z.enum(distanceUnits).nullable() })

/** From which figure to which one. */
const figureChange = { figure: z.enum(aimedFigures), from: WrittenFigure, to: WrittenFigure }

/** A workout of the library with targets that come from an old figure. */
const ReAimable = z.object({
  id: z.uuid(),
  name: z.string(),
  sport: z.enum(sportIds),
  /** On how many days from today on it is planned. */
  coming_days: z.int(),
  /** The first targets that would move, each in how many steps of this length. */
  moves: z.array(z.object({ times: z.int(), duration: Duration, before: Target, after: Target })),
  /** How many more there are. */
  more_moves: z.int(),
})

const Offer = z
  .object({
    /** Of the old figure. */
    id: z.uuid(),
    ...figureChange,
    workouts: z.array(ReAimable),
    /** Whether there are more workouts than are listed at once. */
    has_more: z.boolean(),
  })
  .openapi('ReAimOffer')
export type ReAimOffer = z.infer<typeof Offer>

const ReAim = z
  .object({ id: z.uuid(), ...figureChange, workout_count: z.int(), made_at: z.iso.datetime() })
  .openapi('ReAim')
export type ReAim = z.infer<typeof ReAim>

const GONE = 'You have re-aimed nothing with this id within 30 days.'

export const listReAims = endpoint({
  method: 'get',
  path: '/api/re-aims',
  summary:
    'Which of your workouts still aim at an old figure of yours, and what of the last 30 days can be undone, the last first',
  allowedFor: 'athlete',
  output: z.object({ offers: z.array(Offer), made: z.array(ReAim) }),
})

export const makeReAim = endpoint({
  method: 'post',
  path: '/api/re-aims',
  summary:
    'Re-aim workouts of yours from an old figure to the present one, all of them or none; sent again with the same `id`, which you make up, it is done once. What does not come from the old figure any more is left out',
  allowedFor: 'athlete',
  body: z.strictObject({
    id: z.uuid(),
    /** The id of the offer. */
    offer: z.uuid(),
    /** The figure that the offer showed as the new one. */
    to: z.strictObject({ value: z.string().max(20), unit: z.enum(distanceUnits).nullable() }),
    workouts: z
      .array(z.uuid())
      .min(1, 'Name at least one workout.')
      .max(MAX_RE_AIMED, `Re-aim at most ${MAX_RE_AIMED} workouts at once.`),
  }),
  output: ReAim,
  refusals: {
    404: 'You have no such old figure within 30 days.',
    409: 'Your figure has changed since the offer was made (`changed-since`).',
  },
})

export const undoReAim = endpoint({
  method: 'post',
  path: '/api/re-aims/{id}/undo',
  summary: 'Bring back the steps of workouts as they were before they were re-aimed; what is undone stays so',
  allowedFor: 'athlete',
  params: Id,
  output: z.object({
    restored: z.int(),
    /** Workouts of the library that were changed since, and stay as they are. */
    stayed: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  refusals: { 404: GONE },
})

export const leaveReAim = endpoint({
  method: 'put',
  path: '/api/re-aims/offers/{id}',
  summary: 'Leave the workouts for an old figure as they are, or have them offered again',
  allowedFor: 'athlete',
  params: Id,
  body: z.strictObject({ left: z.boolean() }),
  output: z.object({}),
  refusals: { 404: 'You have no such old figure within 30 days.' },
})
