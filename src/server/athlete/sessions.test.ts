import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { createProvider } from './provider.ts'
import { createSessions } from './sessions.ts'

const issuer = 'https://accounts.example/auth/v1'
const ana = '01900000-0000-7000-8000-00000000000a'
const ben = '01900000-0000-7000-8000-00000000000b'

/** Sessions of a foreign provider that answers every token with one user. */
async function sessionsAnswering(user: object) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] }
  const transport = async (path: string) => Response.json(path === '/user' ? user : keys)
  const seen: string[] = []
  const sessions = createSessions({
    provider: createProvider({ transport, siteUrl: 'http://localhost:3000' }),
    transport,
    issuer,
    now: () => new Date(),
    seen: async ({ id }) => void seen.push(id),
  })
  const tokenOf = (sub: string, more: object = {}) =>
    new SignJWT({ sub, session_id: ben, aud: 'authenticated', ...more })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer)
      .setExpirationTime('1h')
      .sign(privateKey)
  return { sessions, seen, tokenOf }
}

test('a provider’s answer for another user than the token’s gives no session', async () => {
  const { sessions, seen, tokenOf } = await sessionsAnswering({ id: ben, email: 'ben@example.org' })
  expect(await sessions.of(await tokenOf(ana))).toBeNull()
  expect(seen).toEqual([])
  expect(await sessions.of(await tokenOf(ben))).toMatchObject({ userId: ben })
  expect(seen).toEqual([ben])
})

test('a session is remembered by a hash of its token, however long the token is', async () => {
  const { sessions, tokenOf } = await sessionsAnswering({ id: ana })
  const token = await tokenOf(ana, { user_metadata: { note: 'x'.repeat(5000) } })
  const set = vi.spyOn(Map.prototype, 'set')
  const session = await sessions.of(token)
  const keys = set.mock.calls.map(([key]) => key)
  set.mockRestore()
  expect(JSON.stringify(session)).not.toContain(token)
  expect(keys).not.toContain(token)
})

test('a session stays remembered when another token is checked', async () => {
  const { sessions, seen, tokenOf } = await sessionsAnswering({ id: ana })
  const [first, second] = [await tokenOf(ana), await tokenOf(ana, { aal: 'aal1' })]
  for (const token of [first, second, first]) await sessions.of(token)
  expect(seen).toEqual([ana, ana])
})
