import { expect, test } from 'vitest'
import { anAddress, aProvider } from '#tests/support/server/auth-provider.ts'
import { writeRefreshToken } from '../sessions/refresh-token.ts'

const password = 'correct horse battery'
const addressOf = (length: number) => `${'a'.repeat(length - 12)}@example.org`

test.each([
  ['POST', '/signup', { password }],
  ['POST', '/token?grant_type=password', { password }],
  ['POST', '/verify', { type: 'signup', token: '123456' }],
  ['POST', '/recover', {}],
  ['POST', '/resend', { type: 'signup' }],
  ['PUT', '/user', {}],
])('claim 30: %s %s refuses an address of more than 254 characters', async (method, path, more) => {
  const provider = await aProvider()
  const { accessToken: token } = await provider.aPerson()
  for (const email of [addressOf(255), addressOf(16_000), `a@${'a.'.repeat(8000)}b`]) {
    const answer = await provider.call(method, path, { ...more, email }, { token })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'email: Send 254 characters at most' },
    })
  }
  const longest = await provider.call(method, path, { ...more, email: addressOf(254) }, { token })
  expect(JSON.stringify(longest.body)).not.toContain('254 characters')
})

test('claim 30: no other text is longer than 1,024 characters, wherever it is sent', async () => {
  const provider = await aProvider()
  const { email, accessToken: token } = await provider.aPerson()
  const long = 'x1'.repeat(513)
  for (const [method, path, body] of [
    ['POST', '/signup', { email: anAddress(), password: long }],
    ['POST', '/token?grant_type=password', { email, password: long }],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: long }],
    ['POST', '/token?grant_type=pkce', { auth_code: long, code_verifier: 'x' }],
    ['POST', '/verify', { type: 'signup', token_hash: long }],
    ['POST', '/verify', { type: 'signup', email, token: long }],
    ['POST', '/verify', { type: long, token_hash: 'x' }],
    ['PUT', '/user', { password: long }],
    ['PUT', '/user', { password, current_password: long }],
    ['PUT', '/user', { password, nonce: long }],
  ] as const) {
    const answer = await provider.call(method, path, body, { token })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(answer.body.message).toMatch(/^\w+: Send 1024 characters at most$/)
  }
})

test.each(['11111111-1111-1111-1111-111111111111', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
  'claim 16: a well-formed refresh token of the session %s, which cannot be, is not found',
  async (sessionId) => {
    const provider = await aProvider()
    const answer = await provider.refresh(writeRefreshToken(sessionId, 3, 'a2V5'))
    expect(answer).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
  },
)
