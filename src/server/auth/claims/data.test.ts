import { createChunks, stringToBase64URL } from '@supabase/ssr'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { MAX_CHUNK_CHARACTERS, SESSION_COOKIE } from '#contracts/session-cookie.ts'
import { anAddress, aProvider, codeIn, type TestProvider } from '#tests/support/server/auth-provider.ts'
import { identities, users } from '../tables.ts'

const password = 'correct horse battery'
/** Data that take so many bytes as JSON. */
const dataOf = (bytes: number) => ({ note: 'x'.repeat(bytes - '{"note":""}'.length) })

const tooLarge = (key: string) => ({
  status: 422,
  body: { code: 'validation_failed', message: expect.stringMatching(new RegExp(`2000 bytes.*"${key}"`)) },
})

test('claim 31: a sign-up takes two kilobytes of data and no more', async () => {
  const provider = await aProvider()
  const signUp = (data: object) => provider.post('/signup', { email: anAddress(), password, data })
  expect((await signUp(dataOf(2000))).status).toBe(200)
  expect(await signUp(dataOf(2001))).toMatchObject(tooLarge('note'))
  expect(await signUp({ a: 'x'.repeat(1100), b: 'x'.repeat(1100) })).toMatchObject(tooLarge('a'))
  expect(await signUp({ a: 'x', full_name: '😀'.repeat(500) })).toMatchObject(tooLarge('full_name'))
  expect((await signUp({ full_name: '😀'.repeat(200), timezone: 'America/Argentina/ComodRivadavia' })).status).toBe(200)
})

test('claim 31: the limit counts changed data together with the stored data', async () => {
  const provider = await aProvider()
  const { accessToken: token } = await provider.aPerson()
  const change = (data: object) => provider.call('PUT', '/user', { data }, { token })
  const half = 'x'.repeat(1200)
  expect((await change({ a: half })).status).toBe(200)
  expect(await change({ b: half })).toMatchObject(tooLarge('a'))
  expect((await change({ a: null, b: half })).body.user_metadata).toEqual({ b: half })
})

test('claim 31: simultaneous changes are all applied, as long as together they fit', async () => {
  const provider = await aProvider()
  const { accessToken: token } = await provider.aPerson()
  const changes = Array.from({ length: 12 }, (_, index) => ({ [`key ${index}`]: 'x'.repeat(400) }))
  const answers = await Promise.all(changes.map((data) => provider.call('PUT', '/user', { data }, { token })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(200), ...Array(8).fill(422)])
  const { body } = await provider.call('GET', '/user', undefined, { token })
  expect(Object.keys(body.user_metadata as object)).toHaveLength(4)
})

test.each([0, 900, 901, 2000])('with %i bytes of data a session fits a proxy’s header lines', async (bytes) => {
  const provider = await aProvider()
  const email = `${'a'.repeat(58)}@${`${'b'.repeat(60)}.`.repeat(3)}${anAddress().slice(0, 8)}.org`
  await provider.post('/signup', { email, password, ...(bytes > 0 ? { data: dataOf(bytes) } : {}) })
  const session = await confirmed(provider, email)
  const header = createChunks(
    SESSION_COOKIE,
    `base64-${stringToBase64URL(JSON.stringify(session))}`,
    MAX_CHUNK_CHARACTERS,
  )
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  expect(header.length).toBeLessThan(7000)
  expect(String(session.access_token).length).toBeLessThan(3000)
  const data = bytes > 0 ? dataOf(bytes) : {}
  expect(session.user).toMatchObject({ user_metadata: data })
  expect(decodeJwt(String(session.access_token)).user_metadata).toEqual(bytes <= 900 ? data : {})
})

test('claim 31: a person with too much data of an earlier version can sign in and reduce them', async () => {
  const provider = await aProvider()
  const { email, userId } = await provider.aPerson()
  const raw_user_meta_data = { ...dataOf(16_000), full_name: 'Robin' }
  await provider.db.update(users).set({ raw_user_meta_data }).where(eq(users.id, userId))
  const identity_data = { ...raw_user_meta_data, sub: userId, email, email_verified: true, phone_verified: false }
  await provider.db.update(identities).set({ identity_data }).where(eq(identities.user_id, userId))

  const { status, body } = await provider.signIn(email, password)
  expect(status).toBe(200)
  expect(JSON.stringify(body).length).toBeLessThan(3000)
  const token = String(body.access_token)
  expect((await provider.call('GET', '/user', undefined, { token })).body.user_metadata).toEqual({})
  expect(await provider.call('PUT', '/user', { data: { nick: 'R' } }, { token })).toMatchObject(tooLarge('note'))
  expect((await provider.call('PUT', '/user', { password: 'a second password' }, { token })).status).toBe(200)
  const mended = await provider.call('PUT', '/user', { data: { note: null } }, { token })
  expect(mended).toMatchObject({ status: 200, body: { user_metadata: { full_name: 'Robin' } } })
})

async function confirmed(provider: TestProvider, email: string) {
  const token = codeIn(await provider.letterTo(email))
  const { status, body } = await provider.post('/verify', { type: 'signup', email, token })
  expect(status).toBe(200)
  return body
}
