import { weekStarts } from '#domain/calendar/days/week.ts'
import { shownDistances } from '#domain/units/shown-distances.ts'
import { z } from './endpoint.ts'

/** How the product looks to an athlete. What was never chosen is missing, and means the first of its values. */
export const Preferences = z
  .strictObject({
    /** The unit of totals and sums. A step keeps the unit that it was written in. */
    distances: z.enum(shownDistances),
    week_start: z.enum(weekStarts),
    theme: z.enum(['device', 'light', 'dark']),
  })
  .partial()
export type Preferences = z.infer<typeof Preferences>
