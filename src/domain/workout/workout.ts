import { z } from 'zod'
import { type SportId, sportIds, sportOf, type WorkoutType, workoutTypes } from '../sports/registry.ts'
import { isRepeat, StoredSteps } from './step.ts'
import { type Pool, poolBounds } from './swim.ts'
import { isStorable, NOT_STORABLE } from './text.ts'

const Length = z
  .number()
  .min(poolBounds.min, `A pool is at least ${poolBounds.min} long.`)
  .max(poolBounds.max, `A pool is at most ${poolBounds.max} long.`)

/** The pool a swim is meant for, its length in the unit it is counted in. */
export const PoolLength = z.strictObject({ length: Length, unit: z.enum(['meters', 'yards']) })

const fields = {
  name: z
    .string()
    .trim()
    .min(1, 'Give the workout a name.')
    .max(200, 'A name has at most 200 characters.')
    .refine(isStorable, NOT_STORABLE),
  sport: z.enum(sportIds),
  type: z.enum(workoutTypes).nullish(),
  steps: StoredSteps,
}

/** What an athlete saves. */
export const NewWorkout = refuseOtherSports(z.strictObject({ ...fields, poolLength: PoolLength.nullish() }))
export type NewWorkout = z.infer<typeof NewWorkout>

const sentFields = {
  ...fields,
  poolLength: z
    .union([PoolLength, Length], { error: 'A pool is a length from 10 to 100 and its unit, meters or yards.' })
    .nullish(),
}

/**
 * The same as clients send it. A pool may be a bare number, as a generated workout has it; then it is in the unit of the
 * swim's own distances. `origin` says whether it was generated, for counts.
 */
export const SentWorkout = refuseOtherSports(
  z.strictObject({ ...sentFields, origin: z.enum(['generated', 'built']).optional() }),
).transform(({ origin, ...workout }) => ({ workout: withPoolUnit(workout), origin }))

/** A workout sent in place of a stored one; `startedFrom` is the `updated_at` of the version that was changed. */
export const SentUpdate = refuseOtherSports(
  z.strictObject({ ...sentFields, startedFrom: z.iso.datetime().optional() }),
).transform(({ startedFrom, ...workout }) => ({ workout: withPoolUnit(workout), startedFrom }))

type SportFields = { sport: SportId; type?: WorkoutType | null | undefined; poolLength?: unknown }

/** Refuses a type or a pool that does not belong to the sport. */
function refuseOtherSports<Schema extends z.ZodType<SportFields>>(schema: Schema): Schema {
  return schema
    .refine(({ sport, type }) => !type || sportOf(sport).workoutTypes.includes(type), {
      message: 'That type does not belong to this sport.',
      path: ['type'],
    })
    .refine(({ sport, poolLength }) => !poolLength || sportOf(sport).inPool, {
      message: 'Only a swim has a pool length.',
      path: ['poolLength'],
    })
}

type Sent = Omit<NewWorkout, 'poolLength'> & { poolLength?: Pool | number | null | undefined }

function withPoolUnit({ poolLength, ...workout }: Sent): NewWorkout {
  return { ...workout, poolLength: poolOf(poolLength ?? null, workout.steps) }
}

function poolOf(pool: Pool | number | null, steps: StoredSteps): Pool | null {
  if (typeof pool !== 'number') return pool
  const isInYards = steps.some((entry) => !isRepeat(entry) && entry.duration.unit === 'yards')
  return { length: pool, unit: isInYards ? 'yards' : 'meters' }
}
