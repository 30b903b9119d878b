import type { Context } from 'hono'
import type { AuthContext } from '../context.ts'

/** GET /health */
export const health = (context: Context) =>
  context.json({ version: '1', name: 'GoTrue', description: 'The embedded auth provider, in the protocol of GoTrue' })

const otherProviders = [
  ...['anonymous_users', 'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc', 'snapchat'],
  ...['spotify', 'twitch', 'twitter', 'workos', 'x', 'zoom', 'phone'],
]

/** GET /settings: the features a client may offer. */
export const publicSettings =
  ({ settings, signUpIsOpen }: AuthContext) =>
  async (context: Context) =>
    context.json({
      external: { ...Object.fromEntries(otherProviders.map((name) => [name, false])), email: true },
      disable_signup: !(await signUpIsOpen()),
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    })

/** GET /.well-known/jwks.json: the public keys. */
export const jwks = (auth: AuthContext) => async (context: Context) => {
  context.header('Cache-Control', 'public, max-age=600')
  return context.json({ keys: await auth.keys.published() })
}
