import { SignJWT } from 'jose'
import type { Database } from '../../db/database.ts'
import { createSigningKeys } from './signing-keys.ts'

/** Roles of tokens that no person gets. Another server with our protocol may name either. */
export const serviceRoles: readonly unknown[] = ['service_role', 'supabase_admin']

/** Each call has its own token, which is valid for as long as a call may take. */
const SERVER_TOKEN_SECONDS = 60

/** `tokenSeconds` is the lifetime of people's tokens: a key is published until the last of those is over. */
export type ServerTokens = { db: Database; publicUrl: string; tokenSeconds: number; now: () => Date }

/** Makes the tokens with which this product's server proves itself to the provider. They never leave its process. */
export function createServerTokens({ db, publicUrl, tokenSeconds, now }: ServerTokens): () => Promise<string> {
  const keys = createSigningKeys(db, tokenSeconds, now)
  return async () => {
    const { kid, privateKey } = await keys.signing()
    const issuedAt = Math.floor(now().getTime() / 1000)
    const claims = { iss: publicUrl, aud: 'authenticated', role: 'service_role' }
    return new SignJWT({ ...claims, iat: issuedAt, exp: issuedAt + SERVER_TOKEN_SECONDS })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .sign(privateKey)
  }
}
