import { TimeZone } from '#contracts/time-zone.ts'
import type { ProviderUser } from './provider.ts'

/** The time zone a user named at sign-up, where it is one; UTC else. */
export function timezoneOf({ timezone }: ProviderUser): string {
  return TimeZone.safeParse(timezone).data ?? 'UTC'
}
