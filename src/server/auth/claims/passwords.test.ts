import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from 'bcryptjs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAddress, aProvider, codeIn, type TestProvider } from '#tests/support/server/auth-provider.ts'
import { users } from '../tables.ts'

async function storedOf(provider: TestProvider, email: string): Promise<string> {
  const [row] = await provider.db.select().from(users).where(eq(users.email, email))
  return row?.encrypted_password ?? ''
}

const store = (provider: TestProvider, email: string, encrypted_password: string | null) =>
  provider.db.update(users).set({ encrypted_password }).where(eq(users.email, email))

test('claim 1: a password is stored as Argon2id with 19 MiB and two passes, each with its own salt', async () => {
  const provider = await aProvider()
  const [ada, bob] = [await provider.aPerson(), await provider.aPerson()]
  const phc = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/
  expect(await storedOf(provider, ada.email)).toMatch(phc)
  expect(ada.password).toBe(bob.password)
  expect(await storedOf(provider, ada.email)).not.toBe(await storedOf(provider, bob.email))
})

test('claim 1: an imported bcrypt hash lets its owner in and becomes Argon2id', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  await store(provider, email, await bcrypt('moved in from elsewhere', 4))
  expect((await provider.signIn(email, 'not this one')).status).toBe(400)
  expect((await provider.signIn(email, 'moved in from elsewhere')).status).toBe(200)
  expect(await storedOf(provider, email)).toMatch(/^\$argon2id\$/)
  expect((await provider.signIn(email, 'moved in from elsewhere')).status).toBe(200)
})

test('claim 1: a password hashed at a lower cost is hashed anew when its owner signs in', async () => {
  const provider = await aProvider()
  const { email, password } = await provider.aPerson()
  await store(provider, email, await argon2(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 }))
  expect((await provider.signIn(email, password)).status).toBe(200)
  expect(await storedOf(provider, email)).toContain('m=19456,t=2,p=1')
})

test('claim 2: the minimum length is eight, unless the operator sets another', async () => {
  const strict = await aProvider()
  const answer = await strict.post('/signup', { email: anAddress(), password: 'kx7mq2z' })
  expect(answer).toMatchObject({ status: 422, body: { code: 'weak_password', weak_password: { reasons: ['length'] } } })
  const lenient = await aProvider({ minimumPasswordLength: 6 })
  expect((await lenient.post('/signup', { email: anAddress(), password: 'kx7mq2' })).status).toBe(200)
  expect((await lenient.post('/signup', { email: anAddress(), password: 'kx7mq' })).status).toBe(422)
})

test('claim 2: a long password counts to its last character', async () => {
  const provider = await aProvider()
  const long = `${'a long walk by the sea, '.repeat(8)}and home`
  const { email } = await provider.aPerson(long)
  expect((await provider.signIn(email, `${long.slice(0, -1)}!`)).status).toBe(400)
  expect((await provider.signIn(email, long.slice(0, 72))).status).toBe(400)
  expect((await provider.signIn(email, long)).status).toBe(200)
  const absurd = await provider.post('/signup', { email: anAddress(), password: 'x1'.repeat(1000) })
  expect(absurd).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test.each(['password', 'PASSWORD', 'iloveyou', '1qaz2wsx', 'qwertyuiop', 'zzzzzzzzzz'])(
  'claim 2: the password %s is refused',
  async (password) => {
    const provider = await aProvider()
    const answer = await provider.post('/signup', { email: anAddress(), password })
    expect(answer).toMatchObject({ status: 422, body: { weak_password: { reasons: ['pwned'] } } })
  },
)

test('claim 2: a password cannot be the account’s own address, and needs no digits or symbols', async () => {
  const provider = await aProvider()
  const email = anAddress()
  const [name = ''] = email.split('@')
  expect((await provider.post('/signup', { email, password: email })).status).toBe(422)
  expect((await provider.post('/signup', { email, password: name.toUpperCase() })).status).toBe(422)
  expect((await provider.post('/signup', { email, password: 'marmaladesky' })).status).toBe(200)
})

test('claim 2: an older password that is weak today still signs in, with a warning', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  await store(provider, email, await argon2('iloveyou', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))
  const { status, body } = await provider.signIn(email, 'iloveyou')
  expect(status).toBe(200)
  expect(body.weak_password).toMatchObject({ reasons: ['pwned'], message: expect.any(String) })
})

test('claim 3: an unknown address, an account without a password and a wrong password get the same answer', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  const passwordless = await provider.aPerson()
  await store(provider, passwordless.email, null)
  const wrong = await provider.signIn(email, 'not my password')
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } })
  for (const other of [anAddress(), passwordless.email]) {
    const { status, body } = await provider.signIn(other, 'not my password')
    expect({ status, body }).toEqual({ status: wrong.status, body: wrong.body })
  }
})

