import { adminHoldings } from '../admin/holdings.ts'
import { athleteHoldings } from '../athlete/holdings.ts'
import { billingHoldings } from '../billing/holdings.ts'
import { blockHoldings } from '../blocks/holdings.ts'
import { calendarHoldings } from '../calendar/holdings.ts'
import type { Holding } from '../db/holding.ts'
import { letterHoldings } from '../mail/holdings.ts'
import { reAimHoldings } from '../re-aims/holdings.ts'
import { routeHoldings } from '../routes/holdings.ts'
import { workoutHoldings } from '../workouts/holdings.ts'

/**
 * Everything that the product stores about athletes, in the order in which it is deleted. A room with a table of its own
 * adds its lines here; the auth provider's are added in `app.ts`, because another provider can replace it.
 */
export const holdings: readonly Holding[] = [
  ...letterHoldings,
  ...calendarHoldings,
  ...workoutHoldings,
  ...routeHoldings,
  ...reAimHoldings,
  ...blockHoldings,
  ...billingHoldings,
  ...adminHoldings,
  ...athleteHoldings,
]
