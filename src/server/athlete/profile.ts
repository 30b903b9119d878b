import type { Profile } from '#contracts/user.ts'
import type { Access } from '../billing/access.ts'
import type { Athlete } from './store.ts'

/** The profile as the API sends it. */
export function profileOf(athlete: Athlete, access: Access): Profile {
  const { subscription, role, mayGenerate, trialEndsAt, allowance, used, renewsAt } = access
  return {
    id: athlete.id,
    role,
    full_name: athlete.full_name,
    email: athlete.email,
    timezone: athlete.timezone,
    leaves_at: athlete.leaves_at?.toISOString() ?? null,
    subscription: subscription && {
      active: subscription.active,
      type: subscription.type,
      start_date: subscription.start_date.toISOString(),
    },
    meta: {
      service_connections: athlete.meta.service_connections ?? [],
      athlete_metrics: athlete.meta.athlete_metrics ?? {},
      preferences: athlete.meta.preferences ?? {},
    },
    access: {
      generate: mayGenerate,
      trial_ends_at: trialEndsAt?.toISOString() ?? null,
      generations: allowance === null ? null : { used, limit: allowance, renews_at: renewsAt.toISOString() },
    },
  }
}
