import type { Profile } from '#contracts/user.ts'
import { unitOfRoutes } from '../../route-figures.ts'
import type { DistanceChoice, Planner } from './planner.ts'

/** The unit of an athlete who has not chosen one here: that in which they read routes. */
export function usualChoice(profile: Pick<Profile, 'meta'> | null, activity: Planner['activity']): DistanceChoice {
  return unitOfRoutes(profile, activity) === 'miles' ? 'MILES' : 'KM'
}
