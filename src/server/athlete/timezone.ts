import { TimeZone } from '#contracts/time-zone.ts'
import type { ProviderUser } from './provider.ts'

/** The time zone given at sign-up if it is valid, else UTC. */
export function timezoneOf({ timezone }: ProviderUser): string {
  return TimeZone.safeParse(timezone).data ?? 'UTC'
}
