import type { Profile } from '#contracts/user.ts'

/** The plan an athlete has at this moment, as it is called: one in its trial counts, one that lapsed is FREE again. */
export function ownPlan(profile: Pick<Profile, 'subscription' | 'access'> | null): 'FREE' | 'STANDARD' | 'PREMIUM' {
  if (!profile?.access.generate || !profile.subscription) return 'FREE'
  return profile.subscription.type === 'premium' ? 'PREMIUM' : 'STANDARD'
}
