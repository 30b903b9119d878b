import type { Profile } from '#contracts/user.ts'

/** How the product looks to an athlete, with what applies where nothing was chosen; the same without a profile. */
export function preferencesOf(profile: Pick<Profile, 'meta'> | null) {
  const { distances = 'as_written', week_start = 'monday', theme = 'device' } = profile?.meta.preferences ?? {}
  return { distances, week_start, theme }
}
