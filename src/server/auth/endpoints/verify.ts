import type { Context } from 'hono'
import { z } from 'zod'
import type { Purpose } from '../codes/one-time-tokens.ts'
import type { AuthContext } from '../context.ts'
import { landingBrowser } from '../letters/landing-browser.ts'
import { confirmLink, type LinkType, linkTypes } from '../letters/letters.ts'
import { type Accepted, acceptProof } from '../proofs/accept.ts'
import { answerSession } from '../sessions/open-session.ts'
import { Email, phoneDisabled, readBody, Text } from '../wire/body.ts'
import { wantedRedirect } from '../wire/redirect.ts'
import { AuthRefusal, invalid } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'

/** The purposes that each type of the protocol accepts. */
const purposesOf: Record<string, Purpose[]> = {
  signup: ['confirmation_token'],
  email: ['confirmation_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
  invite: ['invite_token'],
  magiclink: ['magiclink_token'],
}

const Body = z.object({ type: Text, token: Text, token_hash: Text, email: Email, phone: Text })

/** POST /verify: a session for the link or the code of a letter. */
export const verify = (auth: AuthContext) => async (context: Context) => {
  const { type, token, token_hash, email, phone } = await readBody(context, Body)
  if (!type) throw invalid('Verify requires a verification type')
  if (phone || type === 'sms' || type === 'phone_change') throw phoneDisabled('signups')
  const purposes = Object.hasOwn(purposesOf, type) ? purposesOf[type] : undefined
  if (!purposes) throw invalid('Invalid verification type')
  if (token_hash && (token || email)) throw invalid('Only the token_hash and type should be provided')
  if (!token_hash && !token) throw invalid('Verify requires a token or a token hash')
  if (token && !email) throw invalid('Only an email address or phone number should be provided on verify')
  const proof = token_hash ? { link: token_hash } : { code: token, address: email }
  const accepted = await accept(auth, context, purposes, proof, landingBrowser(context))
  if ('half' in accepted) return context.json({ msg: halfConfirmed, code: '200' })
  return context.json(await answerSession(auth, accepted.session, accepted.user))
}

/**
 * GET /verify, where links of other providers lead. It redirects to the page that posts the link and does not use it
 * up, because mail scanners open links. With `linksActOnGet` it acts at once.
 */
export const openLink = (auth: AuthContext) => async (context: Context) => {
  const { settings } = auth
  const link = context.req.query('token') || context.req.query('token_hash')
  const type = context.req.query('type') ?? ''
  if (!link) throw invalid('Verify requires a token or a token hash')
  if (!isLinkType(type)) throw invalid('Verify requires a verification type')
  const next = wantedRedirect(context, settings)
  if (!settings.linksActOnGet || context.req.method === 'HEAD')
    return context.redirect(confirmLink(settings, link, type, next), 303)
  try {
    const accepted = await accept(auth, context, purposesOf[type] ?? [], { link })
    if ('half' in accepted) return context.redirect(withFragment(next, { message: halfConfirmed, sb: '' }), 303)
    const session = await answerSession(auth, accepted.session, accepted.user)
    const { access_token, expires_at, expires_in, refresh_token, token_type } = session
    const carried = { access_token, expires_at, expires_in, refresh_token, sb: '', token_type, type }
    return context.redirect(withFragment(next, carried), 303)
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    const fragment = { error: 'access_denied', error_code: error.code, error_description: error.message, sb: '' }
    return context.redirect(withFragment(next, fragment), 303)
  }
}

const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

async function accept(
  auth: AuthContext,
  context: Context,
  purposes: Purpose[],
  proof: { link: string } | { code: string; address: string },
  browser?: string,
): Promise<Accepted> {
  const { network, ...visitor } = visitorOf(auth, context)
  const account = 'address' in proof ? { account: proof.address } : {}
  auth.throttle.proof.admit(network)
  const mayTry = !('address' in proof) || auth.throttle.proof.takesCodes(proof.address)
  const { hashOfLink, hashOfBrowser } = auth.oneTime
  const opening =
    browser && 'link' in proof ? { link_hash: hashOfLink(proof.link), browser_hash: hashOfBrowser(browser) } : undefined
  const accepted = mayTry ? await acceptProof(auth, purposes, proof, visitor, opening) : undefined
  if (accepted) {
    if ('user' in accepted) auth.throttle.password.succeeded({ account: accepted.user.email, network })
    return accepted
  }
  auth.throttle.proof.failed({ ...account, network })
  const message = 'link' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
  throw new AuthRefusal(403, 'otp_expired', message)
}

const isLinkType = (type: string): type is LinkType => linkTypes.some((known) => known === type)

function withFragment(address: string, values: Record<string, string | number>): string {
  const fragment = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) fragment.set(name, String(value))
  return `${address}#${fragment}`
}
