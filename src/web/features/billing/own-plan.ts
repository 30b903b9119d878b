import type { Profile } from '#contracts/user.ts'

/** The name of the plan an athlete has now: a trial counts as the plan, a lapsed subscription as FREE. */
export function ownPlan(profile: Pick<Profile, 'subscription' | 'access'> | null): 'FREE' | 'STANDARD' | 'PREMIUM' {
  if (!profile?.access.generate || !profile.subscription) return 'FREE'
  return profile.subscription.type === 'premium' ? 'PREMIUM' : 'STANDARD'
}
