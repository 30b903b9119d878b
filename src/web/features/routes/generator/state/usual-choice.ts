import type { Profile } from '#contracts/user.ts'
import { preferencesOf } from '../../../../lib/preferences.ts'
import type { DistanceChoice } from './planner.ts'

/** The unit of an athlete who chose nothing here: miles if they read all distances so, else kilometres. */
export function usualChoice(profile: Pick<Profile, 'meta'> | null): DistanceChoice {
  return preferencesOf(profile).distances === 'imperial' ? 'MILES' : 'KM'
}