test('claim 4: a ban and an unconfirmed address are told only after the right password', async () => {
  const provider = await aProvider()
  const banned = await provider.aPerson()
  const banned_until = new Date(Date.now() + 3_600_000)
  await provider.db.update(users).set({ banned_until }).where(eq(users.email, banned.email))
  expect((await provider.signIn(banned.email, 'a wrong guess')).body.code).toBe('invalid_credentials')
  expect((await provider.signIn(banned.email, banned.password)).body.code).toBe('user_banned')
  const email = anAddress()
  await provider.post('/signup', { email, password: 'correct horse battery' })
  expect((await provider.signIn(email, 'a wrong guess')).body.code).toBe('invalid_credentials')
  expect((await provider.signIn(email, 'correct horse battery')).body.code).toBe('email_not_confirmed')
})

test('claim 6: ten wrong passwords from one network block that network and no other', async () => {
  const provider = await aProvider()
  const { email, password } = await provider.aPerson()
  const address = '203.0.113.9'
  for (let guess = 0; guess < 10; guess++)
    expect((await provider.signIn(email, `guess ${guess}`, { address })).status).toBe(400)
  const closed = await provider.signIn(email, password, { address })
  expect(closed).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await provider.signIn(email, password, { address: '198.51.100.4' })).status).toBe(200)
})

test('claim 6: wrong passwords from many networks are stopped before a hundred, and the owner can still sign in', async () => {
  const provider = await aProvider()
  const { email, password } = await provider.aPerson()
  const home = { address: '198.51.100.4' }
  expect((await provider.signIn(email, password, home)).status).toBe(200)
  expect((await provider.signIn(email, password, { address: '198.51.100.200' })).status).toBe(200)
  const statuses: number[] = []
  for (let guess = 0; guess < 110; guess++) {
    const { status } = await provider.signIn(email, `guess ${guess}`, { address: `203.0.113.${guess}` })
    statuses.push(status)
  }
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(100)
  expect(statuses.at(-1)).toBe(429)
  // at home as ever
  expect((await provider.signIn(email, password, home)).status).toBe(200)

  for (let guess = 0; guess < 110; guess++)
    await provider.signIn(email, `guess ${guess}`, { address: `203.0.113.${guess}` })
  // and on the road by way of a letter
  const road = { address: '192.0.2.77' }
  expect((await provider.signIn(email, password, road)).status).toBe(429)
  await provider.post('/recover', { email }, road)
  const token = codeIn(await provider.letterTo(email))
  expect((await provider.post('/verify', { type: 'recovery', email, token }, road)).status).toBe(200)
  expect((await provider.signIn(email, password, road)).status).toBe(200)
})

test('claim 6: a network that tries a hundred accounts is blocked, the next network is not', async () => {
  const provider = await aProvider()
  const { email, password } = await provider.aPerson()
  const address = '2001:db8:1:2::1'
  for (let guess = 0; guess < 100; guess++) await provider.signIn(anAddress(), 'some guess', { address })
  expect((await provider.signIn(email, password, { address: '2001:db8:1:2:ffff::9' })).status).toBe(429)
  expect((await provider.signIn(email, password, { address: '2001:db8:1:3::1' })).status).toBe(200)
})
