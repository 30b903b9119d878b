import type { Profile } from '#contracts/user.ts'

/** A month's generations; null for an athlete whose plan has no allowance. */
export type Generations = Profile['access']['generations']

/** The number left this month, at least 0. */
export function generationsLeft({ limit, used }: NonNullable<Generations>): number {
  return Math.max(0, limit - used)
}

/** The day on which the allowance renews: `1 December`. */
export function renewalDay({ renews_at }: NonNullable<Generations>): string {
  return day.format(new Date(renews_at))
}

/** Whether the plan allows generating and some of the month's allowance is left. */
export function mayGenerate(profile: Pick<Profile, 'access'> | null): boolean {
  const { generate = false, generations = null } = profile?.access ?? {}
  return generate && (generations === null || generationsLeft(generations) > 0)
}

// The month ends in UTC, whatever the athlete's time zone.
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
