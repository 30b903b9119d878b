import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aProvider, linkTokenIn, sessionIn, type TestProvider } from '#tests/support/server/auth-provider.ts'
import { users } from '../tables.ts'

const thisBrowser = { headers: { cookie: 'pacewright-letter=abcdefghijklmnopqrstuv' } }
const anotherBrowser = { headers: { cookie: 'pacewright-letter=ABCDEFGHIJKLMNOPQRSTUV' } }

const sessionOf = async (provider: TestProvider, token: string) => {
  const { status } = await provider.call('GET', '/user', undefined, { token })
  const [, payload = ''] = token.split('.')
  return { status, id: JSON.parse(Buffer.from(payload, 'base64url').toString()).session_id }
}

test('claim 32: a used link gives its own browser the same session once more, and no other browser', async () => {
  const provider = await aProvider()
  const { link } = await provider.anUnconfirmed()
  const open = (more?: object) => provider.post('/verify', { type: 'signup', token_hash: link }, more)
  const first = await open(thisBrowser)
  for (const other of [undefined, anotherBrowser, { headers: { cookie: 'pacewright-letter=' } }])
    expect((await open(other)).body.code).toBe('otp_expired')
  provider.advance(59)
  const again = await open(thisBrowser)
  expect([first.status, again.status]).toEqual([200, 200])
  const sessions = [first, again].map(({ body }) => sessionIn(body))
  expect(sessions[1]?.refreshToken).toBe(sessions[0]?.refreshToken)
  const [one, other] = await Promise.all(sessions.map(({ accessToken }) => sessionOf(provider, accessToken)))
  expect(other).toEqual({ status: 200, id: one?.id })
  expect((await open(thisBrowser)).body.code).toBe('otp_expired')
})

test('claim 32: after a minute a used link gives no session', async () => {
  const provider = await aProvider()
  const { link } = await provider.anUnconfirmed()
  const open = () => provider.post('/verify', { type: 'signup', token_hash: link }, thisBrowser)
  expect((await open()).status).toBe(200)
  provider.advance(60)
  expect((await open()).status).toBe(403)
})

test('claim 32: of many posts of one link by one browser two are answered, with one session', async () => {
  const provider = await aProvider()
  const { link } = await provider.anUnconfirmed()
  const open = () => provider.post('/verify', { type: 'signup', token_hash: link }, thisBrowser)
  const answers = await Promise.all(Array.from({ length: 20 }, open))
  const good = answers.filter(({ status }) => status === 200).map(({ body }) => sessionIn(body).refreshToken)
  expect(good).toHaveLength(2)
  expect(new Set(good).size).toBe(1)
})

test('claim 32: a session that was ended is not opened again', async () => {
  const provider = await aProvider()
  const { link } = await provider.anUnconfirmed()
  const open = () => provider.post('/verify', { type: 'signup', token_hash: link }, thisBrowser)
  const { accessToken: token } = sessionIn((await open()).body)
  await provider.call('POST', '/logout?scope=local', undefined, { token })
  expect((await open()).status).toBe(403)
})

test('claim 32: a session that is past its limit, or whose owner is banned, is not opened again', async () => {
  const provider = await aProvider({ sessionSeconds: 30 })
  for (const why of ['limit', 'ban']) {
    const { link, email } = await provider.anUnconfirmed()
    const open = () => provider.post('/verify', { type: 'signup', token_hash: link }, thisBrowser)
    expect((await open()).status).toBe(200)
    if (why === 'limit') provider.advance(31)
    else
      await provider.db
        .update(users)
        .set({ banned_until: new Date('9999-01-01T00:00:00Z') })
        .where(eq(users.email, email))
    expect((await open()).status, why).toBe(403)
  }
})

test('claim 32: the first half of a change of address is answered once more too, and counts once', async () => {
  const provider = await aProvider()
  const { email, accessToken: token } = await provider.aPerson()
  const newEmail = `new-${email}`
  await provider.call('PUT', '/user', { email: newEmail }, { token })
  const link = linkTokenIn(await provider.letterTo(newEmail))
  const open = () => provider.post('/verify', { type: 'email_change', token_hash: link }, thisBrowser)
  const [first, again, third] = [await open(), await open(), await open()]
  expect([first.status, again.status, third.status]).toEqual([200, 200, 403])
  expect(again.body).toEqual(first.body)
  expect((await provider.call('GET', '/user', undefined, { token })).body.email).toBe(email)
})

test('claim 32: a code works once, whatever browser sends it', async () => {
  const provider = await aProvider()
  const { email, code } = await provider.anUnconfirmed()
  const send = () => provider.post('/verify', { type: 'signup', email, token: code }, thisBrowser)
  expect([(await send()).status, (await send()).status]).toEqual([200, 403])
})
