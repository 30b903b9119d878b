import type { ListedAthlete } from '../queries.ts'

export const roleNames: Record<ListedAthlete['role'], string> = {
  admin: 'Admin',
  beta_tester: 'Beta tester',
  athlete: 'Athlete',
}

export const planNames: Record<'standard' | 'premium' | 'none', string> = {
  none: 'No plan',
  standard: 'Standard',
  premium: 'Premium',
}

/** What an athlete is called: the name, or else the address. */
export function nameOf({ full_name, email }: Pick<ListedAthlete, 'full_name' | 'email'>): string {
  return full_name.trim() || email
}

/** What stands under that name. */
export function addressOf({ full_name, email }: Pick<ListedAthlete, 'full_name' | 'email'>): string {
  return full_name.trim() ? email : 'Without a name'
}

/** What an admin should know of an account; nothing for one in order. */
export function statesOf(
  { is_confirmed, disabled_at, leaves_at }: Pick<ListedAthlete, 'is_confirmed' | 'disabled_at' | 'leaves_at'>,
  now: Date,
): string[] {
  if (isBeingDeleted({ leaves_at }, now)) return ['Being deleted']
  return [
    ...(disabled_at ? ['Disabled'] : []),
    ...(is_confirmed ? [] : ['Unverified']),
    ...(leaves_at ? [`Leaves on ${day.format(new Date(leaves_at))}`] : []),
  ]
}

/** Whether the next purge deletes the account: it cannot be opened again. */
export function isBeingDeleted({ leaves_at }: Pick<ListedAthlete, 'leaves_at'>, now: Date): boolean {
  return leaves_at !== null && new Date(leaves_at) <= now
}

/** When somebody was last here, as exact as it is known: `in the last hour`, `5 hours ago`, `3 days ago`, `2 Mar 2026`. */
export function seenWords(moment: string | null, now: Date): string {
  if (moment === null) return 'never'
  const hours = Math.floor((now.getTime() - Date.parse(moment)) / 3_600_000)
  if (hours < 1) return 'in the last hour'
  if (hours < 24) return ago.format(-hours, 'hour')
  const days = Math.floor(hours / 24)
  return days <= LONGEST_AGO_DAYS ? ago.format(-days, 'day') : dayWords(moment)
}

const LONGEST_AGO_DAYS = 30

/** The day of a moment, by the browser's clock: `2 Mar 2026`. */
export function dayWords(moment: string): string {
  return longDay.format(new Date(moment))
}

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
