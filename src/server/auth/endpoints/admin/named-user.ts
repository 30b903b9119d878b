import type { Context } from 'hono'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { lockUser, type User } from '../../users/store.ts'
import { AuthRefusal } from '../../wire/refusal.ts'

/** The id in the path. Those of placeholder accounts are no UUIDs of a known version, and refused. */
export function userIdIn(context: Context): string {
  const id = context.req.param('id') ?? ''
  if (!z.uuid().safeParse(id).success) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID')
  return id.toLowerCase()
}

/** The user of an id, locked until the transaction ends. */
export async function lockNamedUser(tx: Database, id: string): Promise<User> {
  const user = await lockUser(tx, { id })
  if (!user) throw userNotFound()
  return user
}

export const userNotFound = () => new AuthRefusal(404, 'user_not_found', 'User not found')
