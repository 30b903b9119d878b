import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Session, User } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { dataInToken } from '../wire/user-data.ts'
import type { SigningKeys } from './signing-keys.ts'

type Issuer = { keys: SigningKeys; now: () => Date; settings: { publicUrl: string; tokenSeconds: number } }

/** Signs an access token; `expiresAt` is in seconds of Unix time. */
export async function signAccessToken(
  { keys, now, settings }: Issuer,
  session: Session,
  user: User,
): Promise<{ accessToken: string; expiresAt: number }> {
  const { kid, privateKey } = await keys.signing()
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresAt = issuedAt + settings.tokenSeconds
  const accessToken = await new SignJWT({
    iss: settings.publicUrl,
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: dataInToken(user.raw_user_meta_data),
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(privateKey)
  return { accessToken, expiresAt }
}

const Claims = z.object({ sub: z.string(), session_id: z.uuid() })

/** The user and session of a token. Only our own keys and ES256 are accepted; a key inside the token is ignored. */
export async function readAccessToken(
  { keys, now, settings }: Issuer,
  token: string,
): Promise<{ userId: string; sessionId: string }> {
  const payload = await verifyToken({ keys, now, settings }, token)
  if (!payload.sub) throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const claims = Claims.safeParse(payload)
  if (!claims.success || !z.uuid().safeParse(claims.data.sub).success)
    throw new AuthRefusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  return { userId: claims.data.sub, sessionId: claims.data.session_id }
}

/** The claims of a token that one of our keys signed, and that has not expired. */
export async function verifyToken({ keys, now, settings }: Issuer, token: string): Promise<JWTPayload> {
  try {
    const key = await keys.verifying(decodeProtectedHeader(token).kid ?? '')
    if (!key) throw new errors.JWKSNoMatchingKey()
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      issuer: settings.publicUrl,
      audience: 'authenticated',
      requiredClaims: ['exp', 'iat'],
      clockTolerance: 5,
      currentDate: now(),
    })
    return payload
  } catch (error) {
    // jose throws a TypeError for a text that is not a token.
    if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error
    const why = `invalid JWT: unable to parse or verify signature, ${error.message}`
    throw new AuthRefusal(403, 'bad_jwt', why)
  }
}
