import { z } from 'zod'
import { sportIds, sportOf, workoutTypes } from '../sports/registry.ts'
import { StoredSteps } from './step.ts'
import { poolBounds } from './swim.ts'
import { keeps, UNKEPT } from './text.ts'

/** The pool a swim is meant for, its length in the unit it is counted in. */
export const PoolLength = z.strictObject({
  length: z
    .number()
    .min(poolBounds.min, `A pool is at least ${poolBounds.min} long.`)
    .max(poolBounds.max, `A pool is at most ${poolBounds.max} long.`),
  unit: z.enum(['meters', 'yards']),
})

/** What an athlete saves. */
export const NewWorkout = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'Give the workout a name.')
      .max(200, 'A name has at most 200 characters.')
      .refine(keeps, UNKEPT),
    sport: z.enum(sportIds),
    type: z.enum(workoutTypes).nullish(),
    steps: StoredSteps,
    poolLength: PoolLength.nullish(),
  })
  .refine(({ sport, type }) => !type || sportOf(sport).workoutTypes.includes(type), {
    message: 'That type does not belong to this sport.',
    path: ['type'],
  })
  .refine(({ sport, poolLength }) => !poolLength || sportOf(sport).inPool, {
    message: 'Only a swim has a pool length.',
    path: ['poolLength'],
  })
export type NewWorkout = z.infer<typeof NewWorkout>
