import { expect, test } from 'vitest'
import { anAddress, aProvider, linkTokenIn } from '#tests/support/server/auth-provider.ts'

const password = 'correct horse battery'

test('an invitation opens a session once, in which the invited person chooses a password', async () => {
  const provider = await aProvider({ disableSignup: true })
  const admin = await provider.admin()
  const email = anAddress()
  const invited = await admin.inviteUserByEmail(email, { data: { full_name: 'Ada' } })
  expect(invited.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada' } })
  expect(invited.data.user?.invited_at).toBeTruthy()
  const letter = await provider.letterTo(email)
  expect(letter.link).toContain('/auth/confirm?token_hash=')
  expect(letter.text).toContain('The link works for 7 days.')
  const token_hash = linkTokenIn(letter)
  expect((await provider.post('/verify', { type: 'recovery', token_hash })).body.code).toBe('otp_expired')
  provider.advance(6 * 86_400)
  const client = provider.client()
  const { data, error } = await client.verifyOtp({ type: 'invite', token_hash })
  expect(error).toBeNull()
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect((await client.updateUser({ password })).error).toBeNull()
  expect((await provider.signIn(email, password)).status).toBe(200)
  expect((await provider.post('/verify', { type: 'invite', token_hash })).body.code).toBe('otp_expired')
})

test('a second invitation replaces the first, and somebody with an account is not invited', async () => {
  const provider = await aProvider()
  const email = anAddress()
  const invite = (to: string) => provider.serve('POST', '/invite', { email: to })
  const first = await invite(email)
  const again = await invite(email.toUpperCase())
  expect([again.status, again.body.id]).toEqual([200, first.body.id])
  const [old, fresh] = (await provider.lettersTo(email)).map(linkTokenIn)
  expect((await provider.post('/verify', { type: 'invite', token_hash: old })).status).toBe(403)
  expect((await provider.post('/verify', { type: 'invite', token_hash: fresh })).status).toBe(200)
  expect(await invite(email)).toMatchObject({ status: 422, body: { code: 'email_exists' } })
  expect((await invite('nobody')).body.code).toBe('validation_failed')
})

test('an invitation to an address that a stranger signed up with removes the stranger’s password', async () => {
  const provider = await aProvider()
  const { email } = await provider.anUnconfirmed(password)
  expect((await provider.serve('POST', '/invite', { email })).status).toBe(200)
  const token_hash = linkTokenIn(await provider.letterTo(email))
  expect((await provider.post('/verify', { type: 'invite', token_hash })).status).toBe(200)
  expect((await provider.signIn(email, password)).body.code).toBe('invalid_credentials')
})

test('a link lives as long as its kind says', async () => {
  const provider = await aProvider()
  const email = anAddress()
  await provider.serve('POST', '/invite', { email })
  const token_hash = linkTokenIn(await provider.letterTo(email))
  provider.advance(7 * 86_400 + 1)
  expect((await provider.post('/verify', { type: 'invite', token_hash })).body.code).toBe('otp_expired')
  const person = await provider.aPerson()
  const made = await provider.serve('POST', '/admin/generate_link', { type: 'magiclink', email: person.email })
  provider.advance(3601)
  const late = { type: 'magiclink', token_hash: made.body.hashed_token }
  expect((await provider.post('/verify', late)).body.code).toBe('otp_expired')
})

test('links that a server asks for are mailed to nobody, and do what their kind says', async () => {
  const provider = await aProvider()
  const admin = await provider.admin()
  const [fresh, guest, newcomer] = [anAddress(), anAddress(), anAddress()]
  const person = await provider.aPerson(password)
  const letters = await provider.lettersTo(person.email)
  const redirectTo = `${provider.siteUrl}/dashboard`

  const links = [
    await admin.generateLink({ type: 'signup', email: fresh, password, options: { redirectTo } }),
    await admin.generateLink({ type: 'invite', email: guest, options: { redirectTo } }),
    await admin.generateLink({ type: 'magiclink', email: person.email, options: { redirectTo } }),
    await admin.generateLink({ type: 'magiclink', email: newcomer, options: { redirectTo } }),
    await admin.generateLink({ type: 'recovery', email: person.email, options: { redirectTo } }),
  ]
  const types = ['signup', 'invite', 'magiclink', 'signup', 'recovery'] as const
  const emails = [fresh, guest, person.email, newcomer, person.email]
  for (const [n, { data, error }] of links.entries()) {
    expect(error).toBeNull()
    if (!data.properties) throw new Error(`There is no link for ${emails[n]}`)
    const { action_link, ...properties } = data.properties
    expect(properties).toMatchObject({ verification_type: types[n], redirect_to: redirectTo })
    expect(properties.email_otp).toMatch(/^\d{6}$/)
    expect(data.user).toMatchObject({ email: emails[n] })
    const landed = await provider.call('GET', action_link.replace(`${provider.siteUrl}/auth/v1`, ''))
    expect(landed.headers.get('location')).toBe(
      `${provider.siteUrl}/auth/confirm?token_hash=${properties.hashed_token}&type=${types[n]}&next=%2Fdashboard`,
    )
  }
  for (const email of [fresh, guest, newcomer]) expect(await provider.lettersTo(email)).toEqual([])
  expect(await provider.lettersTo(person.email)).toHaveLength(letters.length)
  const [signUp, invitation, magic] = links.map(({ data }) => data.properties?.hashed_token)
  for (const [type, token_hash] of [
    ['signup', signUp],
    ['invite', invitation],
    ['magiclink', magic],
  ] as const)
    expect((await provider.post('/verify', { type, token_hash })).status, type).toBe(200)
  expect((await provider.signIn(fresh, password)).status).toBe(200)
})

test('the two links of a change of address change it together', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson(password)
  const new_email = anAddress()
  const link = async (type: string) => provider.serve('POST', '/admin/generate_link', { type, email, new_email })
  const [current, next] = [await link('email_change_current'), await link('email_change_new')]
  expect([current.body.verification_type, next.body.verification_type]).toEqual([
    'email_change_current',
    'email_change_new',
  ])
  const verify = (token_hash: unknown) => provider.post('/verify', { type: 'email_change', token_hash })
  expect((await verify(current.body.hashed_token)).body.code).toBe('200')
  expect((await verify(next.body.hashed_token)).status).toBe(200)
  expect((await provider.signIn(new_email, password)).status).toBe(200)
})

