import { expect, test } from 'vitest'
import { anAddress, aProvider, codeIn, linkTokenIn } from '#tests/support/server/auth-provider.ts'

test('the official client signs up, confirms by the mailed code, signs in, refreshes and signs out', async () => {
  const provider = await aProvider()
  const client = provider.client()
  const email = anAddress()
  const password = 'correct horse battery'
  const data = { full_name: 'Ada Lovelace' }
  const signedUp = await client.signUp({ email, password, options: { data } })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({ email, user_metadata: data, app_metadata: { provider: 'email' } })

  const early = await client.signInWithPassword({ email, password })
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

  const token = codeIn(await provider.letterTo(email))
  const confirmed = await client.verifyOtp({ email, token, type: 'signup' })
  expect(confirmed.error).toBeNull()
  expect(confirmed.data.user?.id).toBe(signedUp.data.user?.id)
  expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()

  const signedIn = await provider.client().signInWithPassword({ email: ` ${email.toUpperCase()}`, password })
  expect(signedIn.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })

  const refreshed = await client.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.refresh_token).not.toBe(confirmed.data.session?.refresh_token)

  const read = await client.getUser()
  expect(read.data.user).toMatchObject({ email, role: 'authenticated', phone: '', is_anonymous: false })
  expect(read.data.user?.identities?.[0]).toMatchObject({ provider: 'email', identity_data: { email_verified: true } })

  const claims = await client.getClaims()
  expect(claims.data?.claims).toMatchObject({
    iss: 'http://localhost:3000/auth/v1',
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    sub: read.data.user?.id,
    amr: [{ method: 'otp' }],
  })

  expect((await client.signOut()).error).toBeNull()
  expect((await client.getSession()).data.session).toBeNull()
  expect(provider.reported).toEqual([])
})

test('the official client confirms by the token of a mailed link', async () => {
  const provider = await aProvider()
  const client = provider.client()
  const email = anAddress()
  await client.signUp({ email, password: 'correct horse battery' })
  const token_hash = linkTokenIn(await provider.letterTo(email))
  const { data, error } = await client.verifyOtp({ token_hash, type: 'email' })
  expect(error).toBeNull()
  expect(data.session?.access_token).toBeTruthy()
})

test('a forgotten password is replaced through the letter, and only the new one works', async () => {
  const provider = await aProvider()
  const { email, password } = await provider.aPerson()
  const client = provider.client()
  expect((await client.resetPasswordForEmail(email)).error).toBeNull()
  const letter = await provider.letterTo(email)
  expect(letter.link).toContain('http://localhost:3000/auth/confirm?')
  expect(new URL(letter.link ?? '').searchParams.get('type')).toBe('recovery')
  const recovered = await client.verifyOtp({ token_hash: linkTokenIn(letter), type: 'recovery' })
  expect(recovered.error).toBeNull()
  const updated = await client.updateUser({ password: 'a better staple' })
  expect(updated.error).toBeNull()
  expect((await provider.signIn(email, password)).body.code).toBe('invalid_credentials')
  expect((await provider.signIn(email, 'a better staple')).status).toBe(200)
  expect((await provider.letterTo(email)).subject).toContain('was changed')
})

test('the client gets a weak password’s error with its reasons', async () => {
  const provider = await aProvider()
  const short = await provider.client().signUp({ email: anAddress(), password: 'short' })
  expect(short.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] })
  const common = await provider.client().signUp({ email: anAddress(), password: 'Password1' })
  expect(common.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['pwned'] })
})

test('a new address counts once both the old and the new one agree', async () => {
  const provider = await aProvider()
  const { email, accessToken, password } = await provider.aPerson()
  const newEmail = anAddress()
  const asked = await provider.call('PUT', '/user', { email: newEmail }, { token: accessToken })
  expect(asked.body).toMatchObject({ email, new_email: newEmail })
  const toNew = await provider.letterTo(newEmail)
  const toOld = await provider.letterTo(email)
  const half = await provider.post('/verify', { type: 'email_change', token_hash: linkTokenIn(toNew) })
  expect(half).toMatchObject({ status: 200, body: { code: '200' } })
  expect((await provider.signIn(newEmail, password)).status).toBe(400)
  const again = await provider.post('/verify', { type: 'email_change', token_hash: linkTokenIn(toNew) })
  expect(again.body.code).toBe('otp_expired')
  const whole = await provider.post('/verify', { type: 'email_change', email, token: codeIn(toOld) })
  expect(whole.body.user).toMatchObject({ email: newEmail })
  expect((await provider.signIn(newEmail, password)).status).toBe(200)
  expect((await provider.signIn(email, password)).status).toBe(400)
  expect((await provider.letterTo(email)).subject).toContain('address')
})

test('an address that is taken is refused as a new address', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  const { accessToken } = await provider.aPerson()
  const answer = await provider.call('PUT', '/user', { email }, { token: accessToken })
  expect(answer).toMatchObject({ status: 422, body: { code: 'email_exists' } })
})

test('with autoconfirm, a sign-up signs in, and a taken address is refused', async () => {
  const provider = await aProvider({ autoconfirm: true })
  const email = anAddress()
  const first = await provider.post('/signup', { email, password: 'correct horse battery' })
  expect(first.body).toMatchObject({ token_type: 'bearer', user: { email } })
  const second = await provider.post('/signup', { email, password: 'another horse battery' })
  expect(second).toMatchObject({ status: 422, body: { code: 'user_already_exists' } })
})

test('people can add to their own data and remove keys with null', async () => {
  const provider = await aProvider()
  const { accessToken: token } = await provider.aPerson()
  await provider.call('PUT', '/user', { data: { full_name: 'Ada', city: 'London' } }, { token })
  const { body } = await provider.call('PUT', '/user', { data: { city: null } }, { token })
  expect(body.user_metadata).toEqual({ full_name: 'Ada' })
})
