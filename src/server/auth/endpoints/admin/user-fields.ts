import { z } from 'zod'
import type { AuthContext } from '../../context.ts'
import { requireGoodPassword } from '../../passwords/policy.ts'
import type { User } from '../../users/store.ts'
import { Email, phoneDisabled, requireEmail, Text } from '../../wire/body.ts'
import { invalid } from '../../wire/refusal.ts'
import { mergeData } from '../../wire/user-data.ts'
import { banEnd } from './ban-duration.ts'

const Data = z.record(z.string(), z.unknown()).nullish()

/** What a server may say of a user. Unknown fields are ignored, as the protocol requires. */
export const AdminUserBody = z.object({
  email: Email,
  phone: Text,
  password: Text,
  password_hash: Text,
  email_confirm: z.boolean().nullish(),
  user_metadata: Data,
  app_metadata: Data,
  ban_duration: Text,
})
export type AdminUserBody = z.infer<typeof AdminUserBody>

/** Throws for what this provider cannot store, before anything is hashed or written. */
export function requireStorable(body: AdminUserBody, email: string, { settings }: AuthContext): void {
  if (body.phone) throw phoneDisabled('signups')
  if (body.password_hash) throw invalid('password_hash is not supported: send the password')
  if (body.email) requireEmail(body.email)
  if (body.password) requireGoodPassword(body.password, email, settings.minimumPasswordLength)
}

/** The columns that a body changes, besides password and address. */
export function changesOf(
  body: AdminUserBody,
  user: Pick<User, 'raw_app_meta_data' | 'raw_user_meta_data'>,
  now: Date,
): Partial<User> {
  const { user_metadata, app_metadata, ban_duration } = body
  return {
    ...(user_metadata ? { raw_user_meta_data: mergeData(user.raw_user_meta_data, user_metadata) } : {}),
    ...(app_metadata ? { raw_app_meta_data: mergeData(user.raw_app_meta_data, app_metadata) } : {}),
    ...(ban_duration ? { banned_until: banEnd(ban_duration, now) } : {}),
  }
}
