import type { Profile } from '#contracts/user.ts'
import type { HeartRates } from '#domain/load/heart.ts'

/** The athlete's own heart rates; undefined unless both are known and the threshold is above the resting one. */
export function ownHeart(profile: Pick<Profile, 'meta'> | null): HeartRates | undefined {
  const { threshold_heart_rate: threshold, resting_heart_rate: resting } = profile?.meta.athlete_metrics ?? {}
  return threshold && resting && resting < threshold ? { threshold, resting } : undefined
}
