import { z } from 'zod'
import { sportIds } from '../sports/registry.ts'
import { StoredSteps } from './step.ts'
import { isStorable, NOT_STORABLE } from './text.ts'

/** Steps that an athlete saves under a name, to insert into workouts. The sport is null if none was chosen yet. */
export const NewBlock = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Give the block a name.')
    .max(50, 'A name has at most 50 characters.')
    .refine(isStorable, NOT_STORABLE),
  sport: z.enum(sportIds).nullable(),
  steps: StoredSteps,
})
export type NewBlock = z.infer<typeof NewBlock>
