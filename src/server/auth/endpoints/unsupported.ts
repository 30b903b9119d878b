import type { Hono } from 'hono'
import type { AuthContext } from '../context.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { requireServer } from './admin/require-server.ts'
import { bearer } from './bearer.ts'

type Method = 'ALL' | 'GET' | 'POST' | 'DELETE'
type Refusal = ConstructorParameters<typeof AuthRefusal>

const noSaml: Refusal = [404, 'saml_provider_disabled', 'SAML 2.0 is disabled']
const noCodes: Refusal = [422, 'otp_disabled', 'Signups not allowed for otp']
const noProvider: Refusal = [400, 'validation_failed', 'Unsupported provider: provider is not enabled']
const noState: Refusal = [400, 'bad_oauth_callback', 'OAuth state parameter missing']
const noAddress: Refusal = [404, 'not_found', 'There is nothing at this address']
const noLinking: Refusal = [404, 'manual_linking_disabled', 'Manual linking is disabled']
const noEnrolling: Refusal = [422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP']
const noVerifying: Refusal = [422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP']
const noFactor: Refusal = [404, 'mfa_factor_not_found', 'Factor not found']

/**
 * Endpoints that refuse everyone, those that refuse a signed-in person, and those that refuse a server. The last one is
 * every other address.
 */
const endpoints: readonly [Method, string, Refusal, by?: 'anyone' | 'server'][] = [
  ['POST', '/otp', noCodes, 'anyone'],
  ['POST', '/magiclink', noCodes, 'anyone'],
  ['POST', '/sso', noSaml, 'anyone'],
  ['ALL', '/sso/*', noSaml, 'anyone'],
  ['GET', '/authorize', noProvider, 'anyone'],
  ['GET', '/callback', noState, 'anyone'],
  ['POST', '/callback', noState, 'anyone'],
  ['ALL', '/user/identities/*', noLinking],
  ['POST', '/factors', noEnrolling],
  ['POST', '/factors/:id/:step{challenge|verify}', noVerifying],
  ['DELETE', '/factors/:id', noFactor],
  ['ALL', '/admin/*', noAddress, 'server'],
  ['ALL', '*', noAddress, 'anyone'],
]

/** Endpoints of the protocol that this provider does not offer, answered as a provider with the feature off. */
export function mountUnsupported(app: Hono, auth: AuthContext): void {
  for (const [method, path, refusal, by] of endpoints)
    app.on(method, path, async (context) => {
      if (by === 'server') await requireServer(auth, context)
      else if (by !== 'anyone') await bearer(auth, context)
      throw new AuthRefusal(...refusal)
    })
}
