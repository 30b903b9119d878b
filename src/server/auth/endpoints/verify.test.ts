import { expect, test } from 'vitest'
import { aProvider, linkTokenIn } from '#tests/support/server/auth-provider.ts'

const link = 'Email link is invalid or has expired'
const code = 'Token has expired or is invalid'
const both = 'Only the token_hash and type should be provided'
const email = 'robin@example.org'

test.each([
  [{}, 400, 'validation_failed', 'Verify requires a verification type'],
  [{ type: 'sms', token: '123456' }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
  [{ type: 'phone_change', token: '123456' }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
  [{ type: 'signup', phone: '1', token: '123456' }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
  [{ type: 'nonsense', token_hash: 'x' }, 400, 'validation_failed', 'Invalid verification type'],
  [{ type: 'constructor', token_hash: 'x' }, 400, 'validation_failed', 'Invalid verification type'],
  [{ type: 'signup', token_hash: 'x', token: '123456' }, 400, 'validation_failed', both],
  [{ type: 'signup', token_hash: 'x', email }, 400, 'validation_failed', both],
  [{ type: 'signup' }, 400, 'validation_failed', 'Verify requires a token or a token hash'],
  [{ type: 'signup', email }, 400, 'validation_failed', 'Verify requires a token or a token hash'],
  [
    { type: 'signup', token: '123456' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  [{ type: 'signup', token: '123456', email }, 403, 'otp_expired', code],
  ...['signup', 'email', 'recovery', 'email_change', 'invite', 'magiclink'].map(
    (type) => [{ type, token_hash: 'x' }, 403, 'otp_expired', link] as const,
  ),
] as const)('a proof of %j is refused', async (body, status, code, message) => {
  const provider = await aProvider()
  const answer = await provider.post('/verify', body)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code, message })
})

test('a link in another provider’s form redirects to the page that posts it, and is not used up', async () => {
  const { call, siteUrl } = await aProvider()
  for (const name of ['token', 'token_hash']) {
    const answer = await call('GET', `/verify?${name}=x&type=recovery&redirect_to=${siteUrl}/dashboard`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${siteUrl}/auth/confirm?token_hash=x&type=recovery&next=%2Fdashboard`)
  }
})

test.each([
  ['?type=recovery', 'Verify requires a token or a token hash'],
  ['?token=x', 'Verify requires a verification type'],
  ['?token=x&type=sms', 'Verify requires a verification type'],
])('a link with %s is refused', async (query, message) => {
  const answer = await (await aProvider()).call('GET', `/verify${query}`)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'validation_failed', message })
})

test('with linksActOnGet, the error of an invalid link is in the fragment, and HEAD does not use a link up', async () => {
  const { call, siteUrl } = await aProvider({ linksActOnGet: true })
  const opened = await call('GET', '/verify?token=x&type=recovery')
  expect(opened.status).toBe(303)
  const [address, fragment] = opened.headers.get('location')?.split('#') ?? []
  expect(address).toBe(siteUrl)
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: link,
    sb: '',
  })
  const looked = await call('HEAD', '/verify?token=x&type=recovery')
  expect(looked.headers.get('location')).toBe(`${siteUrl}/auth/confirm?token_hash=x&type=recovery`)
})

test('with linksActOnGet, the first half of a change of address says so in the fragment', async () => {
  const provider = await aProvider({ linksActOnGet: true })
  const { email, accessToken: token } = await provider.aPerson()
  await provider.call('PUT', '/user', { email: `new-${email}` }, { token })
  const link = linkTokenIn(await provider.letterTo(email))
  const opened = await provider.call('GET', `/verify?token=${link}&type=email_change`)
  expect(opened.status).toBe(303)
  const [address, fragment] = opened.headers.get('location')?.split('#') ?? []
  expect(address).toBe(provider.siteUrl)
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    sb: '',
  })
})
