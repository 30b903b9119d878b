import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  anAddress,
  aProvider,
  codeIn,
  linkTokenIn,
  sessionIn,
  type TestProvider,
} from '#tests/support/server/auth-provider.ts'
import { users } from '../tables.ts'

type Session = ReturnType<typeof sessionIn>

/** Whether access and refresh token of a session still count. */
async function lives(provider: TestProvider, { accessToken, refreshToken }: Session): Promise<boolean> {
  const used = await provider.call('GET', '/user', undefined, { token: accessToken })
  const refreshed = await provider.refresh(refreshToken)
  expect(used.status).toBe(refreshed.status === 200 ? 200 : 403)
  return used.status === 200
}

async function threeSessions(provider: TestProvider) {
  const person = await provider.aPerson()
  const phone = sessionIn((await provider.signIn(person.email, person.password)).body)
  const laptop = sessionIn((await provider.signIn(person.email, person.password)).body)
  return { person, phone, laptop }
}

test.each([
  ['local', [false, true, true]],
  ['others', [true, false, false]],
  ['global', [false, false, false]],
  [undefined, [false, false, false]],
] as const)('claim 18: signing out with scope %s ends exactly those sessions', async (scope, left) => {
  const provider = await aProvider()
  const { person, phone, laptop } = await threeSessions(provider)
  const stranger = await provider.aPerson()
  const answer = await provider.call('POST', `/logout${scope ? `?scope=${scope}` : ''}`, undefined, {
    token: person.accessToken,
  })
  expect(answer.status).toBe(204)
  const living = []
  for (const session of [person, phone, laptop]) living.push(await lives(provider, session))
  expect(living).toEqual(left)
  expect(await lives(provider, stranger)).toBe(true)
})

test('claim 18: an unknown scope is refused and ends nothing', async () => {
  const provider = await aProvider()
  const person = await provider.aPerson()
  const answer = await provider.call('POST', '/logout?scope=everyone', undefined, { token: person.accessToken })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await lives(provider, person)).toBe(true)
})

test('claim 19: a new password ends the other sessions and keeps this one', async () => {
  const provider = await aProvider()
  const { person, phone, laptop } = await threeSessions(provider)
  const token = phone.accessToken
  expect((await provider.call('PUT', '/user', { password: 'a second password' }, { token })).status).toBe(200)
  expect(await lives(provider, person)).toBe(false)
  expect(await lives(provider, laptop)).toBe(false)
  expect(await lives(provider, phone)).toBe(true)
})

test('claim 19: a new address ends earlier sessions, and voids earlier letters', async () => {
  const provider = await aProvider()
  const { person, phone } = await threeSessions(provider)
  const newEmail = anAddress()
  await provider.post('/recover', { email: person.email })
  const recovery = linkTokenIn(await provider.letterTo(person.email))
  await provider.call('PUT', '/user', { email: newEmail }, { token: phone.accessToken })
  const halves = [await provider.letterTo(newEmail), await provider.letterTo(person.email)]
  const answers = []
  for (const half of halves)
    answers.push(await provider.post('/verify', { type: 'email_change', token_hash: linkTokenIn(half) }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await lives(provider, person)).toBe(false)
  expect(await lives(provider, phone)).toBe(false)
  expect(await lives(provider, sessionIn(answers[1]?.body ?? {}))).toBe(true)
  expect((await provider.post('/verify', { type: 'recovery', token_hash: recovery })).status).toBe(403)
})

test('claim 19: a ban is enforced at use, at refresh and at sign-in', async () => {
  const provider = await aProvider()
  const { email, password, accessToken, refreshToken, userId } = await provider.aPerson()
  await provider.db
    .update(users)
    .set({ banned_until: new Date(Date.now() + 60_000) })
    .where(eq(users.id, userId))
  const used = await provider.call('GET', '/user', undefined, { token: accessToken })
  expect(used).toMatchObject({ status: 403, body: { code: 'user_banned' } })
  expect((await provider.refresh(refreshToken)).body.code).toBe('user_banned')
  expect((await provider.signIn(email, password)).body.code).toBe('user_banned')
  await provider.post('/recover', { email })
  const token = codeIn(await provider.letterTo(email))
  expect((await provider.post('/verify', { type: 'recovery', email, token })).body.code).toBe('user_banned')
})

test('claim 19: deleting an account deletes its sessions, letters and identities', async () => {
  const provider = await aProvider()
  const { email, password, accessToken, refreshToken, userId } = await provider.aPerson()
  await provider.db.delete(users).where(eq(users.id, userId))
  const used = await provider.call('GET', '/user', undefined, { token: accessToken })
  expect(used).toMatchObject({ status: 403, body: { code: 'user_not_found' } })
  expect((await provider.refresh(refreshToken)).status).toBe(400)
  expect((await provider.signIn(email, password)).body.code).toBe('invalid_credentials')
})

test('claim 19: a sign-in simultaneous with a new password leaves no valid session', async () => {
  const provider = await aProvider()
  const { email, password, accessToken } = await provider.aPerson()
  const [change, ...signIns] = await Promise.all([
    provider.call('PUT', '/user', { password: 'a second password' }, { token: accessToken }),
    ...Array.from({ length: 8 }, () => provider.signIn(email, password)),
  ])
  expect(change?.status).toBe(200)
  for (const { status, body } of signIns) if (status === 200) expect(await lives(provider, sessionIn(body))).toBe(false)
})
