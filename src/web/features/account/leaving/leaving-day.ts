import type { Profile } from '#contracts/user.ts'

/** The day on which an account is deleted, as its athlete's clock has it: `8 December 2026`. */
export function leavingDay(moment: string, { timezone }: Pick<Profile, 'timezone'>): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timezone }).format(new Date(moment))
}
