import type { Context, Hono } from 'hono'
import type { AuthContext } from '../context.ts'
import { AuthRefusal, invalid } from '../wire/refusal.ts'
import { bearer } from './bearer.ts'

/** Endpoints of the protocol that this provider does not offer, answered as a provider with the feature off. */
export function mountUnsupported(app: Hono, auth: AuthContext): void {
  const closed = (refusal: () => AuthRefusal) => () => {
    throw refusal()
  }
  const closedToPeople = (refusal: () => AuthRefusal) => async (context: Context) => {
    await bearer(auth, context)
    throw refusal()
  }
  const noSaml = closed(() => new AuthRefusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'))
  const noCodes = closed(() => new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp'))
  const noLinking = closedToPeople(() => new AuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled'))
  const notAdmin = closedToPeople(() => new AuthRefusal(403, 'not_admin', 'User not allowed'))

  app.post('/otp', noCodes)
  app.post('/magiclink', noCodes)
  app.post('/sso', noSaml)
  app.all('/sso/*', noSaml)
  app.get(
    '/authorize',
    closed(() => invalid('Unsupported provider: provider is not enabled')),
  )
  app.on(
    ['GET', 'POST'],
    '/callback',
    closed(() => new AuthRefusal(400, 'bad_oauth_callback', 'OAuth state parameter missing')),
  )
  app.all('/user/identities/*', noLinking)
  app.post(
    '/factors',
    closedToPeople(() => new AuthRefusal(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')),
  )
  app.post(
    '/factors/:id/:step{challenge|verify}',
    closedToPeople(() => new AuthRefusal(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')),
  )
  app.delete(
    '/factors/:id',
    closedToPeople(() => new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')),
  )
  app.all('/admin/*', notAdmin)
  app.post('/invite', notAdmin)
  app.all(
    '*',
    closed(() => new AuthRefusal(404, 'not_found', 'There is nothing at this address')),
  )
}
