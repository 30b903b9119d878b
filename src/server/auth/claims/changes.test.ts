import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAddress, aProvider, codeIn, linkTokenIn } from '#tests/support/server/auth-provider.ts'
import { audit_log_entries, one_time_tokens } from '../tables.ts'

test('recovering an unconfirmed account removes the password that a stranger chose', async () => {
  const provider = await aProvider()
  const { email, password } = await provider.anUnconfirmed()
  await provider.post('/recover', { email })
  const token_hash = linkTokenIn(await provider.letterTo(email))
  expect((await provider.post('/verify', { type: 'recovery', token_hash })).status).toBe(200)
  expect((await provider.signIn(email, password)).body.code).toBe('invalid_credentials')
})

test('claim 26: an old session needs the mailed code or the current password to change it', async () => {
  const provider = await aProvider()
  const { accessToken, refreshToken, email } = await provider.aPerson()
  const early = await provider.call('PUT', '/user', { password: 'a second password' }, { token: accessToken })
  expect(early.status).toBe(200)
  provider.advance(86_400)
  const token = (await provider.refresh(refreshToken)).body.access_token as string
  const bare = await provider.call('PUT', '/user', { password: 'a third password' }, { token })
  expect(bare).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
  expect((await provider.call('GET', '/reauthenticate', undefined, { token })).status).toBe(200)
  const nonce = codeIn(await provider.letterTo(email))
  const wrong = await provider.call('PUT', '/user', { password: 'a third password', nonce: 'x' }, { token })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'reauthentication_not_valid' } })
  const right = await provider.call('PUT', '/user', { password: 'a third password', nonce }, { token })
  expect(right.status).toBe(200)
  const given = (current_password: string) =>
    provider.call('PUT', '/user', { password: 'a fifth password', current_password }, { token })
  expect((await given('a second password')).body.code).toBe('current_password_invalid')
  expect((await given('a third password')).status).toBe(200)
  const reused = await provider.call('PUT', '/user', { password: 'a fourth password', nonce }, { token })
  expect(reused.body.code).toBe('reauthentication_not_valid')
})

test('claim 26: where the operator asks for it, the current password is needed, except after a letter', async () => {
  const provider = await aProvider({ requireCurrentPassword: true })
  const { email, password: current } = await provider.aPerson()
  const token = (await provider.signIn(email, current)).body.access_token as string
  const put = (body: object) => provider.call('PUT', '/user', body, { token })
  expect((await put({ password: 'a second password' })).body.code).toBe('current_password_required')
  const wrong = await put({ password: 'a second password', current_password: 'not it' })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'current_password_invalid' } })
  expect((await put({ password: current, current_password: current })).body.code).toBe('same_password')
  expect((await put({ password: 'a second password', current_password: current })).status).toBe(200)
  await provider.post('/recover', { email })
  const recovered = await provider.post('/verify', {
    type: 'recovery',
    email,
    token: codeIn(await provider.letterTo(email)),
  })
  const byLetter = { token: recovered.body.access_token as string }
  expect((await provider.call('PUT', '/user', { password: 'a third password' }, byLetter)).status).toBe(200)
})

test('claim 19: a new password voids the links and codes of earlier letters', async () => {
  const provider = await aProvider()
  const { email, accessToken, userId } = await provider.aPerson()
  await provider.post('/recover', { email })
  const token_hash = linkTokenIn(await provider.letterTo(email))
  await provider.call('PUT', '/user', { password: 'a second password' }, { token: accessToken })
  const rows = await provider.db.select().from(one_time_tokens).where(eq(one_time_tokens.user_id, userId))
  expect(rows).toEqual([])
  expect((await provider.post('/verify', { type: 'recovery', token_hash })).body.code).toBe('otp_expired')
})

