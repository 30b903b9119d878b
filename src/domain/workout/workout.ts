import { z } from 'zod'
import { sportIds, sportOf, workoutTypes } from '../sports/registry.ts'
import { StoredSteps } from './step.ts'
import { keeps, UNKEPT } from './text.ts'

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
  })
  .refine(({ sport, type }) => !type || sportOf(sport).workoutTypes.includes(type), {
    message: 'That type does not belong to this sport.',
    path: ['type'],
  })
export type NewWorkout = z.infer<typeof NewWorkout>
