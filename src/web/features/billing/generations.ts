import type { Profile } from '#contracts/user.ts'

/** A month's generations; null for those who have none to count. */
export type Generations = Profile['access']['generations']

/** How many are left this month. */
export function generationsLeft({ limit, used }: NonNullable<Generations>): number {
  return Math.max(0, limit - used)
}

/** The day they renew: `1 December`. */
export function renewalDay({ renews_at }: NonNullable<Generations>): string {
  return day.format(new Date(renews_at))
}

/** Whether the plan allows generating, and something is left of the month. */
export function mayGenerate(profile: Pick<Profile, 'access'> | null): boolean {
  const { generate = false, generations = null } = profile?.access ?? {}
  return generate && (generations === null || generationsLeft(generations) > 0)
}

// The month ends in UTC, wherever its athlete is.
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
