import { v4 as uuid } from 'uuid'
import type { Database } from '../../db/database.ts'
import { audit } from '../audit/store.ts'
import { emailExists } from '../proofs/accept.ts'
import { insertUser, lockUser, type User, updateUser } from './store.ts'

type Invited = { email: string; data: Record<string, unknown>; ip: string; now: Date }

/**
 * The user of an address that is invited: a new one, or one who has not confirmed it. The latter loses password and
 * data, because anybody may have signed up with the address.
 */
export async function inviteUser(tx: Database, { email, data, ip, now }: Invited): Promise<User> {
  const sent = { invited_at: now, confirmation_sent_at: now, updated_at: now }
  const raw_app_meta_data = { provider: 'email', providers: ['email'] }
  const fresh = { id: uuid(), email, raw_app_meta_data, raw_user_meta_data: data, created_at: now, ...sent }
  const inserted = await insertUser(tx, fresh, uuid())
  const known = inserted ?? (await lockUser(tx, { email }))
  if (!known || known.email_confirmed_at) throw emailExists()
  await audit(tx, { kind: 'user_invited', userId: known.id, ip, at: now })
  return inserted ?? updateUser(tx, known.id, { ...sent, encrypted_password: null, raw_user_meta_data: data })
}
