import type { ListedAthlete } from '#contracts/admin.ts'
import type { AthleteRow } from './store/athletes.ts'

/** An athlete as admins see them. Whoever the operator names is an admin once the address is confirmed. */
export function asListed(row: AthleteRow, adminEmails: readonly string[]): ListedAthlete {
  const { id, email, full_name, role, plan, has_confirmed, created_at, last_seen_at, disabled_at, leaves_at } = row
  const named_admin = has_confirmed && adminEmails.includes(email.toLowerCase())
  return {
    ...{ id, email, full_name, named_admin, plan },
    role: named_admin ? 'admin' : role,
    is_confirmed: has_confirmed,
    signed_up_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    disabled_at: disabled_at?.toISOString() ?? null,
    leaves_at: leaves_at?.toISOString() ?? null,
  }
}