test.each([
  [{ type: 'sms' }, 400, 'validation_failed'],
  [{ type: 'recovery', email: 'nobody' }, 400, 'validation_failed'],
  [{ type: 'recovery', email: 'unknown@example.org' }, 404, 'user_not_found'],
  [{ type: 'email_change_new', email: 'unknown@example.org' }, 400, 'validation_failed'],
  [{ type: 'email_change_new', email: 'unknown@example.org', new_email: 'b@example.org' }, 404, 'user_not_found'],
  [{ type: 'signup', email: 'unknown@example.org' }, 400, 'validation_failed'],
  [{ type: 'signup', email: 'unknown@example.org', password: 'short' }, 422, 'weak_password'],
])('a link of %j is refused', async (body, status, code) => {
  const provider = await aProvider()
  const answer = await provider.serve('POST', '/admin/generate_link', { email: 'someone@example.org', ...body })
  expect(answer).toMatchObject({ status, body: { code } })
})

test('no link signs up or invites somebody who has an account, or takes another person’s address', async () => {
  const provider = await aProvider()
  const [{ email }, other] = [await provider.aPerson(), await provider.aPerson()]
  for (const body of [
    { type: 'signup', email, password },
    { type: 'invite', email },
    { type: 'email_change_new', email, new_email: other.email },
  ])
    expect(await provider.serve('POST', '/admin/generate_link', body)).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    })
})
