import type { Profile } from '#contracts/user.ts'
import { useSession } from './session.ts'

/** How the product looks to an athlete, with what applies where nothing was chosen; the same without a profile. */
export function preferencesOf(profile: Pick<Profile, 'meta'> | null) {
  const { distances = 'as_written', week_start = 'monday', theme = 'device' } = profile?.meta.preferences ?? {}
  return { distances, week_start, theme }
}

/** How the product looks to the athlete of this page. */
export function usePreferences() {
  return preferencesOf(useSession().profile)
}
