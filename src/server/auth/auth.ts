import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createOneTimeTokens } from './codes/one-time-tokens.ts'
import type { AuthContext } from './context.ts'
import { health, jwks, publicSettings } from './endpoints/about.ts'
import { mountAdmin } from './endpoints/admin/mount.ts'
import { logout } from './endpoints/logout.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover, resend } from './endpoints/recover.ts'
import { endSession, listSessions } from './endpoints/sessions.ts'
import { signUp } from './endpoints/signup.ts'
import { token } from './endpoints/token.ts'
import { mountUnsupported } from './endpoints/unsupported.ts'
import { changeUser, readUser } from './endpoints/user.ts'
import { openLink, verify } from './endpoints/verify.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { createSending } from './letters/sending.ts'
import { createThrottle } from './limits/throttle.ts'
import { type AuthParts, withDefaults } from './parts.ts'
import { createPasswords } from './passwords/passwords.ts'
import { unexpectedRefusal, withoutSecrets } from './unexpected-error.ts'
import { makePlaceholders } from './users/store.ts'
import { boundedBody } from './wire/body.ts'
import { AuthRefusal, answerRefusal } from './wire/refusal.ts'
import { timeLimit } from './wire/time-limit.ts'

/**
 * The embedded auth provider: the protocol of Supabase Auth (GoTrue) as one Hono app, to be mounted at the path of
 * `settings.publicUrl` or served alone.
 */
export function createAuth(parts: AuthParts): Hono {
  const { db, now, post, clientAddress, networkOf } = parts
  const settings = withDefaults(parts.settings)
  const report = (error: unknown) => (parts.report ?? console.error)(withoutSecrets(error))
  const auth: AuthContext = {
    db,
    settings,
    now,
    clientAddress,
    networkOf,
    sending: createSending(db, post, now),
    keys: createSigningKeys(db, settings.tokenSeconds, now),
    passwords: createPasswords(),
    oneTime: createOneTimeTokens(db, settings, now),
    signUpIsOpen: async () => !settings.disableSignup && ((await parts.signUpIsOpen?.()) ?? true),
    throttle: createThrottle(settings.letterRequestsPerNetwork, parts.counting),
  }

  const app = new Hono()
  app.onError((error, context) => {
    if (error instanceof AuthRefusal) return answerRefusal(context, error)
    report(error)
    return answerRefusal(context, unexpectedRefusal(error, context.req.query('grant_type') === 'refresh_token'))
  })
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
      maxAge: 600,
    }),
  )
  app.use(boundedBody(parts.receiveBody))
  app.use(timeLimit(settings.requestSeconds * 1000))
  app.use(async (context, next) => {
    await next()
    // An answer may hold a session, so no cache may keep it.
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  })
  app.get('/health', health)
  app.get('/settings', publicSettings(auth))
  app.get('/.well-known/jwks.json', jwks(auth))
  let placeholders: Promise<void> | undefined
  app.use(async (_, next) => {
    await auth.oneTime.ready()
    placeholders ??= makePlaceholders(db).catch((error: unknown) => {
      placeholders = undefined
      throw error
    })
    await placeholders
    await next()
  })
  app.post('/signup', signUp(auth))
  app.post('/token', token(auth))
  app.post('/verify', verify(auth))
  app.get('/verify', openLink(auth))
  app.post('/recover', recover(auth))
  app.post('/resend', resend(auth))
  app.get('/reauthenticate', reauthenticate(auth))
  app.get('/user', readUser(auth))
  app.put('/user', changeUser(auth))
  app.post('/logout', logout(auth))
  app.get('/sessions', listSessions(auth))
  app.delete('/sessions/:id', endSession(auth))
  mountAdmin(app, auth)
  mountUnsupported(app, auth)
  return app
}
