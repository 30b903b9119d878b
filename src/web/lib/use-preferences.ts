import { preferencesOf } from './preferences.ts'
import { useSession } from './session.ts'

/** How the product looks to the athlete of this page. */
export function usePreferences() {
  return preferencesOf(useSession().profile)
}
