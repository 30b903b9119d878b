import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { deleteTokensOf } from '../../codes/store.ts'
import { deleteSessionsOf } from '../../sessions/store.ts'
import { identities, users } from '../../tables.ts'
import { updateUser } from '../store.ts'

/** Deletes a user; sessions, identities and letters go with the row. */
export async function deleteUser(tx: Database, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

/** Keeps the row of a user without anything that names them or lets them in. */
export async function emptyUser(tx: Database, id: string, now: Date): Promise<void> {
  await deleteSessionsOf(tx, id)
  await deleteTokensOf(tx, id)
  await tx.delete(identities).where(eq(identities.user_id, id))
  await updateUser(tx, id, {
    email: '',
    new_email: '',
    encrypted_password: null,
    raw_user_meta_data: {},
    raw_app_meta_data: {},
    deleted_at: now,
    updated_at: now,
  })
}
