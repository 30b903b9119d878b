import type { Identity, User } from '../users/store.ts'
import { dataInAnswer } from './user-data.ts'

/** The user in the protocol's form; unset times are left out. */
export function userObject(user: User, identities: Identity[]) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...moments({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      invited_at: user.invited_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    ...(user.new_email ? { new_email: user.new_email } : {}),
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: dataInAnswer(user.raw_user_meta_data),
    /** Not in GoTrue: whether a password is set, so that a page can ask for one. */
    has_password: user.encrypted_password !== null,
    identities: identities.map(identityObject),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  }
}

/** Without the user's own data, which earlier versions copied here. */
function identityObject(identity: Identity) {
  const { sub, email, email_verified, phone_verified } = identity.identity_data
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: { sub, email, email_verified, phone_verified },
    provider: identity.provider,
    ...moments({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    email: email ?? '',
  }
}

/** The session as sent to the client. */
export function sessionObject(parts: {
  accessToken: string
  refreshToken: string
  expiresAt: number
  tokenSeconds: number
  user: User
  identities: Identity[]
}) {
  return {
    access_token: parts.accessToken,
    token_type: 'bearer',
    expires_in: parts.tokenSeconds,
    expires_at: parts.expiresAt,
    refresh_token: parts.refreshToken,
    user: userObject(parts.user, parts.identities),
  }
}

function moments(values: Record<string, Date | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])))
}
