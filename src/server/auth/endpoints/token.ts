import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { answerSession } from '../sessions/open-session.ts'
import { refreshSession } from '../sessions/refresh.ts'
import { Email, phoneDisabled, readBody, Text } from '../wire/body.ts'
import { AuthRefusal, invalid } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'
import { signInWithPassword } from './password-grant.ts'

/** POST /token: a session for a password or for a refresh token. */
export const token = (auth: AuthContext) => async (context: Context) => {
  const grant = context.req.query('grant_type')
  if (grant === 'password') return byPassword(auth, context)
  if (grant === 'refresh_token') return byRefreshToken(auth, context)
  if (grant === 'pkce') {
    const { auth_code, code_verifier } = await readBody(context, z.object({ auth_code: Text, code_verifier: Text }))
    if (!auth_code || !code_verifier)
      throw invalid('invalid request: both auth code and code verifier should be non-empty')
    throw new AuthRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (grant === 'id_token') throw new AuthRefusal(400, 'provider_disabled', 'No provider of ID tokens is enabled')
  throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type')
}

async function byPassword(auth: AuthContext, context: Context) {
  const { email, phone, password } = await readBody(context, z.object({ email: Email, phone: Text, password: Text }))
  if (email && phone) throw invalid('Only an email address or phone number should be provided on login.')
  if (phone) throw phoneDisabled('logins')
  if (!email) throw invalid('missing email or phone')
  const { session, user, weak } = await signInWithPassword(auth, { email, password }, visitorOf(auth, context))
  const answer = await answerSession(auth, session, user)
  return context.json(weak ? { ...answer, weak_password: weak } : answer)
}

/**
 * A client with an expired access token drops its session at any refusal but a 5xx, so every failure that is not the
 * token's is temporary.
 */
async function byRefreshToken(auth: AuthContext, context: Context) {
  const { ip, network } = visitorOf(auth, context)
  auth.throttle.refresh.admit(network)
  const { refresh_token } = await readBody(context, z.object({ refresh_token: Text }))
  if (!refresh_token) throw invalid('refresh_token required')
  try {
    const { session, user } = await refreshSession(auth, refresh_token, ip)
    return context.json(await answerSession(auth, session, user))
  } catch (error) {
    if (error instanceof AuthRefusal) auth.throttle.refresh.failed(network)
    throw error
  }
}