test('of two people who change to one address at once, one gets it and the other is refused', async () => {
  const provider = await aProvider({ secureEmailChange: false })
  for (let round = 0; round < 8; round++) {
    const email = anAddress()
    for (const { accessToken } of [await provider.aPerson(), await provider.aPerson()])
      expect((await provider.call('PUT', '/user', { email }, { token: accessToken })).status).toBe(200)
    const links = (await provider.lettersTo(email)).map(linkTokenIn)
    expect(links).toHaveLength(2)
    const answers = await Promise.all(
      links.map((token_hash) => provider.post('/verify', { type: 'email_change', token_hash })),
    )
    const [got, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect([got?.status, refused?.status, refused?.body.code]).toEqual([200, 422, 'email_exists'])
  }
})

test('a change that changes nothing leaves the account as it was', async () => {
  const provider = await aProvider()
  const { accessToken: token, email } = await provider.aPerson()
  const { body: before } = await provider.call('GET', '/user', undefined, { token })
  provider.advance(60)
  for (const change of [{}, { email }, { password: '', data: null }])
    expect((await provider.call('PUT', '/user', change, { token })).body).toEqual(before)
})

test('a change of address is confirmed from the start again where its letters are sent again', async () => {
  const provider = await aProvider()
  const { accessToken: token, email } = await provider.aPerson()
  const newEmail = anAddress()
  await provider.call('PUT', '/user', { email: newEmail }, { token })
  const confirm = async (address: string) => {
    const token_hash = linkTokenIn(await provider.letterTo(address))
    return (await provider.post('/verify', { type: 'email_change', token_hash })).body
  }
  expect(await confirm(newEmail)).toMatchObject({ code: '200' })
  provider.advance(61)
  await provider.post('/resend', { type: 'email_change', email })
  expect(await confirm(newEmail)).toMatchObject({ code: '200' })
  const { user } = await confirm(email)
  expect(user).toMatchObject({ email: newEmail, identities: [{ identity_data: { email: newEmail } }] })
})

test('confirming an account voids its other letters', async () => {
  const provider = await aProvider()
  const { email, link } = await provider.anUnconfirmed()
  await provider.post('/recover', { email })
  const recovery = linkTokenIn(await provider.letterTo(email))
  const { body } = await provider.post('/verify', { type: 'recovery', token_hash: recovery })
  expect(body.user).toMatchObject({ identities: [{ identity_data: { email_verified: true } }] })
  expect((await provider.post('/verify', { type: 'signup', token_hash: link })).status).toBe(403)

  const other = await provider.anUnconfirmed()
  await provider.post('/recover', { email: other.email })
  const late = linkTokenIn(await provider.letterTo(other.email))
  expect((await provider.post('/verify', { type: 'signup', token_hash: other.link })).status).toBe(200)
  expect((await provider.post('/verify', { type: 'recovery', token_hash: late })).status).toBe(403)
})

test('claim 19: with autoconfirm a new address ends the other sessions, and the old address is told', async () => {
  const provider = await aProvider({ autoconfirm: true })
  const [email, newEmail, password] = [anAddress(), anAddress(), 'correct horse battery']
  const { body } = await provider.post('/signup', { email, password })
  const [token, other] = [body, (await provider.signIn(email, password)).body].map((of) => String(of.access_token))
  const changed = await provider.call('PUT', '/user', { email: newEmail }, { token: token ?? '' })
  expect(changed.body).toMatchObject({ email: newEmail, identities: [{ identity_data: { email: newEmail } }] })
  expect((await provider.call('GET', '/user', undefined, { token: token ?? '' })).status).toBe(200)
  expect((await provider.call('GET', '/user', undefined, { token: other ?? '' })).status).toBe(403)
  expect((await provider.letterTo(email)).text).toContain(`now belongs to ${newEmail}`)
  const events = await provider.db
    .select()
    .from(audit_log_entries)
    .where(eq(audit_log_entries.user_id, String((body.user as { id: string }).id)))
  expect(events.map(({ kind }) => kind)).toContain('user_updated_email')
})

test('wrong current passwords are limited like those of a sign-in, and a new password clears them', async () => {
  const provider = await aProvider()
  const { accessToken: token, email } = await provider.aPerson()
  const change = (body: object) => provider.call('PUT', '/user', { password: 'a second password', ...body }, { token })
  for (let guess = 0; guess < 10; guess++)
    expect((await change({ current_password: `guess ${guess}` })).body.code).toBe('current_password_invalid')
  expect(await change({ current_password: 'guess 10' })).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit' },
  })
  expect((await change({ app_metadata: null })).status).toBe(200)
  expect((await provider.signIn(email, 'a second password')).status).toBe(200)
})
